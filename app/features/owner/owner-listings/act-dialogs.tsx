import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { OwnerListingRow } from '../../../../worker/supply/rules/listings/owner-listing.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** Act on one listing that needs a confirmation. */
export interface Question {
  row: OwnerListingRow
  act: 'pause' | 'archive' | 'delete'
  /** Number of open requests and bookings; null when it could not be read. */
  open: number | null
}

const WORDS = { pause: 'Pause', archive: 'Archive', delete: 'Delete' } as const

interface AskOneProps {
  question: Question
  onClose: () => void
  onConfirm: (question: Question) => Promise<unknown>
}

/** Asks before a listing is paused, archived or deleted. */
export const AskOne = ({ question, onClose, onConfirm }: AskOneProps) => (
  <ConfirmDialog
    title={`${WORDS[question.act]} “${question.row.title || 'this draft'}”?`}
    confirm={`${WORDS[question.act]} listing`}
    whyNot={question.act === 'archive' && question.open !== null && question.open > 0 && UNTIL_ENDED}
    isOpen
    onOpenChange={onClose}
    onConfirm={async () => {
      await onConfirm(question)
    }}
  >
    {consequenceOf(question)}
  </ConfirmDialog>
)

const UNTIL_ENDED = 'It can be archived when none is open.'

function consequenceOf({ row, act, open }: Question): string {
  if (act === 'delete') return 'Its content is deleted for good.'
  const first = row.state === 'live' ? 'It leaves the public site immediately.' : 'You find it under Archived.'
  const rule = act === 'pause' ? 'Bookings stay. Requests cannot be confirmed while it is paused.' : UNTIL_ENDED
  if (open === null) return `${first} Its open requests and bookings could not be loaded. ${rule}`
  if (open === 0) return first
  const count = `It has ${plural(open, ['open request or booking', 'open requests and bookings'])}.`
  return act === 'pause' ? `${first} ${count} ${rule}` : `${count} ${rule}`
}

interface AskSeveralProps {
  act: 'pause' | 'archive'
  chosen: readonly OwnerListingRow[]
  onClose: () => void
  onConfirm: () => Promise<unknown>
}

/** Asks before several listings are paused or archived. */
export function AskSeveral({ act, chosen, onClose, onConfirm }: AskSeveralProps) {
  const waiting = chosen.filter(({ request }) => request !== null).length
  const isAnyLive = chosen.some(({ state }) => state === 'live')
  return (
    <ConfirmDialog
      title={`${WORDS[act]} ${plural(chosen.length, ['listing', 'listings'])}?`}
      confirm={`${WORDS[act]} ${plural(chosen.length, ['listing', 'listings'])}`}
      isOpen
      onOpenChange={onClose}
      onConfirm={async () => {
        await onConfirm()
      }}
    >
      {isAnyLive && 'They leave the public site immediately. '}
      {act === 'archive'
        ? 'If one of them has open requests or bookings, none is archived.'
        : waiting > 0 && `${waiting} of them have pending requests, which cannot be confirmed while paused.`}
    </ConfirmDialog>
  )
}
