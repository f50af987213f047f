import { type KeyboardEvent, useRef } from 'react'
import { rangeOf, rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { addDays, type CivilDate, type DateSpan, daysIn } from '../../../../worker/kernel/rules/dates.ts'
import type { CalendarRow } from '../../../../worker/supply/calendar/calendar.server.ts'
import { allocationsOn, type OwnAllocation, placeIn } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { Bars } from './bars.tsx'
import { GridPart } from './grid-part.tsx'
import { moved, type Selected, spanOfSelected, stepOf } from './layout.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useDayDrag } from './use-day-drag.ts'
import { calendarOfRow, rowSummary } from './words.ts'

interface CalendarTrackProps {
  row: CalendarRow
  window: DateSpan
  today: CivilDate
  /** Days selected in this row. */
  selected: Selected | null
  /** True for the row that Tab reaches. */
  isCurrent: boolean
  canBlock: boolean
  isPending: boolean
  onSelect: (selected: Selected | null) => void
  onOpen: (allocations: readonly OwnAllocation[]) => void
  onBlock: (span: DateSpan, kind: 'blocked' | 'sold') => void
  /** Moves up or down a row. */
  onLeave: (by: 1 | -1) => void
}

const percent = (value: number) => `${value}%`

/** Width of the acts, so that they stay inside the calendar. */
const BAR_WIDTH = '26rem'

/** Reason why nothing of a row can be blocked; null when it can. */
function whyNot({ soldOut, capacity, spots }: CalendarRow): string | null {
  if (soldOut) return 'Marked as sold out: not for sale'
  return spots.length === 0 && capacity === null ? 'Not limited: its days cannot be blocked' : null
}

/**
 * Days of one row. A drag selects days, a press on taken ones opens them. By keyboard: arrows move by a day, Shift
 * extends, Enter opens taken days or moves to the acts, Escape clears.
 */
export function CalendarTrack(props: CalendarTrackProps) {
  const { row, window, today, selected, isCurrent, canBlock, onSelect, onOpen, onLeave } = props
  const track = useRef<HTMLDivElement>(null)
  const first = window.start < today ? today : window.start
  const select = canBlock ? (anchor: CivilDate, head: CivilDate) => onSelect({ anchor, head }) : undefined

  const startDrag = useDayDrag({
    dayAt: (x) => {
      const box = track.current?.getBoundingClientRect()
      if (!box) return null
      const share = Math.min(0.999_999, Math.max(0, (x - box.left) / box.width))
      return addDays(window.start, Math.floor(share * daysIn(window)))
    },
    onSelect: select,
    onTap: (day) => {
      const here = allocationsOn(row.allocations, day)
      if (here.length > 0) onOpen(here)
      else select?.(day, day)
    },
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // Buttons inside handle their own keys.
    if (event.key === 'Escape' && selected) {
      event.preventDefault()
      onSelect(null)
      track.current?.focus()
      return
    }
    if (event.target !== track.current) return
    const step = stepOf(event.key, null)
    if (step !== null) {
      event.preventDefault()
      onSelect(moved(selected, step, { window, isExtending: event.shiftKey, from: first }))
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      onLeave(event.key === 'ArrowUp' ? -1 : 1)
    } else if (event.key === 'Enter' && selected) {
      event.preventDefault()
      const span = spanOfSelected(selected)
      const here = span.start === span.end ? allocationsOn(row.allocations, span.start) : []
      if (here.length > 0) onOpen(here)
      else track.current?.querySelector<HTMLElement>('[data-act]')?.focus()
    }
  }

  const span = selected && spanOfSelected(selected)
  const summary = rowSummary(row, window, today)
  return (
    <GridPart
      ref={track}
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-track={row.id}
      aria-label={span ? `${rangeText(rangeOf(span), today)} selected. ${summary}` : summary}
      onPointerDown={startDrag}
      onKeyDown={onKeyDown}
      className={`relative h-9 min-w-0 touch-pan-y select-none focus-visible:-outline-offset-2 ${canBlock ? 'cursor-crosshair' : 'cursor-default'}`}
    >
      {row.soldOut ? (
        <span
          aria-hidden
          className="absolute inset-x-0 inset-y-1.5 flex items-center overflow-hidden rounded-xs hatch bg-surface-3 px-2 text-2xs font-semibold text-ink-2"
        >
          <span className="truncate">Sold out, as you marked it</span>
        </span>
      ) : (
        <Bars calendar={calendarOfRow(row)} isSingle={row.capacity === 1 && row.spots.length === 0} window={window} />
      )}
      {span && <Selection {...props} span={span} />}
    </GridPart>
  )
}

function Selection({
  row,
  window,
  today,
  span,
  canBlock,
  isPending,
  onSelect,
  onBlock,
}: CalendarTrackProps & { span: DateSpan }) {
  const place = placeIn(window, { starts: span.start, until: addDays(span.end, 1) })
  if (!place) return null
  const open = span.end < today ? null : { start: span.start < today ? today : span.start, end: span.end }
  return (
    <>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-1 z-10 rounded-xs border-2 border-chart-1 bg-chart-1/15"
        style={{ left: percent(place.left), width: percent(place.width) }}
      />
      {canBlock && (
        <div
          className="absolute top-full z-20 mt-0.5"
          style={{ left: `min(${percent(place.left)}, 100% - ${BAR_WIDTH})` }}
          onPointerDown={(event) => event.stopPropagation()}
        >
          <SelectionBar
            span={open}
            today={today}
            why={whyNot(row)}
            isPending={isPending}
            onBlock={(kind) => open && onBlock(open, kind)}
            onClear={() => onSelect(null)}
          />
        </div>
      )}
    </>
  )
}
