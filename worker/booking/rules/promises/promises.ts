import { HOLD_MS } from '../campaigns/campaign-item.ts'
import { ANSWER_MS as OWNER_ANSWER_MS } from '../lines/working-days.ts'
import { AGAIN_HOURS, ANSWER_MS as PROOF_ANSWER_MS } from '../proofs/proof.ts'

// Promises in texts. Each is built from the rule that keeps it, so that the sentence changes with the rule.

const HOUR = 3_600_000
const hours = (ms: number) => `${ms / HOUR} hours`

/** Time that the days of a campaign are held once it is sent. */
export const HOLD_HOURS = HOLD_MS / HOUR
export const HOLD = hours(HOLD_MS)

/** Time of an owner to answer a request; less where the first day is near. */
export const OWNER_ANSWER = hours(OWNER_ANSWER_MS)

/** Time of an owner to send a disputed proof again. */
export const PROOF_AGAIN = hours(AGAIN_HOURS * HOUR)

/** Time of an advertiser to answer a proof; without an answer it counts as accepted. */
export const PROOF_ANSWER = `${PROOF_ANSWER_MS / (24 * HOUR)} days`
