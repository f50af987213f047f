import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { addDays, type CivilDate, type DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import type { CalendarRow } from '../../../../worker/supply/calendar/calendar.server.ts'
import {
  asPieces,
  levelsOf,
  type OwnAllocation,
  type OwnCalendar,
  takenOn,
} from '../../../../worker/supply/rules/calendar/own-allocations.ts'

export const KIND_LABELS: Record<OwnAllocation['kind'], string> = {
  booked: 'Booked',
  asked: 'Requested',
  blocked: 'Blocked by you',
  sold: 'Sold elsewhere',
}

/** Label of a bar: `Jodo Mobile`, or the note of a block. A request ends with a question mark. */
export function barLabel({ kind, who, note }: Pick<OwnAllocation, 'kind' | 'who' | 'note'>): string {
  if (kind === 'asked') return who ?? 'Requested'
  if (kind === 'booked') return who ?? 'Booked'
  if (kind === 'sold') return note ? `Sold: ${note}` : 'Sold elsewhere'
  return note || 'Blocked'
}

/** Days of an allocation, both ends included: `21 Dec to 3 Jan 2027`. */
export const allocationDays = ({ starts, until }: Pick<OwnAllocation, 'starts' | 'until'>, today: CivilDate): string =>
  rangeText({ from: starts, until: addDays(until, -1) }, today)

/** Row as one calendar: for a listing with spots, the sum of its spots. */
export const calendarOfRow = ({
  capacity,
  spots,
  allocations,
}: Pick<CalendarRow, 'capacity' | 'spots' | 'allocations'>): OwnCalendar =>
  spots.length > 0
    ? asPieces(
        spots.map(({ resource }) => resource),
        allocations,
      )
    : { capacity, allocations }

/** Taken quantity: `4 of 6`, `3, not limited`. */
export const takenText = (taken: number, capacity: number | null): string =>
  capacity === null ? `${taken}, not limited` : `${taken} of ${capacity}`

/** Allocations of a row as text, for screen readers. */
export function rowSummary(row: CalendarRow, window: DateSpan, today: CivilDate): string {
  if (row.soldOut) return 'Marked as sold out by you'
  const { capacity, allocations } = calendarOfRow(row)
  const here = allocations.filter(({ starts, until }) => starts <= window.end && until > window.start)
  if (here.length === 0) return capacity === null ? 'Not limited, nothing is booked' : 'All days are free'
  if (capacity === 1 && row.spots.length === 0) {
    return here
      .map(
        (allocation) =>
          `${KIND_LABELS[allocation.kind]}${allocation.who ? `, ${allocation.who},` : ''} ${allocationDays(allocation, today)}`,
      )
      .join('; ')
  }
  return levelsOf(allocations, window)
    .filter((level) => takenOn(level) > 0)
    .map((level) => `${takenText(takenOn(level), capacity)} taken ${rangeText(level, today)}`)
    .join('; ')
}
