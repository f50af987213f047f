import { hc } from 'hono/client'
import type { proofsApi } from '../../../../worker/booking/proofs.api.ts'
import type { DisputeReason } from '../../../../worker/booking/rules/proofs/proof.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const api = hc<typeof proofsApi>(...API)
const proof = api.proofs[':id']
const campaign = api.campaigns[':id']

/** Id and version of a proof on the page. */
export interface Seen {
  id: string
  version: number
}

const of = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** Accepts a proof. @throws RequestError conflict with the `current` proof; not_found */
export const acceptProof = ({ id, version }: Seen) =>
  signedInAnswerOf(proof.accept.$post({ ...of(id), json: { version } }))

/** Disputes a proof. @throws RequestError bad_input, conflict with the `current` proof; not_found */
export const disputeProof = ({ id, version }: Seen, reason: DisputeReason, text: string) =>
  signedInAnswerOf(proof.dispute.$post({ ...of(id), json: { version, reason, text } }))

/** Accepts or declines replacement days. @throws RequestError taken, conflict; not_found */
export const answerRemedy = ({ id, version }: Seen, answer: 'accepted' | 'declined') =>
  signedInAnswerOf(proof.remedy.$post({ ...of(id), json: { version, answer } }))

/** Accepts all of these proofs, or none. @throws RequestError conflict, not_found */
export const acceptAll = (id: string, proofs: readonly Seen[]) =>
  signedInAnswerOf(
    campaign.proofs.accept.$post({
      ...of(id),
      json: { proofs: proofs.map((one) => ({ id: one.id, version: one.version })) },
    }),
  )

/** Creates a link to the proofs. Only this answer has its path. @throws RequestError bad_input, conflict, not_found */
export const shareProofs = (id: string, expires: string) =>
  signedInAnswerOf(campaign.shares.$post({ ...of(id), json: { expires } }))

/** Ends a link. @throws RequestError not_found */
export const endShare = (id: string, share: string) =>
  signedInAnswerOf(campaign.shares[':share'].$delete({ param: { id: encodeURIComponent(id), share } }))
