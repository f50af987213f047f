import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { issuesIn } from '../../../../worker/catalogue/rules/availability/issues.ts'
import { rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import type { Season } from '../../../../worker/catalogue/rules/seasons.ts'
import {
  addDays,
  type CivilDate,
  type DateSpan,
  daysIn,
  formatDate,
  formatLongDate,
} from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import type { SoldCalendar } from '../../../../worker/supply/calendar/listing-calendar.server.ts'
import { dayPrice } from '../../../../worker/supply/rules/calendar/day-price.ts'
import { allocationsOn, type OwnAllocation } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { BarLabel, barStyles, Legend } from './bars.tsx'
import { GridPart } from './grid-part.tsx'
import { lanesOf, moved, type Selected, spanOfSelected, stepOf, weeksFrom } from './layout.ts'
import { useDayDrag } from './use-day-drag.ts'
import { KIND_LABELS, takenText } from './words.ts'

const WEEKS = 8

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Maximum number of visible bars in a week; the rest is a count. */
const MAX_LANES = 3

const percent = (value: number) => `${value}%`

interface WeeksProps {
  sold: SoldCalendar
  seasons: readonly Season[]
  /** All days of the calendar. */
  window: DateSpan
  /** Monday of the first visible week. */
  first: CivilDate
  today: CivilDate
  selected: Selected | null
  canBlock: boolean
  onMove: (first: CivilDate) => void
  onSelect: (selected: Selected | null) => void
  onOpen: (allocations: readonly OwnAllocation[]) => void
  /** Called for Enter on selected days. */
  onEnter: () => void
}

/** Consecutive weeks, across months. Free days have their price. */
export function Weeks(props: WeeksProps) {
  const { sold, window, first, today, selected, canBlock, onMove, onSelect, onOpen, onEnter } = props
  const grid = useRef<HTMLDivElement>(null)
  const weeks = weeksFrom(first, WEEKS)
  const end = addDays(first, WEEKS * 7 - 1)
  const isInside = (day: CivilDate) => day >= first && day <= end
  const current = selected && isInside(selected.head) ? selected.head : isInside(today) ? today : first
  const select = canBlock ? (anchor: CivilDate, head: CivilDate) => onSelect({ anchor, head }) : undefined

  const startDrag = useDayDrag({
    dayAt: (x, y) => {
      const cell = document.elementsFromPoint(x, y).find((element) => element.hasAttribute('data-day'))
      return cell && grid.current?.contains(cell) ? cell.getAttribute('data-day') : null
    },
    onSelect: select,
    onTap: (day) => {
      const here = allocationsOn(sold.allocations, day)
      if (here.length > 0) onOpen(here)
      else if (selected && day > selected.anchor && selected.anchor === selected.head) select?.(selected.anchor, day)
      else select?.(day, day)
    },
  })

  function focusDay(day: CivilDate) {
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus())
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event.key, 7)
    if (step !== null) {
      event.preventDefault()
      const from = selected ?? { anchor: current, head: current }
      const next = moved(from, step, { window, isExtending: event.shiftKey, from: current })
      onSelect(next)
      if (!isInside(next.head)) onMove(weeksFrom(next.head, 1)[0] ?? first)
      focusDay(next.head)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      const span = selected ? spanOfSelected(selected) : { start: current, end: current }
      const here = span.start === span.end ? allocationsOn(sold.allocations, span.start) : []
      if (here.length > 0) return onOpen(here)
      if (!selected) onSelect({ anchor: current, head: current })
      onEnter()
    } else if (event.key === 'Escape') {
      onSelect(null)
    }
  }

  const earlier = addDays(first, -WEEKS * 7)
  return (
    <Card as="section" aria-label="Weeks" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-2.5 py-2.5">
        <div className="flex items-center">
          <IconButton
            aria-label="Earlier weeks"
            whyNot={addDays(first, -1) < window.start && 'The calendar begins here.'}
            onPress={() => onMove(earlier < window.start ? (weeksFrom(window.start, 1)[0] ?? earlier) : earlier)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <h2 className="num px-1 text-base">{rangeText({ from: first, until: end }, today)}</h2>
          <IconButton
            aria-label="Later weeks"
            whyNot={end >= window.end && 'The calendar ends here.'}
            onPress={() => onMove(addDays(first, WEEKS * 7))}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
        <Legend hasFree={false} />
      </div>
      <GridPart
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label="Days"
        aria-multiselectable={canBlock || undefined}
        onPointerDown={startDrag}
        onKeyDown={onKeyDown}
        className="touch-pan-y select-none"
      >
        <GridPart role="row" className="grid grid-cols-7 border-y border-line bg-surface-2">
          {DAY_NAMES.map((name) => (
            <GridPart key={name} role="columnheader" className="px-2 py-1.5 text-xs font-semibold text-ink-3">
              {name}
            </GridPart>
          ))}
        </GridPart>
        {weeks.map((monday) => (
          <Week key={monday} monday={monday} current={current} {...props} />
        ))}
      </GridPart>
    </Card>
  )
}

