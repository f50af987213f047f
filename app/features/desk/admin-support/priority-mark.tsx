import { ChevronsUp, Equal } from 'lucide-react'
import { TICKET_PRIORITY_LABELS, type TicketPriority } from '../../../../worker/desk/rules/support/ticket.ts'

/** Priority of a ticket as a symbol and a word. */
export function PriorityMark({ priority }: { priority: TicketPriority }) {
  const isHigh = priority === 'high'
  const Sign = isHigh ? ChevronsUp : Equal
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${isHigh ? 'text-danger' : 'text-ink-2'}`}>
      <Sign aria-hidden className="size-3.5" strokeWidth={2.25} />
      {TICKET_PRIORITY_LABELS[priority]}
      <span className="sr-only"> priority</span>
    </span>
  )
}
