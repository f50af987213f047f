import { useState } from 'react'
import type { Taking } from '../../../../worker/supply/rules/calendar/takings.ts'

/** Key of an allocation; a block may have several spans. */
const nameOf = ({ id, resource, starts }: Taking) => JSON.stringify([id, resource, starts])

/**
 * Allocations that the panel next to the calendar shows. Only their keys are stored: the panel always shows the newest
 * data, and closes when none of them is left.
 * @param all allocations of the page
 */
export function useOpened(all: readonly Taking[]) {
  const [names, setNames] = useState<readonly string[]>([])
  const takings = names.length === 0 ? [] : all.filter((taking) => names.includes(nameOf(taking)))
  // It does not open again when the same days are taken later.
  if (names.length > 0 && takings.length === 0) setNames([])
  return {
    takings,
    open: (takings: readonly Taking[]) => setNames(takings.map(nameOf)),
    close: () => setNames([]),
  }
}
