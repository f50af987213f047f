import type { HeldOrder } from '../brief.ts'
import type { Plan, PlanLine } from '../plan.ts'
import type { LineEdit } from '../understanding.ts'

/** What became of a line that the advertiser spoke of. */
export interface LineOutcome {
  edit: LineEdit
  /** The lines that were meant: none where no line is like that, several where more than one is. */
  lines: PlanLine[]
  isDone: boolean
}

/** Line edits as ids and orders, found in the plan that they speak of. */
export interface ResolvedLines {
  outcomes: LineOutcome[]
  /** Orders that stay as they are while the money of other lines is spent again. */
  held: HeldOrder[]
  dropped: string[]
}

/** Finds the lines of the plan before that line edits speak of. @param plan null where there is none */
export function resolveLines(edits: readonly LineEdit[], plan: Plan | null): ResolvedLines {
  return { outcomes: edits.map((edit) => ({ edit, lines: plan ? [] : [], isDone: false })), held: [], dropped: [] }
}
