import type { Point } from '../../../catalogue/rules/places/distance.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import { type Mover, move } from '../../../kernel/rules/transitions.ts'
import type { ProofState } from '../lines/states.ts'
import { PROOF } from '../lines/states.ts'

/** Time that an advertiser has to answer. Without an answer a proof is accepted. */
export const ANSWER_MS = 7 * 24 * 3_600_000
/** Hours after the start until which a site has its first photo. */
export const FIRST_PHOTO_HOURS = 48
/** Time that an owner has to send again after a dispute, in hours; both sides read it. */
export const AGAIN_HOURS = 48

/** Until when the owner of a disputed proof is waited for, ms; null where nothing is disputed. */
export const againBy = ({ status, decidedAt }: { status: ProofState; decidedAt: number | null }): number | null =>
  status === 'disputed' && decidedAt !== null ? decidedAt + AGAIN_HOURS * 3_600_000 : null

/**
 * State of a proof at an instant: a sent proof that is not answered in time is accepted, without a task that has to
 * run.
 */
export const stateAt = (
  { status, answerBy }: { status: ProofState; answerBy: number | null },
  now: number,
): ProofState => (status === 'uploaded' && answerBy !== null && answerBy <= now ? 'accepted' : status)

/** True when a side may use a verb on a proof now. */
export const may = (
  proof: { status: ProofState; answerBy: number | null },
  verb: string,
  by: Mover,
  now: number,
): boolean => 'to' in move(PROOF, stateAt(proof, now), verb, by)

/** Reasons of a dispute by an advertiser. */
export const DISPUTES = {
  artwork: 'Wrong artwork',
  unlit: 'Not lit at night',
  damaged: 'Torn or covered',
  dates: 'Not our dates',
  short: 'Less than was booked',
  other: 'Another reason',
} as const
export type DisputeReason = keyof typeof DISPUTES
export const DISPUTE_REASONS = Object.keys(DISPUTES) as [DisputeReason, ...DisputeReason[]]

/** Compensation for what was not shown. */
export interface Remedy {
  kind: 'credit' | 'make_good'
  /** The side that offers the days. */
  by: 'mediaOwner' | 'admin'
  /** Missing part of the promised amount; null in an owner's offer that nothing was decided on. */
  missing: number | null
  promised: number | null
  /** Refund, GST included; for a make-good, the refund that it replaces. */
  amount: number | null
  /** Days of a make-good. */
  starts: CivilDate | null
  ends: CivilDate | null
  /** The advertiser's answer to a make-good. */
  answer: 'accepted' | 'declined' | null
  /** The line that runs instead. */
  line: string | null
}

/** A check that helps to judge a proof. It never refuses one. */
export interface Hint {
  name: string
  isOk: boolean
  title: string
  text: string
}

/** Words that belong to a proof: the plates of vehicles, or edition, page and size of a tear sheet. */
export interface ProofFacts {
  plates?: string
  edition?: string
  page?: string
  size?: string
}

/** A file of a proof, as the checks read it. */
export interface CheckedFile {
  isPhoto: boolean
  moment: 'day' | 'night' | null
  width: number | null
  height: number | null
  sha256: string
  /** Local time of the camera, without a zone. */
  takenAt: string | null
  place: Point | null
  /** Instant of the upload, ms. */
  uploadedAt: number
  /** Earlier use of the same photo, in words. */
  seen: string | null
}
