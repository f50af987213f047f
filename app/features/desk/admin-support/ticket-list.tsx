import { ArrowUpDown, LifeBuoy, ListFilter } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { TICKET_PRIORITY_LABELS, type TicketsPage } from '../../../../worker/desk/rules/support/ticket.ts'
import { TextLink } from '../../../ui/link.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { useListKeys } from '../../../ui/use-list-keys.ts'
import { respondPath, TicketCard } from './ticket-card.tsx'
import { optionsOf, TICKET_SOURCE, TICKET_STATUS } from './ticket-labels.ts'

const SELECTS = [
  {
    name: 'status',
    label: 'Tickets by status',
    icon: ListFilter,
    options: [
      { value: '', label: 'All Tickets' },
      ...Object.entries(TICKET_STATUS).map(([value, { label }]) => ({ value, label })),
    ],
  },
  {
    name: 'sort',
    label: 'Order',
    icon: ArrowUpDown,
    options: optionsOf({ '': 'Newest first', oldest: 'Oldest first', updated: 'Last update first' }),
  },
  { name: 'priority', label: 'Priority', options: optionsOf({ '': 'Any priority', ...TICKET_PRIORITY_LABELS }) },
  {
    name: 'assignee',
    label: 'Assigned to',
    options: optionsOf({ '': 'With anybody', mine: 'Mine', nobody: 'With nobody' }),
  },
  { name: 'source', label: 'Source', options: optionsOf({ '': 'Any source', ...TICKET_SOURCE }) },
]

interface TicketListProps extends TicketsPage {
  /** Whether these are the ones that the filter put aside. */
  isSpam: boolean
  /** When the list was read, milliseconds. */
  now: number
}

/** Tickets of the desk. J and K walk the cards, R answers the one that has the focus. */
export function TicketList({ tickets, isSpam, now, ...rest }: TicketListProps) {
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useListKeys(list, ['r'], (_, reference) => void navigate(respondPath(reference)))
  return (
    <div ref={list}>
      <ListPage
        {...rest}
        name="Tickets"
        noun={['ticket', 'tickets']}
        items={tickets}
        keyOf={({ id }) => id}
        placeholder="Reference, person or words"
        selects={SELECTS}
        look="cards"
        empty={
          isSpam
            ? {
                icon: LifeBuoy,
                title: 'No spam',
                text: 'Messages that a program seems to have sent are put aside here.',
              }
            : {
                icon: LifeBuoy,
                title: 'No tickets yet',
                text: 'What visitors write on the contact page, in their dashboards or by mail arrives here.',
              }
        }
      >
        {(ticket) => <TicketCard ticket={ticket} now={now} />}
      </ListPage>
      <p className="mt-5 text-xs text-ink-3">
        {isSpam ? (
          <TextLink to="/admin/support">Back to the tickets</TextLink>
        ) : (
          <>
            What a program seems to have sent is in the <TextLink to="/admin/support?spam=1">spam</TextLink>.
          </>
        )}
      </p>
    </div>
  )
}
