import { hc } from 'hono/client'
import type { proofsApi } from '../../../../worker/booking/proofs.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const api = hc<typeof proofsApi>(...API)
const ofLine = api.lines[':id'].proofs

/** Body of a proof to send or to check. */
export type ProofBody = Parameters<(typeof ofLine)['$put']>[0]['json']

const at = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** Results of the checks for a proof that is not sent. @throws RequestError bad_input, forbidden, not_found */
export const checkProof = (line: string, json: ProofBody) => signedInAnswerOf(ofLine.check.$post({ ...at(line), json }))

/** Sends a proof. @throws RequestError as `checkProof`; conflict with the `current` proof */
export const sendProof = (line: string, json: ProofBody) => signedInAnswerOf(ofLine.$put({ ...at(line), json }))

/** Offers replacement days for a disputed proof. @throws RequestError bad_input, taken, conflict */
export const offerMakeGood = (proof: string, json: { version: number; starts: string; ends: string }) =>
  signedInAnswerOf(api.proofs[':id']['make-good'].$post({ ...at(proof), json }))
