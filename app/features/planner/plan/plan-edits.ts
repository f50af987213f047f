import type { HeldOrder, PlanEdits } from '../../../../worker/planner/rules/plan/brief.ts'
import type { PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'

const without = (held: readonly HeldOrder[], id: string) => held.filter((other) => other.id !== id)

/** Held order of a line: its quantity, and the first day that it was moved to, if any. */
function heldOf({ held }: PlanEdits, { inventoryId: id, units, quantity }: PlanLine): HeldOrder {
  const start = held.find((other) => other.id === id)?.start
  return { id, units, quantity, ...(start && { start }) }
}

/** Holds a line with another quantity or another first day. */
export const holdLine = (edits: PlanEdits, line: PlanLine, change: Partial<Omit<HeldOrder, 'id'>> = {}): PlanEdits => ({
  ...edits,
  held: [...without(edits.held, line.inventoryId), { ...heldOf(edits, line), ...change }],
})

/** Locks a line as it is, or unlocks it. */
export const toggleLock = (edits: PlanEdits, line: PlanLine): PlanEdits =>
  line.locked ? { ...edits, held: without(edits.held, line.inventoryId) } : holdLine(edits, line)

/** Drops a line. */
export const dropLine = (edits: PlanEdits, { inventoryId }: Pick<PlanLine, 'inventoryId'>): PlanEdits => ({
  held: without(edits.held, inventoryId),
  dropped: [...edits.dropped.filter((other) => other !== inventoryId), inventoryId],
})

/** Allows a dropped line again. */
export const bringBack = (edits: PlanEdits, id: string): PlanEdits => ({
  ...edits,
  dropped: edits.dropped.filter((other) => other !== id),
})
