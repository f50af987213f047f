import { and, desc, eq, sql } from 'drizzle-orm'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { completenessOf } from '../rules/listings/completeness.ts'
import { formOf } from '../rules/listings/form.ts'
import type { ListingEvent, OwnerListing } from '../rules/listings/owner-listing.ts'
import { problemsOf } from '../rules/listings/problems.ts'
import { REVIEWED_LISTINGS } from '../rules/listings/review.ts'
import { getOwned, getRules, selectOpenLines } from './own-listing.server.ts'
import { countPublished } from './write.server.ts'

/** Limit of shown events of a listing. */
const MAX_EVENTS = 50

/** Events of a listing, latest first, with the names of the actors. */
export const selectEvents = ({ db }: Pick<ServiceContext, 'db'>, id: string) =>
  db
    .select({
      at: auditLog.at,
      // Members of our team are not named to owners.
      who: sql<string | null>`case when ${users.role} in ('admin', 'staff') then null else ${users.name} end`.as('who'),
      action: auditLog.action,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actor))
    .where(and(eq(auditLog.subject, id), sql`${auditLog.action} like 'listing.%'`))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MAX_EVENTS)

/** A listing as its owner edits it, in any state. @throws DomainError not_found, also for another owner's */
export async function getOwnerListing(ctx: ServiceContext, user: CurrentUser, id: string): Promise<OwnerListing> {
  const { db } = ctx
  const { listing, right, owner } = await getOwned(ctx, user, id)
  const [category, [open, history, [published]]] = await Promise.all([
    getRules(ctx, listing.category),
    db.batch([
      selectOpenLines(ctx, listing),
      selectEvents(ctx, id),
      db.select({ count: countPublished(listing.ownerId).as('published') }).from(sql`(select 1)`),
    ]),
  ])
  const problems = problemsOf(listing.content, category)
  const form = formOf(category)
  const { kept, ownerId: _, category: __, ...shown } = listing
  return {
    ...shown,
    owner,
    right,
    isReviewed: (published?.count ?? 0) < REVIEWED_LISTINGS,
    category: { id: category.id, name: category.name },
    subcategories: category.subcategories,
    fields: category.fields,
    form,
    variant: kept?.listing.variant ?? null,
    problems,
    completeness: completenessOf(listing.content, form, problems),
    openLines: {
      total: open.reduce((sum, { count }) => sum + count, 0),
      spots: Object.fromEntries(open.flatMap(({ spot, count }) => (spot === null ? [] : [[spot, count]]))),
    },
    history: history satisfies ListingEvent[],
  }
}
