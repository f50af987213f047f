import { and, count, eq, gte } from 'drizzle-orm'
import { categories, listings, owners } from '../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../context.ts'
import { civilDate } from '../domain/dates.ts'
import type { Role } from '../domain/identity/roles.ts'
import { auditLog } from '../identity/audit.table.ts'
import { users } from '../identity/identity.table.ts'

export interface AdminOverview {
  categories: number
  listings: number
  owners: number
  users: Record<Role, number>
  /** Since midnight in India. */
  signInsToday: number
}

/** Figures of the back office, counted now. */
export async function getOverview({ db, now }: ServiceContext): Promise<AdminOverview> {
  const midnight = new Date(`${civilDate(now)}T00:00+05:30`).toISOString()
  const [[category], [listing], [owner], byRole, [signIns]] = await db.batch([
    db.select({ count: count() }).from(categories),
    db.select({ count: count() }).from(listings),
    db.select({ count: count() }).from(owners),
    db.select({ role: users.role, count: count() }).from(users).groupBy(users.role),
    db
      .select({ count: count() })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'user.signed_in'), gte(auditLog.at, midnight))),
  ])
  return {
    categories: category?.count ?? 0,
    listings: listing?.count ?? 0,
    owners: owner?.count ?? 0,
    users: {
      advertiser: 0,
      mediaOwner: 0,
      admin: 0,
      staff: 0,
      ...Object.fromEntries(byRole.map((row) => [row.role, row.count])),
    },
    signInsToday: signIns?.count ?? 0,
  }
}
