import type { HeldOrder } from '../brief.ts'
import type { Plan, PlanLine } from '../plan.ts'
import type { LineEdit } from '../understanding.ts'
import { findLines } from './find-lines.ts'

/** Result for a line that the advertiser named. */
export interface LineOutcome {
  edit: LineEdit
  /** The lines that were meant: none where no line is like that, several where the words fit more than one. */
  lines: PlanLine[]
  isDone: boolean
  /** Lines that replaced it. */
  came: PlanLine[]
}

/** Line edits as ids and orders, found in the plan that they speak of. */
export interface ResolvedLines {
  outcomes: LineOutcome[]
  /** Locked by words. */
  held: HeldOrder[]
  /** Ids that words unlock. */
  freed: string[]
  /** Ids that go. */
  dropped: string[]
}

/** Edits that may speak of several lines at once. */
const isForSeveral = ({ act, line }: LineEdit) =>
  act === 'hold' || act === 'free' || line.by === 'all' || line.by === 'area'

/**
 * Finds the lines of the plan before that line edits speak of. Where words fit several lines nothing is done: it has to be asked which.
 * @param plan null where there is none
 * @param spoken ids of the lines that were spoken of last
 */
export function resolveLines(edits: readonly LineEdit[], plan: Plan | null, spoken: readonly string[]): ResolvedLines {
  const outcomes = edits.map((edit): LineOutcome => {
    const lines = findLines(plan?.lineItems ?? [], edit.line, spoken)
    return {
      edit,
      lines,
      came: [],
      isDone: lines.length === 1 || (lines.length > 1 && isForSeveral(edit)) || edit.line.by === 'area',
    }
  })
  const done = (...acts: LineEdit['act'][]) =>
    outcomes.filter(({ edit, isDone }) => isDone && acts.includes(edit.act)).flatMap(({ lines }) => lines)
  return {
    outcomes,
    held: done('hold').map(orderOf),
    freed: done('free').map(({ inventoryId }) => inventoryId),
    dropped: done('drop', 'replace').map(({ inventoryId }) => inventoryId),
  }
}

/** The order of a line, as it is held. */
export const orderOf = ({ inventoryId, units, quantity, startDate }: PlanLine): HeldOrder => ({
  id: inventoryId,
  units,
  quantity,
  start: startDate,
})
