import { eq } from 'drizzle-orm'
import type { PersonalData } from '../identity/personal-data.ts'
import { plannerUsage, plans } from './planner.table.ts'

/**
 * Shared plans outlive the account without its id: the link is public and names nobody. Counters of turns are deleted
 * with their day.
 */
export const plannerData: PersonalData = {
  tables: [plans, plannerUsage],
  erase: ({ db }, { id }) => [db.update(plans).set({ userId: null }).where(eq(plans.userId, id))],
}
