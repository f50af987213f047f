/**
 * Long work in steps. At each `yield` the caller may let other requests be served. The yielded value tells the progress; the result
 * is the same however long the caller waits.
 */
export type InSteps<Step, Result> = Generator<Step, Result, void>

/** A heavy step of a plan is done: so many lines are chosen. */
export interface PlanStep {
  lines: number
}

/** Runs all steps at once. */
export function finish<Result>(work: InSteps<unknown, Result>): Result {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** Runs the steps with a pause after each. @param onStep called with each step before its pause */
export async function finishWithPauses<Step, Result>(
  work: InSteps<Step, Result>,
  { pause, onStep }: { pause: () => Promise<void>; onStep?: (step: Step) => void },
): Promise<Result> {
  let step = work.next()
  while (!step.done) {
    onStep?.(step.value)
    await pause()
    step = work.next()
  }
  return step.value
}
