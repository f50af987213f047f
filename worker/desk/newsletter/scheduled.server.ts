import { and, eq, lt } from 'drizzle-orm'
import { mailDay } from '../../kernel/rules/mail-limit.ts'
import { deletes } from '../../kernel/scheduled/expired.server.ts'
import type { ScheduledTask } from '../../kernel/scheduled/task.ts'
import { subscribers } from '../newsletter.table.ts'

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
