import type { Ticket } from '../../../../worker/desk/rules/support/ticket.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { FirstReplyClock } from './first-reply-clock.tsx'
import { PriorityMark } from './priority-mark.tsx'
import { TICKET_SOURCE, TICKET_STATUS } from './ticket-labels.ts'

export const ticketPath = (reference: string) => `/admin/support/tickets/${reference}`

/** Path of a ticket, with the focus in the answer. */
export const respondPath = (reference: string) => `${ticketPath(reference)}#respond`

/** Ticket in the list. */
export function TicketCard({ ticket, now }: { ticket: Ticket; now: number }) {
  const { reference, subject, name, email, status, priority, isSpam, source, assignee, createdAt, firstReplyAt } =
    ticket
  return (
    <Card as="article" aria-label={subject} data-card={reference}>
      <div className="flex items-start gap-3.5 p-4">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
            <h2 className="min-w-0 flex-1 basis-44 text-base leading-6 wrap-anywhere">
              <RouterLink
                to={ticketPath(reference)}
                className="rounded-xs hover:underline hover:decoration-from-font hover:underline-offset-2"
              >
                {subject}
              </RouterLink>
            </h2>
            <Badge tone={isSpam ? 'neutral' : TICKET_STATUS[status].tone}>
              {isSpam ? 'Spam' : TICKET_STATUS[status].label}
            </Badge>
          </div>
          <p className="mt-0.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-xs text-ink-2">
            <span className="wrap-anywhere">
              {name}, {email}
            </span>
            <span>
              Created <Instant at={createdAt} />
            </span>
            <PriorityMark priority={priority} />
          </p>
          <p className="mt-0.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-xs text-ink-3">
            <span className="num">{reference}</span>
            <span>{TICKET_SOURCE[source]}</span>
            <span>{assignee ? `Assigned to ${assignee.name}` : 'Unassigned'}</span>
            {firstReplyAt === null && <FirstReplyClock ticket={ticket} now={now} />}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-2.5">
        <LinkButton to={ticketPath(reference)} variant="outline" size="sm">
          View Details
          <span className="sr-only"> of {reference}</span>
        </LinkButton>
        <LinkButton to={respondPath(reference)} size="sm">
          Respond
          <span className="sr-only"> to {reference}</span>
        </LinkButton>
      </div>
    </Card>
  )
}