function Week({ monday, current, ...props }: WeeksProps & { monday: CivilDate; current: CivilDate }) {
  const { sold, selected } = props
  const week = { start: monday, end: addDays(monday, 6) }
  const lanes = lanesOf(sold.allocations, week)
  const count = Math.min(MAX_LANES, Math.max(1, ...lanes.map(({ lane }) => lane + 1)))
  const span = selected && spanOfSelected(selected)
  const hidden = lanes.filter(({ lane }) => lane >= MAX_LANES).length
  return (
    <GridPart role="row" className="relative grid grid-cols-7 border-b border-line last:border-b-0">
      {Array.from({ length: 7 }, (_, i) => addDays(monday, i)).map((day) => (
        <Day key={day} day={day} lanes={count} isCurrent={day === current} span={span} {...props} />
      ))}
      <div aria-hidden className="pointer-events-none absolute inset-x-0 top-8 bottom-1.5 overflow-hidden">
        {lanes
          .filter(({ lane }) => lane < MAX_LANES)
          .map(({ allocation, lane }) => (
            <WeekBar
              key={`${allocation.id}-${allocation.starts}`}
              allocation={allocation}
              lane={lane}
              week={week}
              capacity={sold.capacity}
            />
          ))}
        {span && span.start <= week.end && span.end >= week.start && <WeekSelection span={span} week={week} />}
        {hidden > 0 && (
          <span className="num absolute right-1.5 bottom-0 rounded-xs bg-surface px-1 text-2xs text-ink-2">
            and {hidden} more
          </span>
        )}
      </div>
    </GridPart>
  )
}

const HEIGHTS = ['min-h-15', 'min-h-15', 'min-h-22', 'min-h-29'] as const
const TOPS = ['top-0', 'top-7', 'top-14'] as const

/** Position of days in a week, in percent; ends that continue beyond the week are not rounded. */
function placeInWeek(week: DateSpan, { start, end }: DateSpan) {
  const first = start < week.start ? week.start : start
  const last = end > week.end ? week.end : end
  const left = (daysIn({ start: week.start, end: first }) - 1) / 7
  return {
    style: { left: percent(left * 100), width: percent((daysIn({ start: first, end: last }) / 7) * 100) },
    isBegin: start >= week.start,
    isEnd: end <= week.end,
  }
}

interface WeekBarProps {
  allocation: OwnAllocation
  lane: number
  week: DateSpan
  capacity: number | null
}

