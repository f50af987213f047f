import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../identity/personal-data.ts'
import { plannerUsage, plans } from './planner.table.ts'
import { planPath } from './plans.server.ts'

/** The links of shared plans, which stop working with the account. Counters of turns are deleted with their day. */
export const plannerData: PersonalData = {
  tables: [plans, plannerUsage],
  collect: async ({ db, origin }, { user }) => {
    const rows = await db
      .select({ id: plans.id, createdAt: plans.createdAt, expiresAt: plans.expiresAt })
      .from(plans)
      .where(eq(plans.userId, user.id))
      .orderBy(asc(plans.createdAt))
    return { plans: rows.map(({ id, ...dates }) => ({ address: `${origin}${planPath(id)}`, ...dates })) }
  },
  erase: ({ db }, { id }) => [db.delete(plans).where(eq(plans.userId, id))],
}
