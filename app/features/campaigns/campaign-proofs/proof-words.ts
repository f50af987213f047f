import type { ProofState } from '../../../../worker/booking/rules/lines/states.ts'
import type { Tone } from '../../../ui/badge.tsx'

/** Labels of a proof's state, for the advertiser. */
export const PROOF_WORDS: Record<ProofState, { label: string; tone: Tone }> = {
  due: { label: 'Due', tone: 'neutral' },
  uploaded: { label: 'To answer', tone: 'warn' },
  accepted: { label: 'Accepted', tone: 'success' },
  disputed: { label: 'Disputed', tone: 'danger' },
  waived: { label: 'Not needed', tone: 'neutral' },
  short: { label: 'Found short', tone: 'danger' },
}
