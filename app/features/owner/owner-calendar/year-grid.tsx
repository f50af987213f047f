import { ChevronDown, ChevronRight } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { listingMarks } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { type CivilDate, type DateSpan, daysIn, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import type { CalendarRow, OwnerCalendar } from '../../../../worker/supply/calendar/calendar.server.ts'
import type { OwnAllocation } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { ListingMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { Legend } from './bars.tsx'
import { CalendarTrack } from './calendar-track.tsx'
import { GridPart } from './grid-part.tsx'
import { type Selected, ticksOf } from './layout.ts'

const percent = (value: number) => `${value}%`

/** Columns for the names and for the days. */
const COLUMNS = 'grid grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[15.75rem_minmax(0,1fr)]'

export interface RowSelection extends Selected {
  row: string
}

interface YearGridProps {
  calendar: OwnerCalendar
  months: number
  today: CivilDate
  selection: RowSelection | null
  canBlock: boolean
  isPending: boolean
  search: React.ReactNode
  onSelect: (selection: RowSelection | null) => void
  onOpen: (allocations: readonly OwnAllocation[]) => void
  onBlock: (row: CalendarRow, span: DateSpan, kind: 'blocked' | 'sold') => void
}

/** Listings over the months: a row each, by medium. */
export function YearGrid(props: YearGridProps) {
  const { calendar, months, today, selection, search, onSelect } = props
  const { window, groups, rows, first, total } = calendar
  const [closed, setClosed] = useState<readonly string[]>([])
  const [focused, setFocused] = useState<string | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const ticks = ticksOf(window, months)
  const shown = rows.filter(({ category }) => !closed.includes(category))
  const current = selection?.row ?? shown.find(({ id }) => id === focused)?.id ?? shown[0]?.id

  function leave(row: CalendarRow, by: 1 | -1) {
    const next = shown[shown.findIndex(({ id }) => id === row.id) + by]
    if (!next) return
    setFocused(next.id)
    onSelect(selection && { ...selection, row: next.id })
    grid.current?.querySelector<HTMLElement>(`[data-track="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <>
      <GridPart ref={grid} role="grid" aria-label="Calendar of listings" aria-rowcount={total} className="relative">
        <Lines window={window} ticks={ticks} today={today} />
        <GridPart role="row" className={`${COLUMNS} border-b border-line`}>
          <GridPart role="columnheader" className="border-r border-line">
            {search}
          </GridPart>
          <GridPart role="columnheader" aria-label="Days" className="relative h-11">
            {ticks.map(({ day, label, left, width }) => (
              // A year without space wraps into the hidden second line.
              <span
                key={day}
                className={`num absolute top-1.5 h-4 overflow-hidden text-xs leading-4 font-semibold text-ink-2 ${months === 1 ? 'text-center' : 'pl-1.5'}`}
                style={{ left: percent(left), width: percent(width) }}
              >
                {label}
              </span>
            ))}
            <TodayMark window={window} today={today} />
          </GridPart>
        </GridPart>
        {groups.map((group) => {
          const own = rows.filter(({ category }) => category === group.id)
          const isClosed = closed.includes(group.id)
          if (own.length === 0) return null
          return (
            <Fragment key={group.id}>
              <GridPart role="row" className="relative border-b border-line bg-surface-2">
                <GridPart
                  role="gridcell"
                  aria-colspan={2}
                  className="flex min-h-8 items-center justify-between gap-3 pr-3 text-xs"
                >
                  <button
                    type="button"
                    aria-expanded={!isClosed}
                    onClick={() => setClosed(isClosed ? closed.filter((id) => id !== group.id) : [...closed, group.id])}
                    className="flex min-h-8 items-center gap-1.5 pl-3 font-bold focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
                  >
                    {isClosed ? (
                      <ChevronRight aria-hidden className="size-4 text-ink-3" />
                    ) : (
                      <ChevronDown aria-hidden className="size-4 text-ink-3" />
                    )}
                    {group.name}
                    <span className="num font-medium text-ink-3">{group.count}</span>
                  </button>
                  <span className="num text-ink-3">{own.length} shown</span>
                </GridPart>
              </GridPart>
              {!isClosed &&
                own.map((row) => (
                  <Row
                    key={row.id}
                    {...props}
                    row={row}
                    isCurrent={row.id === current}
                    onLeave={(by) => leave(row, by)}
                  />
                ))}
            </Fragment>
          )
        })}
      </GridPart>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-3 py-2.5">
        <Legend />
        <p className="num text-xs text-ink-3">
          Rows {first} to {first + rows.length - 1} of {total}. Arrow keys move, Shift selects days, Enter opens.
        </p>
      </div>
    </>
  )
}

interface RowProps extends YearGridProps {
  row: CalendarRow
  isCurrent: boolean
  onLeave: (by: 1 | -1) => void
}

function Row({ row, isCurrent, onLeave, calendar, selection, onSelect, onOpen, onBlock, ...shared }: RowProps) {
  const { today, canBlock, isPending } = shared
  const isSelected = selection?.row === row.id
  return (
    <GridPart role="row" className={`${COLUMNS} border-b border-line ${isSelected ? 'relative z-10' : ''}`}>
      <GridPart role="rowheader" className="relative flex h-9 min-w-0 items-center gap-2.5 border-r border-line px-3">
        <ListingPicture row={row} className="h-6.5 w-9 rounded-xs" />
        <div className="min-w-0" title={`${row.title}, ${listingMarks(row)}`}>
          <RouterLink
            to={`/dashboard/calendar/${row.id}`}
            className="block truncate rounded-xs text-xs leading-4 font-semibold hover:underline"
          >
            {row.title}
          </RouterLink>
          <ListingMarks listing={row} className="truncate text-2xs leading-3.5" />
        </div>
      </GridPart>
      <CalendarTrack
        row={row}
        window={calendar.window}
        today={today}
        selected={isSelected ? selection : null}
        isCurrent={isCurrent}
        canBlock={canBlock}
        isPending={isPending}
        onSelect={(selected) => onSelect(selected && { ...selected, row: row.id })}
        onOpen={onOpen}
        onBlock={(span, kind) => onBlock(row, span, kind)}
        onLeave={onLeave}
      />
    </GridPart>
  )
}

export const ListingPicture = ({ row, className }: { row: CalendarRow; className: string }) => (
  <img
    src={row.photo ?? sceneUrl({ ...row, place: { state: row.state } })}
    alt=""
    {...FRAME_SIZE.card}
    loading="lazy"
    decoding="async"
    className={`shrink-0 bg-surface-3 object-cover ${className}`}
  />
)

const isIn = ({ start, end }: DateSpan, day: CivilDate) => day >= start && day <= end

/** Position of today, in percent. */
const leftOf = (window: DateSpan, day: CivilDate) =>
  percent(((daysIn({ start: window.start, end: day }) - 0.5) / daysIn(window)) * 100)

/** Lines of months and of today behind the bars, so that names stay readable. */
function Lines({ window, ticks, today }: { window: DateSpan; ticks: ReturnType<typeof ticksOf>; today: CivilDate }) {
  return (
    <div aria-hidden className={`pointer-events-none absolute inset-0 ${COLUMNS}`}>
      <div className="relative col-start-2">
        {ticks.slice(1).map(({ day, left }) => (
          <span key={day} className="absolute inset-y-0 w-px bg-line" style={{ left: percent(left) }} />
        ))}
        {isIn(window, today) && (
          <span
            className="absolute top-8 bottom-0 w-px bg-danger-fill forced-colors:w-0.75"
            style={{ left: leftOf(window, today) }}
          />
        )}
      </div>
    </div>
  )
}

function TodayMark({ window, today }: { window: DateSpan; today: CivilDate }) {
  if (!isIn(window, today)) return null
  return (
    <span
      className="num absolute bottom-0.5 z-1 -translate-x-1/2 rounded-xs bg-danger-fill px-1.5 text-2xs font-bold text-on-danger"
      style={{ left: `clamp(1.6rem, ${leftOf(window, today)}, 100% - 1.6rem)` }}
    >
      <span className="sr-only">Today, </span>
      {formatDate(today, today)}
    </span>
  )
}