function WeekBar({ allocation, lane, week, capacity }: WeekBarProps) {
  const { style, isBegin, isEnd } = placeInWeek(week, { start: allocation.starts, end: addDays(allocation.until, -1) })
  return (
    <span className={`absolute h-6.5 ${TOPS[lane]} ${isBegin ? 'pl-1' : ''} ${isEnd ? 'pr-1' : ''}`} style={style}>
      <span
        className={barStyles({
          kind: allocation.kind,
          className: `h-full justify-between gap-2 ${isBegin ? '' : 'rounded-l-none! border-l-0!'} ${isEnd ? '' : 'rounded-r-none! border-r-0!'}`,
        })}
      >
        <BarLabel allocation={allocation} />
        <span className="num hidden shrink-0 font-medium sm:inline">
          {[capacity !== 1 && takenText(allocation.quantity, capacity), allocation.ref].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  )
}

function WeekSelection({ span, week }: { span: DateSpan; week: DateSpan }) {
  const { style, isBegin, isEnd } = placeInWeek(week, span)
  return (
    <span className={`absolute top-0 h-6.5 ${isBegin ? 'pl-1' : ''} ${isEnd ? 'pr-1' : ''}`} style={style}>
      <span
        className={`flex h-full items-center overflow-hidden rounded-xs border-2 border-chart-1 bg-chart-1/15 px-1.5 text-2xs font-semibold text-link ${isBegin ? '' : 'rounded-l-none border-l-0'} ${isEnd ? '' : 'rounded-r-none border-r-0'}`}
      >
        <span className="truncate">Selected, {daysIn(span)}</span>
      </span>
    </span>
  )
}

interface DayProps extends WeeksProps {
  day: CivilDate
  lanes: number
  isCurrent: boolean
  span: DateSpan | null
}

function Day({ day, lanes, isCurrent, span, sold, seasons, window, today }: DayProps) {
  const { capacity, allocations, soldOut, appears, rate, seconds } = sold
  const here = allocationsOn(allocations, day)
  const taken = here.reduce((sum, { quantity }) => sum + quantity, 0)
  const isPast = day < today
  const isOpen = day >= window.start && day <= window.end
  const hasIssue = appears === null || issuesIn(appears, { start: day, end: day }).length > 0
  const isFree = isOpen && !isPast && !soldOut && hasIssue && (capacity === null || taken < capacity)
  const price = isFree ? formatMoney(dayPrice(rate, seconds, seasons, day)) : null
  const isSelected = span !== null && day >= span.start && day <= span.end
  const isMany = capacity !== 1
  const words = [
    formatLongDate(day),
    day === today && 'today',
    !hasIssue && 'no issue',
    soldOut && 'sold out',
    ...here.map(({ kind, who }) => `${KIND_LABELS[kind]}${who ? `, ${who}` : ''}`),
    isMany && `${takenText(taken, capacity)} taken`,
    isPast ? 'has passed' : isFree && (taken === 0 || isMany) ? `free, ${price}` : null,
  ]
  const number = day.endsWith('-01') ? formatDate(day, day) : String(Number(day.slice(8)))
  return (
    <GridPart
      role="gridcell"
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isSelected}
      aria-label={words.filter(Boolean).join(', ')}
      className={`min-w-0 border-r border-line px-1 pt-1.5 last:border-r-0 focus-visible:-outline-offset-2 sm:px-1.5 ${HEIGHTS[lanes]} ${isPast || !isOpen ? 'bg-surface-2/60' : ''} ${soldOut ? 'hatch' : ''}`}
    >
      <span className="num flex items-center justify-between gap-1 text-xs">
        <span
          className={
            day === today
              ? '-my-0.5 grid size-5.5 place-items-center rounded-full bg-danger-fill font-bold text-on-danger'
              : day.endsWith('-01')
                ? 'font-bold whitespace-nowrap'
                : isPast || !hasIssue
                  ? 'text-ink-3'
                  : 'text-ink-2'
          }
        >
          {number}
        </span>
        {isMany && taken > 0 ? (
          <span className="hidden truncate text-2xs text-ink-2 sm:block">{takenText(taken, capacity)}</span>
        ) : (
          price && <span className="hidden truncate text-2xs text-ink-3 sm:block">{price}</span>
        )}
      </span>
    </GridPart>
  )
}
