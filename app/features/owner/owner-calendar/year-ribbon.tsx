import { type Season, seasonOn } from '../../../../worker/catalogue/rules/seasons.ts'
import { addDays, addMonths, type CivilDate, type DateSpan, daysIn } from '../../../../worker/kernel/rules/dates.ts'
import type { SoldCalendar } from '../../../../worker/supply/calendar/listing-calendar.server.ts'
import { asPieces, type OwnCalendar } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { Card } from '../../../ui/card.tsx'
import { Bars } from './bars.tsx'
import { ticksOf } from './layout.ts'

const percent = (value: number) => `${value}%`

const COLOURS = ['bg-chart-2', 'bg-chart-5', 'bg-chart-4', 'bg-chart-3'] as const

const bpText = (bp: number) => `${bp > 0 ? '+' : bp < 0 ? '−' : ''}${Math.abs(bp) / 100}%`

/** Consecutive days of one season; null outside of any. */
function runsOf(seasons: readonly Season[], window: DateSpan) {
  const runs: { start: CivilDate; days: number; season: Season | null }[] = []
  for (let day = window.start; day <= window.end; day = addDays(day, 1)) {
    const season = seasonOn(seasons, day) ?? null
    const last = runs.at(-1)
    if (last && last.season === season) last.days += 1
    else runs.push({ start: day, days: 1, season })
  }
  return runs
}

interface YearRibbonProps {
  /** Calendars of the listing's spots, or of the chosen spot. */
  sold: readonly SoldCalendar[]
  seasons: readonly Season[]
  start: CivilDate
  today: CivilDate
}

/** Twelve months as one bar, with the seasons of the price below. */
export function YearRibbon({ sold, seasons, start, today }: YearRibbonProps) {
  const window = { start, end: addDays(addMonths(start, 12), -1) }
  const ticks = ticksOf(window, 12)
  const [only] = sold
  const isOne = sold.length === 1 && only !== undefined
  const calendar: OwnCalendar = isOne
    ? only
    : asPieces(
        sold.map(({ resource }) => resource),
        sold.flatMap(({ allocations }) => allocations),
      )
  const at = ((daysIn({ start, end: today }) - 0.5) / daysIn(window)) * 100
  const all = daysIn(window)
  const lookOf = (season: Season | null) =>
    season ? COLOURS[seasons.indexOf(season) % COLOURS.length] : 'bg-surface-3'
  return (
    <Card className="p-4 sm:px-5" as="section" aria-label="The next twelve months">
      <div aria-hidden className="relative h-5">
        {ticks.map(({ day, label, left, width }, i) => (
          <span
            key={day}
            className={`num absolute truncate text-2xs text-ink-3 ${i % 2 === 1 ? 'max-sm:hidden' : ''}`}
            style={{ left: percent(left), ...(i > 0 && { width: percent(Math.min(width * 2, 100 - left)) }) }}
          >
            {label.split(' ')[0]}
            <span className="max-lg:hidden"> {label.split(' ')[1]}</span>
          </span>
        ))}
      </div>
      <div aria-hidden className="relative h-7 overflow-hidden rounded-xs bg-surface-2">
        {ticks.slice(1).map(({ day, left }) => (
          <span key={day} className="absolute inset-y-0 w-px bg-line" style={{ left: percent(left) }} />
        ))}
        {isOne && only.soldOut ? (
          <span className="absolute inset-0 hatch bg-surface-3" />
        ) : (
          <Bars calendar={calendar} isSingle={isOne && only.capacity === 1} window={window} isPlain />
        )}
        <span className="absolute inset-y-0 w-px bg-danger-fill forced-colors:w-0.75" style={{ left: percent(at) }} />
      </div>
      {seasons.length > 0 && (
        <>
          <div aria-hidden className="mt-2 flex h-1 gap-px overflow-hidden rounded-full">
            {runsOf(seasons, window).map(({ start: first, days, season }) => (
              <span key={first} className={lookOf(season)} style={{ width: percent((days / all) * 100) }} />
            ))}
          </div>
          <ul aria-label="Seasons of the price" className="num mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-xs">
            {seasons.map((season) => (
              <li key={season.name} className="flex items-center gap-2">
                <span aria-hidden className={`h-1 w-4 rounded-full ${lookOf(season)}`} />
                <b>{season.name}</b>
                <span className="text-ink-2">{bpText(season.bp)}</span>
              </li>
            ))}
            <li className="flex items-center gap-2">
              <span aria-hidden className="h-1 w-4 rounded-full bg-surface-3" />
              <b>Other days</b>
              <span className="text-ink-2">0%</span>
            </li>
          </ul>
        </>
      )}
    </Card>
  )
}
