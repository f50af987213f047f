import type { HeldOrder, PlanEdits } from '../../../../worker/planner/rules/plan/brief.ts'
import type { PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'

const without = (held: readonly HeldOrder[], id: string) => held.filter((other) => other.id !== id)

/** A line as it is held: in its amount, and on the first day that it was moved to, if it was. */
function heldOf({ held }: PlanEdits, { inventoryId: id, units, quantity }: PlanLine): HeldOrder {
  const start = held.find((other) => other.id === id)?.start
  return { id, units, quantity, ...(start && { start }) }
}

/** The edits with a line held in another amount, or on another first day. */
export const holdLine = (edits: PlanEdits, line: PlanLine, change: Partial<Omit<HeldOrder, 'id'>> = {}): PlanEdits => ({
  ...edits,
  held: [...without(edits.held, line.inventoryId), { ...heldOf(edits, line), ...change }],
})

/** The edits with a line locked as it is, or free again. */
export const toggleLock = (edits: PlanEdits, line: PlanLine): PlanEdits =>
  line.locked ? { ...edits, held: without(edits.held, line.inventoryId) } : holdLine(edits, line)

/** The edits with a line dropped. */
export const dropLine = (edits: PlanEdits, { inventoryId }: Pick<PlanLine, 'inventoryId'>): PlanEdits => ({
  held: without(edits.held, inventoryId),
  dropped: [...edits.dropped.filter((other) => other !== inventoryId), inventoryId],
})

/** The edits with a dropped line allowed again. */
export const bringBack = (edits: PlanEdits, id: string): PlanEdits => ({
  ...edits,
  dropped: edits.dropped.filter((other) => other !== id),
})
