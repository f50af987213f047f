import { ArrowUpDown, LifeBuoy, ListFilter } from 'lucide-react'
import { useNavigate } from 'react-router'
import { TICKET_PRIORITY_LABELS, type TicketsPage } from '../../../../worker/desk/rules/support/ticket.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { TextLink } from '../../../ui/link.tsx'
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
  { name: 'priority', label: 'Priority', options: optionsOf({ '': 'Any priority', ...TICKET_PRIORITY_LABELS }) },
  {
    name: 'assignee',
    label: 'Assigned to',
    options: optionsOf({ '': 'Anyone', mine: 'Mine', nobody: 'Unassigned' }),
  },
  { name: 'source', label: 'Source', options: optionsOf({ '': 'Any source', ...TICKET_SOURCE }) },
]

const ORDER = {
  name: 'sort',
  label: 'Order',
  icon: ArrowUpDown,
  options: optionsOf({ '': 'Newest first', oldest: 'Oldest first', updated: 'Last update first' }),
}

interface TicketListProps extends TicketsPage {
  /** True for the list of tickets that the spam filter removed. */
  isSpam: boolean
  /** Time of the server's answer, milliseconds. */
  now: number
}

/** Tickets of the desk. J and K move between the cards, R answers the focused one. */
export function TicketList({ tickets, isSpam, now, ...rest }: TicketListProps) {
  const navigate = useNavigate()
  return (
    <div>
      <ListPage
        {...rest}
        name="Tickets"
        noun={['ticket', 'tickets']}
        look="open"
        address={useListAddress()}
        search={{ placeholder: 'Reference, person or text' }}
        selects={SELECTS}
        order={ORDER}
        keys={{ letters: ['r'], onLetter: (_, reference) => void navigate(respondPath(reference)) }}
        empty={
          isSpam
            ? {
                icon: LifeBuoy,
                title: 'No spam',
                text: 'Messages that look automated appear here.',
              }
            : {
                icon: LifeBuoy,
                title: 'No tickets yet',
                text: 'Messages from the contact page, dashboards and mail appear here.',
              }
        }
      >
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard ticket={ticket} now={now} />
            </li>
          ))}
        </ul>
      </ListPage>
      <p className="mt-5 text-xs text-ink-3">
        {isSpam ? (
          <TextLink to="/admin/support">Back to the tickets</TextLink>
        ) : (
          <>
            Messages that look automated are in the <TextLink to="/admin/support?spam=1">spam</TextLink>.
          </>
        )}
      </p>
    </div>
  )
}
