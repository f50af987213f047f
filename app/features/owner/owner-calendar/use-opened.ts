import { useState } from 'react'
import type { Taking } from '../../../../worker/supply/rules/calendar/takings.ts'

/** A block may have several spans. */
const nameOf = ({ id, resource, starts }: Taking) => JSON.stringify([id, resource, starts])

/**
 * The bookings and blocks that the panel beside the calendar shows. Only their names are kept: what the panel says is always
 * read from the newest data, and it closes when none of them is left.
 * @param all the bookings and blocks of the page
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
