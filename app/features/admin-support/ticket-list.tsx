import { LifeBuoy } from 'lucide-react'
import type { TicketsPage } from '../../../worker/domain/support/ticket.ts'
import { Badge } from '../../ui/badge.tsx'
import { CardLink } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { TextLink } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { TICKET_PRIORITY, TICKET_STATUS } from './ticket-labels.ts'

const FILTER = {
  name: 'status',
  label: 'Tickets by status',
  options: [
    { value: '', label: 'All Tickets' },
    ...Object.entries(TICKET_STATUS).map(([value, { label }]) => ({ value, label })),
  ],
}

interface TicketListProps extends TicketsPage {
  /** Whether these are the ones that the filter put aside. */
  isSpam: boolean
}

/** Messages of the contact page. */
export function TicketList({ tickets, isSpam, ...rest }: TicketListProps) {
  return (
    <>
      <ListPage
        {...rest}
        name="Messages"
        noun={['message', 'messages']}
        items={tickets}
        keyOf={({ id }) => id}
        placeholder="Reference, subject, name or email"
        filter={FILTER}
        empty={
          isSpam
            ? {
                icon: LifeBuoy,
                title: 'No spam',
                text: 'Messages that a program seems to have sent are put aside here.',
              }
            : {
                icon: LifeBuoy,
                title: 'No messages yet',
                text: 'What visitors write on the contact page arrives here.',
              }
        }
      >
        {({ reference, subject, name, email, status, priority, createdAt }) => (
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-64">
              <CardLink to={`/admin/support/tickets/${reference}`} className="font-semibold wrap-anywhere">
                {subject}
              </CardLink>
              <p className="mt-0.5 text-xs wrap-anywhere text-ink-2">
                {name}, {email}
              </p>
              <p className="mt-0.5 text-xs text-ink-3">
                <span className="num">{reference}</span>, <Instant at={createdAt} />
              </p>
            </div>
            <div className="flex gap-2">
              {priority === 'high' && <Badge tone={TICKET_PRIORITY.high.tone}>High priority</Badge>}
              <Badge tone={TICKET_STATUS[status].tone}>{TICKET_STATUS[status].label}</Badge>
            </div>
          </div>
        )}
      </ListPage>
      <p className="mt-5 text-xs text-ink-3">
        {isSpam ? (
          <TextLink to="/admin/support">Back to the messages</TextLink>
        ) : (
          <>
            What a program seems to have sent is in the <TextLink to="/admin/support?spam=1">spam</TextLink>.
          </>
        )}
      </p>
    </>
  )
}
