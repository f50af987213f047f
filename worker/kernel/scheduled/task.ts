import type { ServiceContext } from '../context.ts'

/** Context of a task: no request, no caller. */
export type TaskContext = Pick<ServiceContext, 'db' | 'now' | 'files'>

/** Rows of one step: a statement over more of them holds up the writes of visitors. */
export const STEP_ROWS = 500

/** Regular work of one feature. It may run at any time, twice, or never: no answer depends on it. */
export interface ScheduledTask {
  /** For the log: `sessions`. */
  name: string
  /** One bounded step. @returns the rows that it removed; fewer than STEP_ROWS when nothing is left to do */
  step: (ctx: TaskContext) => Promise<number>
}
