import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { addDays, type CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import type { PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { daysBetween, daysOf, type Flight, movedStart, WEEK } from './flow-weeks.ts'
import { dateRange, roundMoney } from './plan-formats.ts'
import { allIn } from './plan-money.ts'

interface FlowBarProps {
  line: PlanLine
  flight: Flight
  colour: string
  isBusy: boolean
  onMove: (line: PlanLine, start: CivilDate) => void
}

/** Share of the flight above which a bar has room for its title, and for its amount. */
const ROOMY = 0.2
const WIDE = 0.42

const share = (days: number, flight: Flight) => `${((days / flight.days) * 100).toFixed(3)}%`

/** Bar of a line, moved by whole days, or by weeks with Shift: dragged, or by the arrow keys and Enter. */
export function FlowBar({ line, flight, colour, isBusy, onMove }: FlowBarProps) {
  const track = useRef<HTMLDivElement>(null)
  const drag = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)
  const days = daysOf(line)
  const first = daysBetween(flight.start, line.startDate)
  const isMovable = days < flight.days
  const start = movedStart(line, offset, flight)
  const isMoved = start !== line.startDate
  const width = days / flight.days

  function put(wanted: number) {
    setOffset(daysBetween(line.startDate, movedStart(line, wanted, flight)))
  }
  function commit() {
    if (isMoved && !isBusy) onMove(line, start)
    setOffset(0)
  }
  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    const onGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
    // On touch, a drag on the bar scrolls the weeks; only the grip moves the bar.
    if (!isMovable || isBusy || event.button !== 0 || (event.pointerType !== 'mouse' && !onGrip)) return
    drag.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function onPointerMove({ clientX, shiftKey }: PointerEvent) {
    if (drag.current === null || !track.current) return
    const moved = ((clientX - drag.current) / track.current.clientWidth) * flight.days
    put(shiftKey ? Math.round(moved / WEEK) * WEEK : Math.round(moved))
  }
  function onPointerUp() {
    if (drag.current === null) return
    drag.current = null
    commit()
  }
  function onKeyDown(event: KeyboardEvent) {
    const way = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (event.key === 'Escape' && offset !== 0) setOffset(0)
    else if (event.key === 'Enter' && isMoved) commit()
    else if (way !== 0 && isMovable && !isBusy) put(offset + way * (event.shiftKey ? WEEK : 1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const dates = dateRange(line.startDate, line.endDate)
  const nowDates = dateRange(start, addDays(start, days - 1))
  const name = `${line.lineNo}. ${line.title}`
  return (
    <div ref={track} className="relative h-9">
      {isMoved && (
        <span
          aria-hidden
          className="absolute inset-y-1 rounded-sm border-2 border-dashed border-line-strong"
          style={{ left: share(first, flight), width: share(days, flight) }}
        />
      )}
      <button
        type="button"
        aria-label={
          isMoved
            ? `${name}, ${nowDates}, was ${dates}. Enter moves it, Escape leaves it`
            : `${name}, ${nowDates}, ${roundMoney(allIn(line))}`
        }
        title={isMovable ? 'Drag it, or use the arrow keys and Enter' : 'It runs over the whole campaign'}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          drag.current = null
          setOffset(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOffset(0)}
        style={{
          left: share(first + offset, flight),
          width: share(days, flight),
          borderLeftColor: colour,
          backgroundColor: `color-mix(in oklab, ${colour} 24%, var(--surface))`,
        }}
        className={`absolute inset-y-1 flex min-w-2 items-center gap-1 rounded-sm border-l-3 pr-2 pl-1 text-left text-xs select-none ${
          isMovable ? 'cursor-grab active:cursor-grabbing' : 'cursor-default'
        } ${isMoved ? 'z-2 shadow-lift outline-2 outline-focus' : ''}`}
      >
        {isMovable && (
          <span
            data-grip
            aria-hidden
            className={`touch-none ${width < 0.06 ? 'absolute inset-0 text-transparent' : 'shrink-0 text-ink-2'}`}
          >
            <GripVertical className="size-4 stroke-2" />
          </span>
        )}
        {width >= ROOMY && <span className="min-w-0 flex-1 truncate font-semibold text-ink">{name}</span>}
        {width >= WIDE && <span className="num shrink-0 text-ink-2">{roundMoney(allIn(line))}</span>}
      </button>
      {width < ROOMY && !isMoved && (
        <span
          aria-hidden
          style={
            first + days < flight.days * 0.7
              ? { left: share(first + days, flight) }
              : { right: share(flight.days - first, flight) }
          }
          className="pointer-events-none absolute inset-y-0 flex max-w-[30%] items-center px-1.5 text-xs font-semibold"
        >
          <span className="truncate">{name}</span>
        </span>
      )}
      {isMoved && (
        <span
          role="status"
          style={{ left: `min(${share(first + offset, flight)}, calc(100% - 15rem))` }}
          className="num pointer-events-none absolute bottom-full z-3 w-max max-w-60 rounded-sm bg-brand px-2 py-1 text-2xs font-semibold text-on-brand"
        >
          {nowDates}, was {dates}
        </span>
      )}
    </div>
  )
}
