import type { CivilDate, DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { addDays } from '../../../../worker/kernel/rules/dates.ts'
import {
  type Level,
  levelsOf,
  type OwnAllocation,
  type OwnCalendar,
  placeIn,
  takenOn,
} from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { variants } from '../../../ui/variants.ts'
import { barLabel, takenText } from './words.ts'

export const barStyles = variants({
  base: 'flex items-center overflow-hidden rounded-xs px-1.5 text-2xs font-semibold',
  variants: {
    kind: {
      booked: 'bg-chart-1 text-on-chart',
      asked: 'border border-dashed border-warn-dot bg-warn-soft text-warn-ink',
      blocked: 'hatch bg-surface-3 text-ink-2',
      sold: 'hatch border border-line-field bg-surface-3 text-ink-2',
    },
  },
})

const percent = (value: number) => `${value}%`

/** Minimum width of a bar with a label, percent of the window. */
const WORD_WIDTH = 3.2

interface BarsProps {
  calendar: OwnCalendar
  /** True for a capacity of one: bars with names. Otherwise, and for a listing with spots, bars show heights. */
  isSingle: boolean
  window: DateSpan
  /** True on phones: bars without labels. */
  isPlain?: boolean
}

/** Bars of the taken days of a row. Decorative: the row has the same as text. */
export function Bars({ calendar, isSingle, window, isPlain = false }: BarsProps) {
  return isSingle ? (
    calendar.allocations.map((allocation) => (
      <Bar key={`${allocation.id}-${allocation.starts}`} allocation={allocation} window={window} isPlain={isPlain} />
    ))
  ) : (
    <Heights calendar={calendar} window={window} isPlain={isPlain} />
  )
}

function Bar({ allocation, window, isPlain }: { allocation: OwnAllocation; window: DateSpan; isPlain: boolean }) {
  const place = placeIn(window, allocation)
  if (!place) return null
  return (
    <span
      aria-hidden
      className={barStyles({ kind: allocation.kind, className: `absolute ${isPlain ? 'inset-y-0' : 'inset-y-1.5'}` })}
      style={{ left: percent(place.left), width: percent(place.width) }}
    >
      {!isPlain && place.width >= WORD_WIDTH && <BarLabel allocation={allocation} />}
    </span>
  )
}

/** Label of a bar; a truncated one keeps its question mark. */
export const BarLabel = ({ allocation }: { allocation: OwnAllocation }) => (
  <span className="flex min-w-0">
    <span className="truncate">{barLabel(allocation)}</span>
    {allocation.kind === 'asked' && '?'}
  </span>
)

/** Minimum width of a label such as `4 of 6`, percent of the window. */
const SUM_WIDTH = 5.5
/** Minimum share of the height for a label inside the bar. */
const LOW = 0.5

function Heights({ calendar: { capacity, allocations }, window, isPlain }: Omit<BarsProps, 'isSingle'>) {
  const levels = levelsOf(allocations, window).filter((level) => takenOn(level) > 0)
  const most = capacity ?? Math.max(1, ...levels.map(takenOn))
  return levels.map((level) => (
    <LevelColumn key={level.from} level={level} most={most} capacity={capacity} window={window} isPlain={isPlain} />
  ))
}

interface LevelColumnProps {
  level: Level
  most: number
  capacity: number | null
  window: DateSpan
  isPlain: boolean | undefined
}

function LevelColumn({ level, most, capacity, window, isPlain }: LevelColumnProps) {
  const place = placeIn(window, { starts: level.from, until: nextOf(level.until) })
  if (!place) return null
  const height = (amount: number) => percent(Math.min(100, (amount / most) * 100))
  const taken = takenOn(level)
  const isLow = level.booked / most < LOW
  return (
    <span
      aria-hidden
      className={`absolute flex flex-col justify-end ${isPlain ? 'inset-y-0' : 'inset-y-1'}`}
      style={{ left: percent(place.left), width: percent(place.width) }}
    >
      {level.asked > 0 && (
        <span
          className="block border border-b-0 border-dashed border-warn-dot bg-warn-soft"
          style={{ height: height(level.asked) }}
        />
      )}
      {level.blocked > 0 && (
        <span
          className="block border-t border-line-field hatch bg-surface-3"
          style={{ height: height(level.blocked) }}
        />
      )}
      {level.booked > 0 && <span className="block bg-chart-1" style={{ height: height(level.booked) }} />}
      {!isPlain && place.width >= SUM_WIDTH && (
        <span
          className={`num absolute inset-x-0 truncate px-1 text-2xs font-semibold ${isLow ? 'top-0 text-ink' : 'bottom-0 text-on-chart'}`}
        >
          {takenText(taken, capacity)}
        </span>
      )}
    </span>
  )
}

const nextOf = (day: CivilDate) => addDays(day, 1)

/** Legend of the bars. */
export const Legend = ({ hasFree = true }: { hasFree?: boolean }) => (
  <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-ink-2">
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-3 rounded-xs bg-chart-1" />
      Booked
    </li>
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-3 rounded-xs border border-dashed border-warn-dot bg-warn-soft" />
      Asked for
    </li>
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-3 rounded-xs hatch bg-surface-3" />
      Blocked by you
    </li>
    <li className="flex items-center gap-1.5">
      <span aria-hidden className="size-3 rounded-xs border border-line-field hatch bg-surface-3" />
      Sold elsewhere
    </li>
    {hasFree && (
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="size-3 rounded-xs border border-line-strong" />
        Free
      </li>
    )}
  </ul>
)
