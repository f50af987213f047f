import { type ScheduledTask, STEP_ROWS, type TaskContext } from './task.ts'

/** Steps of one task in one run. The rest is done in the next run. */
const MAX_STEPS = 20

/** Runs every task. One that fails does not keep the others from running. @returns the rows that each removed */
export async function runTasks(ctx: TaskContext, tasks: readonly ScheduledTask[]): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const { name, step } of tasks) {
    let rows = 0
    try {
      for (let steps = 0; steps < MAX_STEPS; steps++) {
        const some = await step(ctx)
        rows += some
        if (some < STEP_ROWS) break
      }
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: only the operator can mend it, and the next run tries again
      console.error(`The scheduled task ${name} failed`, error)
    }
    removed[name] = rows
  }
  return removed
}
