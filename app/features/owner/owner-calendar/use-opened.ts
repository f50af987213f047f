import { useState } from 'react'
import type { OwnAllocation } from '../../../../worker/supply/rules/calendar/own-allocations.ts'

/** Key of an allocation; a block may have several spans. */
const nameOf = ({ id, resource, starts }: OwnAllocation) => JSON.stringify([id, resource, starts])

/**
 * Allocations that the panel next to the calendar shows. Only their keys are stored: the panel always shows the newest
 * data, and closes when none of them is left.
 * @param all allocations of the page
 */
export function useOpened(all: readonly OwnAllocation[]) {
  const [names, setNames] = useState<readonly string[]>([])
  const allocations = names.length === 0 ? [] : all.filter((allocation) => names.includes(nameOf(allocation)))
  // It does not open again when the same days are taken later.
  if (names.length > 0 && allocations.length === 0) setNames([])
  return {
    allocations,
    open: (allocations: readonly OwnAllocation[]) => setNames(allocations.map(nameOf)),
    close: () => setNames([]),
  }
}
