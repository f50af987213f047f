import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { addDays, type CivilDate, type DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import type { CalendarRow } from '../../../../worker/supply/calendar/calendar.server.ts'
import {
  asPieces,
  levelsOf,
  type OwnCalendar,
  type Taking,
  takenOn,
} from '../../../../worker/supply/rules/calendar/takings.ts'

export const KIND_LABELS: Record<Taking['kind'], string> = {
  booked: 'Booked',
  asked: 'Asked for',
  blocked: 'Blocked by you',
  sold: 'Sold elsewhere',
}

/** What is written on a bar: `Jodo Mobile`, the note of a block. A request has a question mark after it. */
export function barLabel({ kind, who, note }: Pick<Taking, 'kind' | 'who' | 'note'>): string {
  if (kind === 'asked') return who ?? 'Asked for'
  if (kind === 'booked') return who ?? 'Booked'
  if (kind === 'sold') return note ? `Sold: ${note}` : 'Sold elsewhere'
  return note || 'Blocked'
}

/** The days of a taking, both included: `21 Dec to 3 Jan 2027`. */
export const takingDays = ({ starts, until }: Pick<Taking, 'starts' | 'until'>, today: CivilDate): string =>
  rangeText({ from: starts, until: addDays(until, -1) }, today)

/** A row as one thing that fills up: of a listing with spots, its spots. */
export const calendarOfRow = ({
  capacity,
  spots,
  takings,
}: Pick<CalendarRow, 'capacity' | 'spots' | 'takings'>): OwnCalendar =>
  spots.length > 0
    ? asPieces(
        spots.map(({ resource }) => resource),
        takings,
      )
    : { capacity, takings }

/** `4 of 6`, `3, not limited` */
export const takenText = (taken: number, capacity: number | null): string =>
  capacity === null ? `${taken}, not limited` : `${taken} of ${capacity}`

/** Everything that takes days of a row, for who does not see the bars. */
export function rowSummary(row: CalendarRow, window: DateSpan, today: CivilDate): string {
  if (row.soldOut) return 'Marked as sold out by you'
  const { capacity, takings } = calendarOfRow(row)
  const here = takings.filter(({ starts, until }) => starts <= window.end && until > window.start)
  if (here.length === 0) return capacity === null ? 'Not limited, nothing is booked' : 'All days are free'
  if (capacity === 1 && row.spots.length === 0) {
    return here
      .map(
        (taking) => `${KIND_LABELS[taking.kind]}${taking.who ? `, ${taking.who},` : ''} ${takingDays(taking, today)}`,
      )
      .join('; ')
  }
  return levelsOf(takings, window)
    .filter((level) => takenOn(level) > 0)
    .map((level) => `${takenText(takenOn(level), capacity)} taken ${rangeText(level, today)}`)
    .join('; ')
}
