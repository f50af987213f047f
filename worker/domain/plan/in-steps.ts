/**
 * Long work cut into steps: whoever runs it may let other work go first at each `yield`. The value of a step tells how far it is;
 * the result does not depend on where it stops.
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

/** Runs the steps with a pause after each. @param onStep hears of each step before its pause */
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
