import { ChevronRight } from 'lucide-react'
import { addDays, type CivilDate, type DateSpan, daysIn } from '../../../../worker/kernel/rules/dates.ts'
import type { CalendarRow, OwnerCalendar } from '../../../../worker/supply/calendar/calendar.server.ts'
import { COUNTED_DAYS } from '../../../../worker/supply/rules/calendar/calendar-query.ts'
import { countDays, levelsOf, takenOn } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { Bars, Legend } from './bars.tsx'
import { ticksOf } from './layout.ts'
import { calendarOfRow, rowSummary, takenText } from './words.ts'
import { ListingPicture } from './year-grid.tsx'

const percent = (value: number) => `${value}%`

function stateText(row: CalendarRow, today: CivilDate): string {
  if (row.soldOut) return 'Sold out, as you marked it'
  const calendar = calendarOfRow(row)
  if (calendar.capacity === 1 && row.spots.length === 0) {
    const { free } = countDays(calendar, { start: today, end: addDays(today, COUNTED_DAYS - 1) })
    return `${free} of the next ${COUNTED_DAYS} days free`
  }
  const [now] = levelsOf(calendar.allocations, { start: today, end: today })
  const taken = now ? takenOn(now) : 0
  return `${takenText(taken, calendar.capacity)}${row.spots.length > 0 ? ' spots' : ''} taken today`
}

/** Calendar on phones: each listing with its months as a strip; a tap opens its weeks. */
export function CalendarList({
  calendar: { rows, window },
  months,
  today,
}: {
  calendar: OwnerCalendar
  months: number
  today: CivilDate
}) {
  const ticks = ticksOf(window, months)
  return (
    <div>
      <div aria-hidden className="relative h-6">
        {ticks
          .filter((_, i) => ticks.length <= 6 || i % Math.ceil(ticks.length / 6) === 0)
          .map(({ day, label, left }) => (
            <span key={day} className="num absolute text-2xs text-ink-3" style={{ left: percent(left) }}>
              {months === 12 ? label.split(' ')[0] : label}
            </span>
          ))}
      </div>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="relative py-3.5">
            <div className="flex items-center gap-3">
              <ListingPicture row={row} className="h-10.5 w-14 rounded-sm" />
              <div className="min-w-0 flex-1">
                <RouterLink
                  to={`/dashboard/calendar/${row.id}`}
                  className="line-clamp-2 rounded-xs text-sm font-semibold after:absolute after:inset-0"
                >
                  {row.title}
                </RouterLink>
                <ListingMarks listing={row} />
                <p className="num text-xs text-ink-2">{stateText(row, today)}</p>
              </div>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />
            </div>
            <Strip row={row} window={window} today={today} ticks={ticks} />
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Legend hasFree={false} />
      </div>
    </div>
  )
}

function Strip({
  row,
  window,
  today,
  ticks,
}: {
  row: CalendarRow
  window: DateSpan
  today: CivilDate
  ticks: ReturnType<typeof ticksOf>
}) {
  const at = ((daysIn({ start: window.start, end: today }) - 0.5) / daysIn(window)) * 100
  return (
    <div className="relative mt-2.5 h-6 overflow-hidden rounded-xs bg-surface-2">
      <p className="sr-only">{rowSummary(row, window, today)}</p>
      {ticks.slice(1).map(({ day, left }) => (
        <span key={day} aria-hidden className="absolute inset-y-0 w-px bg-line" style={{ left: percent(left) }} />
      ))}
      {row.soldOut ? (
        <span aria-hidden className="absolute inset-0 hatch bg-surface-3" />
      ) : (
        <Bars
          calendar={calendarOfRow(row)}
          isSingle={row.capacity === 1 && row.spots.length === 0}
          window={window}
          isPlain
        />
      )}
      {at >= 0 && at <= 100 && (
        <span
          aria-hidden
          className="absolute inset-y-0 w-px bg-danger-fill forced-colors:w-0.75"
          style={{ left: percent(at) }}
        />
      )}
    </div>
  )
}
