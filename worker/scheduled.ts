import { drizzle } from 'drizzle-orm/d1'
import { categoryTasks } from './catalogue/categories/scheduled.server.ts'
import { rollAvailability } from './catalogue/refresh-availability.server.ts'
import { contentTasks } from './desk/content/scheduled.server.ts'
import { newsletterTasks } from './desk/newsletter/scheduled.server.ts'
import { identityTasks } from './identity/scheduled.server.ts'
import { loggable } from './kernel/rules/loggable.ts'
import { runTasks } from './kernel/scheduled/run-tasks.ts'
import type { ScheduledTask } from './kernel/scheduled/task.ts'
import { createSweeper } from './kernel/sweeper.ts'
import { sendReportMails } from './money/reports/report-mail.server.ts'
import { ownerTasks } from './organisations/owners/invitations.server.ts'
import { plannerTasks } from './planner/scheduled.server.ts'
import { uploadTasks } from './uploads/scheduled.server.ts'
import { createWorkContext } from './work-context.ts'

/** The regular work of every feature. */
const TASKS: readonly ScheduledTask[] = [
  ...identityTasks,
  ...plannerTasks,
  ...newsletterTasks,
  ...categoryTasks,
  ...contentTasks,
  ...uploadTasks,
  ...ownerTasks,
]

/** Runs at the times of `[triggers]` in wrangler.toml. */
export const scheduled: ExportedHandlerScheduledHandler<Env> = async ({ scheduledTime }, env, execution) => {
  const ctx = { db: drizzle(env.DB), now: new Date(scheduledTime), files: env.FILES }
  // The first request of a day does it, too.
  await rollAvailability(ctx)
  // Its alarm does it. Should one have been lost, this sets the next.
  createSweeper(env.SWEEPER, (work) => execution.waitUntil(work)).wake()
  const work = createWorkContext(env, (later) => execution.waitUntil(later))
  await sendReportMails({ ...work, now: ctx.now }).catch((failure: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the other tasks run nevertheless, and the next hour tries again
    console.error(loggable(failure))
  })
  const removed = await runTasks(ctx, TASKS)
  // biome-ignore lint/suspicious/noConsole: the only trace of a run
  console.log('Scheduled tasks removed rows', JSON.stringify(removed))
}
