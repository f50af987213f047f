import { and, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { addDays, civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { loadOffer } from '../offers.server.ts'
import { refOf } from '../rules/availability/resource.ts'
import type { NewWatch } from '../rules/availability/watch.ts'
import { checkDays } from '../rules/quote.ts'
import { watches } from '../watches.table.ts'

/** Places that one account watches: more is a mistake. */
const MAX_WATCHES = 100

/** Tells an account when days are free again, once. @throws DomainError bad_input for days that are over; not_found; conflict */
export async function watchDays(ctx: ServiceContext, user: CurrentUser, wanted: NewWatch): Promise<void> {
  const { db, now } = ctx
  const span = { start: wanted.startDate, end: wanted.endDate }
  checkDays(span, civilDate(now), { start: 'startDate', end: 'endDate' })
  const { resource } = await loadOffer(ctx, refOf(wanted.resource))
  const own = db.$count(watches, eq(watches.userId, user.id))
  const writes = db.batch([
    guard(db, sql`${own} < ${MAX_WATCHES}`),
    db
      .insert(watches)
      .values({ userId: user.id, resourceId: resource, starts: span.start, until: addDays(span.end, 1) })
      .onConflictDoNothing(),
  ])
  await commit(writes, async () => new DomainError('conflict', `You already watch ${MAX_WATCHES} places`))
}

/** Stops watching a place. */
export async function unwatch({ db }: ServiceContext, user: CurrentUser, resource: string): Promise<void> {
  await db.delete(watches).where(and(eq(watches.userId, user.id), eq(watches.resourceId, resource)))
}
