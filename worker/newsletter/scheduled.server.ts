import { and, eq, lt } from 'drizzle-orm'
import { mailDay } from '../domain/mail-limit.ts'
import { deletes } from '../scheduled/expired.server.ts'
import type { ScheduledTask } from '../scheduled/task.ts'
import { subscribers } from './newsletter.table.ts'

/** Regular work of the newsletter. An address that never confirmed did not ask for anything. */
export const newsletterTasks: readonly ScheduledTask[] = [
  deletes('subscriptions', subscribers, ({ now }) =>
    and(
      eq(subscribers.status, 'pending'),
      lt(subscribers.confirmExpiresAt, mailDay(now)),
      lt(subscribers.mailedAt, mailDay(now)),
    ),
  ),
]
