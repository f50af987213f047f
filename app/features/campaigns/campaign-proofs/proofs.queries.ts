import { hc } from 'hono/client'
import type { proofsApi } from '../../../../worker/booking/proofs.api.ts'
import type { DisputeReason } from '../../../../worker/booking/rules/proofs/proof.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const api = hc<typeof proofsApi>(...API)
const proof = api.proofs[':id']
const campaign = api.campaigns[':id']

/** A proof as the page shows it. */
export interface Seen {
  id: string
  version: number
}

const of = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** @throws RequestError conflict with the `current` proof; not_found */
export const acceptProof = ({ id, version }: Seen) =>
  signedInAnswerOf(proof.accept.$post({ ...of(id), json: { version } }))

/** @throws RequestError bad_input, conflict with the `current` proof; not_found */
export const disputeProof = ({ id, version }: Seen, reason: DisputeReason, text: string) =>
  signedInAnswerOf(proof.dispute.$post({ ...of(id), json: { version, reason, text } }))

/** Takes or declines days at no charge. @throws RequestError taken, conflict; not_found */
export const answerRemedy = ({ id, version }: Seen, answer: 'accepted' | 'declined') =>
  signedInAnswerOf(proof.remedy.$post({ ...of(id), json: { version, answer } }))

/** All of them or none. @throws RequestError conflict, not_found */
export const acceptAll = (id: string, proofs: readonly Seen[]) =>
  signedInAnswerOf(
    campaign.proofs.accept.$post({
      ...of(id),
      json: { proofs: proofs.map((one) => ({ id: one.id, version: one.version })) },
    }),
  )

/** The path of the link is told once. @throws RequestError bad_input, conflict, not_found */
export const shareProofs = (id: string, expires: string) =>
  signedInAnswerOf(campaign.shares.$post({ ...of(id), json: { expires } }))

/** @throws RequestError not_found */
export const endShare = (id: string, share: string) =>
  signedInAnswerOf(campaign.shares[':share'].$delete({ param: { id: encodeURIComponent(id), share } }))
