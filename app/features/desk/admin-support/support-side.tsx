import type { ReactNode } from 'react'
import {
  resolutionText,
  responseText,
  SUPPORT_PERIOD_DAYS,
  type SupportFigures,
  type TicketEvent,
} from '../../../../worker/desk/rules/support/figures.ts'
import { FIRST_REPLY_HOURS } from '../../../../worker/desk/rules/support/first-reply.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ticketPath } from './ticket-card.tsx'

const PERIOD = `last ${SUPPORT_PERIOD_DAYS} days`

/** Figures of the desk, each with a caption. For use inside a panel. */
export function QuickStats({ figures: { open, responseHours, period } }: { figures: SupportFigures }) {
  return (
    <dl className="divide-y divide-line">
      <Stat label="Open Tickets" note={`${formatNumber(open.high)} of high priority`}>
        {formatNumber(open.all)}
      </Stat>
      <Stat label="Average Response Time" note={`target ${FIRST_REPLY_HOURS} hours, ${PERIOD}`}>
        {responseText(responseHours)}
      </Stat>
      <Stat
        label="Resolution Rate"
        note={`${formatNumber(period.resolved)} of ${formatNumber(period.all)} tickets, ${PERIOD}`}
      >
        {resolutionText(period)}
      </Stat>
    </dl>
  )
}

const Stat = ({ label, note, children }: { label: string; note: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4 px-4 py-3">
    <dt className="min-w-0">
      {label}
      <span className="num block text-xs text-ink-3">{note}</span>
    </dt>
    <dd className="num shrink-0 text-lg font-bold">{children}</dd>
  </div>
)

const DID: Record<TicketEvent['kind'], (who: string) => ReactNode> = {
  created: (who) => (
    <>
      <b className="wrap-anywhere">{who}</b> asked about
    </>
  ),
  received: (who) => (
    <>
      <b className="wrap-anywhere">{who}</b> wrote again about
    </>
  ),
  replied: (who) => (
    <>
      <b className="wrap-anywhere">{who}</b> replied to
    </>
  ),
  noted: (who) => (
    <>
      <b className="wrap-anywhere">{who}</b> left a note on
    </>
  ),
  resolved: () => <b>Resolved</b>,
}

/** Recent events of tickets. For use inside a panel. */
export function RecentTickets({ events }: { events: readonly TicketEvent[] }) {
  if (events.length === 0) return <p className="p-4 text-ink-2">No activity yet.</p>
  return (
    <ol className="divide-y divide-line">
      {events.map(({ reference, subject, kind, who, at }) => (
        <li key={`${reference} ${kind} ${at}`} className="flex items-start gap-3 px-4 py-3">
          <Avatar name={who || subject} />
          <p className="min-w-0">
            {DID[kind](who)}{' '}
            <TextLink to={ticketPath(reference)} className="wrap-anywhere">
              {subject}
            </TextLink>
            <span className="block text-xs text-ink-3">
              <Instant at={at} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}
