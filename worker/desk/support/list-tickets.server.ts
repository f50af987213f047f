import { and, count, desc, eq, gte, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { addDays, civilDate } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { matchOf } from '../../kernel/rules/text/match.ts'
import { SUPPORT_PERIOD_DAYS, type SupportFigures, type TicketEvent } from '../rules/support/figures.ts'
import { TICKETS_PAGE, type TicketQuery, type TicketsPage } from '../rules/support/ticket.ts'
import { supportTickets, ticketMessages } from '../support.table.ts'
import { selectTickets, ticketOf, ticketsMatching } from './select-tickets.server.ts'

const assignedTo = (assignee: TicketQuery['assignee'], user: Pick<CurrentUser, 'id'>): SQL | undefined => {
  if (assignee === undefined) return undefined
  return assignee === 'mine' ? eq(supportTickets.assignee, user.id) : isNull(supportTickets.assignee)
}

const ORDER = { newest: desc(supportTickets.id), oldest: supportTickets.id, updated: desc(supportTickets.lastUpdate) }

/** The statements of the list: a page of tickets, and how many there are. */
export function ticketStatements(
  { db }: Pick<ServiceContext, 'db'>,
  user: Pick<CurrentUser, 'id'>,
  { status, priority, assignee, source, spam, q, sort, page }: TicketQuery,
) {
  const narrow = and(
    eq(supportTickets.isSpam, spam !== undefined),
    status && eq(supportTickets.status, status),
    priority && eq(supportTickets.priority, priority),
    source && eq(supportTickets.source, source),
    assignedTo(assignee, user),
    q === undefined ? undefined : ticketsMatching(matchOf(q)),
  )
  return {
    tickets: selectTickets({ db })
      .where(narrow)
      .orderBy(ORDER[sort ?? 'newest'])
      .limit(TICKETS_PAGE)
      .offset((page - 1) * TICKETS_PAGE),
    counted: db.select({ total: count() }).from(supportTickets).where(narrow),
  }
}

/**
 * Tickets for staff, newest first by default; spam only on request.
 * @throws DomainError not_found for a page beyond the last
 */
export async function listTickets(
  service: Pick<ServiceContext, 'db'>,
  user: Pick<CurrentUser, 'id'>,
  query: TicketQuery,
): Promise<TicketsPage> {
  const { tickets, counted } = ticketStatements(service, user, query)
  const [rows, [found]] = await service.db.batch([tickets, counted])
  const total = found?.total ?? 0
  const { page } = query
  return { tickets: rows.map(ticketOf), total, page, pages: pageCount(total, { page, size: TICKETS_PAGE }) }
}

/** The statements of the figures. */
export function figureStatements({ db, now }: Pick<ServiceContext, 'db' | 'now'>) {
  const first = addDays(civilDate(now), 1 - SUPPORT_PERIOD_DAYS)
  const since = new Date(`${first}T00:00+05:30`).toISOString()
  const { isSpam, status, priority, createdAt, firstReplyAt } = supportTickets
  return {
    open: db.select({ priority, count: count() }).from(supportTickets).where(isOpenTicket).groupBy(priority),
    period: db
      .select({
        all: count(),
        resolved: sql<number>`count(*) filter (where ${status} = 'resolved')`,
        responseHours: sql<number | null>`avg((julianday(${firstReplyAt}) - julianday(${createdAt})) * 24)`,
      })
      .from(supportTickets)
      .where(and(eq(isSpam, false), gte(createdAt, since))),
  }
}

/** Figures of the support desk, counted now. */
export async function getSupportFigures(service: Pick<ServiceContext, 'db' | 'now'>): Promise<SupportFigures> {
  const { open, period } = figureStatements(service)
  const [byPriority, [counted]] = await service.db.batch([open, period])
  const { all = 0, resolved = 0, responseHours = null } = counted ?? {}
  const of = (wanted: 'high' | 'medium') => byPriority.find(({ priority }) => priority === wanted)?.count ?? 0
  return {
    open: { all: of('high') + of('medium'), high: of('high'), medium: of('medium') },
    responseHours,
    period: { all, resolved },
  }
}

/** True while a ticket waits for its first answer. */
export const isOpenTicket = and(eq(supportTickets.isSpam, false), eq(supportTickets.status, 'open'))

/** Tickets that are open now, for the navigation. One statement that an index answers. */
export const countOpenTickets = ({ db }: Pick<ServiceContext, 'db'>): Promise<number> =>
  db.$count(supportTickets, isOpenTicket)

const EVENTS = 6

/** Latest events of tickets, newest first: each part is read from the end of its index. */
export async function listTicketEvents({ db }: Pick<ServiceContext, 'db'>): Promise<TicketEvent[]> {
  const { reference, subject, name, isSpam, createdAt, resolvedAt } = supportTickets
  const [made, written, resolved] = await db.batch([
    db
      .select({ reference, subject, who: name, at: createdAt })
      .from(supportTickets)
      .where(eq(isSpam, false))
      .orderBy(desc(supportTickets.id))
      .limit(EVENTS),
    db
      .select({
        reference,
        subject,
        name,
        author: sql<string | null>`${users.name}`.as('author'),
        kind: ticketMessages.kind,
        at: ticketMessages.at,
      })
      .from(ticketMessages)
      .innerJoin(supportTickets, eq(supportTickets.id, ticketMessages.ticketId))
      .leftJoin(users, eq(users.id, ticketMessages.userId))
      .where(ne(supportTickets.isSpam, true))
      .orderBy(desc(ticketMessages.id))
      .limit(EVENTS),
    db
      .select({ reference, subject, at: resolvedAt })
      .from(supportTickets)
      .where(and(isNotNull(resolvedAt), eq(isSpam, false)))
      .orderBy(desc(resolvedAt))
      .limit(EVENTS),
  ])
  const KIND_LABELS = { received: 'received', reply: 'replied', note: 'noted' } as const
  const events: TicketEvent[] = [
    ...made.map((event) => ({ ...event, kind: 'created' as const })),
    ...written.map(({ author, name: requester, kind, ...event }) => ({
      ...event,
      kind: KIND_LABELS[kind],
      who: kind === 'received' ? requester : (author ?? 'A former colleague'),
    })),
    ...resolved.map(({ at, ...event }) => ({ ...event, kind: 'resolved' as const, who: '', at: at ?? '' })),
  ]
  return events.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, EVENTS)
}
