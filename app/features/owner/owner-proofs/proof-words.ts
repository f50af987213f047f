import type { ProofState } from '../../../../worker/booking/rules/lines/states.ts'
import type { Slot } from '../../../../worker/booking/rules/proofs/slots.ts'
import { addDays, type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import type { Tone } from '../../../ui/badge.tsx'

interface Words {
  label: string
  tone: Tone
}

/** Labels of a proof's state, for the owner. */
export const PROOF_WORDS: Record<ProofState, Words> = {
  due: { label: 'Due', tone: 'warn' },
  uploaded: { label: 'Sent', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'success' },
  disputed: { label: 'Disputed', tone: 'danger' },
  waived: { label: 'Not needed', tone: 'neutral' },
  short: { label: 'Found short', tone: 'danger' },
}

const SOON_DAYS = 2

/** Due date of a proof, relative to a day. */
export function dueWords({ due }: Pick<Slot, 'due'>, today: CivilDate): Words {
  if (due < today) return { label: `Late, was due ${formatDate(due, today)}`, tone: 'danger' }
  if (due === today) return { label: 'Due today', tone: 'danger' }
  return { label: `Due ${formatDate(due, today)}`, tone: due <= addDays(today, SOON_DAYS) ? 'warn' : 'neutral' }
}

export const proofPath = (line: { id: string }, { slot }: Pick<Slot, 'slot'>): string =>
  `/dashboard/proofs/${encodeURIComponent(line.id)}/${encodeURIComponent(slot)}`

/** Label of the button of a due proof. */
export const actionOf = ({ kind }: Pick<Slot, 'kind'>): string =>
  ({
    photo: 'Take photo',
    log: 'Add log',
    certificate: 'Add log',
    tear_sheet: 'Add tear sheet',
    report: 'Add report',
    link: 'Add link',
    sheet: 'Add sheet',
  })[kind]

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** Small number as a word at the start of a sentence: `Four`. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count)
