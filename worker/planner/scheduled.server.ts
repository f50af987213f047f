import { lt } from 'drizzle-orm'
import { civilDate } from '../kernel/rules/dates.ts'
import { deletes } from '../kernel/scheduled/expired.server.ts'
import type { ScheduledTask } from '../kernel/scheduled/task.ts'
import { plannerUsage, plans } from './planner.table.ts'

/** Days for which an address still shows that its plan has expired. */
const SAID_DAYS = 30

/** Regular work of the planner. */
export const plannerTasks: readonly ScheduledTask[] = [
  deletes('plans', plans, ({ now }) =>
    lt(plans.expiresAt, new Date(now.getTime() - SAID_DAYS * 86_400_000).toISOString()),
  ),
  deletes('turns', plannerUsage, ({ now }) => lt(plannerUsage.day, civilDate(now))),
]
