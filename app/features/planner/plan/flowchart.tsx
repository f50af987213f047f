import { MoveHorizontal } from 'lucide-react'
import { useMemo } from 'react'
import { addDays, type CivilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'
import { FlowBar } from './flow-bar.tsx'
import { daysBetween, daysOf, type Flight, flightOf, moneyByWeek } from './flow-weeks.ts'
import { groupLines, type LineGroup, MANY_LINES } from './line-groups.ts'
import { colourOf, dateRange, type PlanPart, roundMoney, shortMoney } from './plan-formats.ts'
import { Dot } from './plan-header.tsx'
import { sumAllIn } from './plan-money.ts'

interface FlowchartProps {
  plan: Plan
  parts: readonly PlanPart[]
  isBusy: boolean
  onMove: (line: PlanLine, start: CivilDate) => void
}

const dayText = (day: CivilDate) => formatLongDate(day).replace(/ \d{4}$/, '')

/** Columns of every row: medium, weeks and sum. */
const ROW =
  'grid grid-cols-[6.5rem_minmax(0,1fr)_6rem] @3xl:grid-cols-[9rem_minmax(0,1fr)_7rem] border-b border-line last:border-b-0'
const HEAD = 'sticky left-0 z-4 border-r border-line px-3 text-xs font-semibold'

/** Days of each line and cost of each week. Lines shorter than the campaign can be moved. */
export function Flowchart({ plan, parts, isBusy, onMove }: FlowchartProps) {
  const { lineItems } = plan
  const groups = useMemo(() => groupLines(lineItems), [lineItems])
  const flight = flightOf(plan)
  if (!flight) return <p className="text-sm text-ink-2">The plan has no days yet.</p>
  const isLarge = lineItems.length > MANY_LINES
  return (
    <div className="grid gap-2.5">
      <section
        aria-label="Weeks of the plan"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <div style={{ minWidth: `calc(12.5rem + ${Math.min(flight.weeks.length, 26)} * 5.5rem)` }}>
          <div className={`${ROW} bg-surface-2`}>
            <p className={`${HEAD} flex items-end bg-surface-2 py-2 text-ink-3`}>Medium</p>
            <ol className="flex">
              {flight.weeks.map(({ start, days }, at) => (
                <li
                  key={start}
                  style={{ flexGrow: days, flexBasis: 0 }}
                  className="num min-w-0 border-l border-line px-1.5 py-2 text-2xs text-ink-3 first:border-l-0"
                >
                  <span className="block truncate">Week {at + 1}</span>
                  <b className="block truncate text-xs text-ink">{dayText(start)}</b>
                </li>
              ))}
            </ol>
            <p className="flex items-end justify-end px-3 py-2 text-xs font-semibold text-ink-3">All in</p>
          </div>
          {groups.map((group) => (
            <div key={group.key} className={ROW}>
              <p className={`${HEAD} flex items-start gap-2 bg-surface py-3`}>
                <span className="mt-1">
                  <Dot colour={colourOf(parts, group.channel)} />
                </span>
                <span className="min-w-0 wrap-anywhere">{group.name}</span>
              </p>
              <div className="relative py-0.5">
                <WeekRules flight={flight} />
                {isLarge ? (
                  <GroupBar group={group} flight={flight} colour={colourOf(parts, group.channel)} />
                ) : (
                  group.lines.map((line) => (
                    <FlowBar
                      key={`${line.inventoryId} ${line.startDate}`}
                      line={line}
                      flight={flight}
                      colour={colourOf(parts, group.channel)}
                      isBusy={isBusy}
                      onMove={onMove}
                    />
                  ))
                )}
              </div>
              <p className="num py-3 pr-3 text-right text-sm font-bold">{roundMoney(group.amount)}</p>
            </div>
          ))}
          <MoneyRow lines={lineItems} flight={flight} />
        </div>
      </section>
      <p className="flex items-start gap-2 text-xs text-ink-3">
        <MoveHorizontal aria-hidden className="size-4 shrink-0 stroke-2" />
        {isLarge
          ? 'The lines of a medium are one bar each. Lines of a smaller plan can be moved here.'
          : 'Drag a bar with a grip, or move it by the arrow keys, a week with Shift, and press Enter. Its old place stays outlined until then.'}
      </p>
    </div>
  )
}

/** Lines at the start of each week, behind the bars. */
const WeekRules = ({ flight }: { flight: Flight }) => (
  <span aria-hidden className="absolute inset-0 flex">
    {flight.weeks.map(({ start, days }) => (
      <span key={start} style={{ flexGrow: days, flexBasis: 0 }} className="border-l border-line first:border-l-0" />
    ))}
  </span>
)

/** Lines of a medium as one bar, from the first day of any to the last day of any. */
function GroupBar({ group: { lines }, flight, colour }: { group: LineGroup; flight: Flight; colour: string }) {
  const start = lines.map(({ startDate }) => startDate).toSorted()[0] ?? flight.start
  const end =
    lines
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? flight.end
  const days = daysOf({ startDate: start, endDate: end })
  return (
    <div className="relative h-9">
      <span
        style={{
          left: `${(daysBetween(flight.start, start) / flight.days) * 100}%`,
          width: `${(days / flight.days) * 100}%`,
          borderLeftColor: colour,
          backgroundColor: `color-mix(in oklab, ${colour} 24%, var(--surface))`,
        }}
        className="absolute inset-y-1 flex min-w-2 items-center rounded-sm border-l-3 px-2 text-xs font-semibold"
      >
        <span className="num truncate">
          {plural(lines.length, ['line', 'lines'])}, {dateRange(start, end)}
        </span>
      </span>
    </div>
  )
}

function MoneyRow({ lines, flight }: { lines: readonly PlanLine[]; flight: Flight }) {
  const money = moneyByWeek(lines, flight)
  const most = Math.max(1, ...money)
  return (
    <div className={`${ROW} bg-surface-2`}>
      <p className={`${HEAD} flex items-center bg-surface-2 py-2`}>Money a week</p>
      <ol className="flex h-20">
        {flight.weeks.map(({ start, days }, at) => (
          <li
            key={start}
            style={{ flexGrow: days, flexBasis: 0 }}
            aria-label={`${dateRange(start, addDays(start, days - 1))}: ${roundMoney(money[at] ?? 0)}`}
            className="num flex min-w-0 flex-col justify-end border-l border-line px-1 text-center text-2xs font-semibold first:border-l-0"
          >
            <span aria-hidden className="whitespace-nowrap">
              {shortMoney(money[at] ?? 0)}
            </span>
            <span
              aria-hidden
              style={{ height: `${(((money[at] ?? 0) / most) * 70).toFixed(1)}%` }}
              className="mt-1 block rounded-t-xs bg-chart-1 opacity-35"
            />
          </li>
        ))}
      </ol>
      <p className="num flex items-center justify-end px-3 text-sm font-bold">{roundMoney(sumAllIn(lines))}</p>
    </div>
  )
}
