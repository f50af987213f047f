import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { packRecord } from '../../worker/planner/packed-plan.ts'
import { plans } from '../../worker/planner/planner.table.ts'
import type { Plan } from '../../worker/planner/rules/plan/plan.ts'
import { planWith } from './plan.ts'

let made = 0

/** A shared plan, straight in the database. @returns its id */
export async function sharedPlan(
  plan: Plan = planWith(),
  expiresAt = '2099-01-01T00:00:00.000Z',
  userId: string | null = null,
): Promise<string> {
  made += 1
  const id = `test-plan-${made}`.padEnd(22, '_')
  await drizzle(env.DB)
    .insert(plans)
    .values({ id, plan: await packRecord(plan), createdAt: plan.createdAt, expiresAt, userId })
  return id
}
