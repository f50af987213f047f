import { formatClock } from '../../../../worker/kernel/rules/dates.ts'
import { ExamplePanel } from './example-panel.tsx'

/** Hours with a label under their bar. */
const NAMED = [0, 6, 12, 18]

/** Hour as text: `08:00 to 09:00`. */
const hourText = (hour: number) => `${formatClock(hour * 60)} to ${formatClock((hour + 1) * 60)}`

/** The hours with the most listeners, busiest first. */
const busiest = (dayparts: readonly number[], count: number) =>
  dayparts
    .map((share, hour) => ({ share, hour }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, count)
    .map(({ hour }) => hour)

/** Listeners of a station by hour on a weekday. */
export function HoursChart({ title, dayparts }: { title: string; dayparts: readonly number[] }) {
  const top = busiest(dayparts, 2)
  const said = top.map(hourText).join(' and ')
  return (
    <ExamplePanel
      title={`${title}, listeners by hour`}
      note="Share of the busiest hour on a weekday, from its listing. Delivery is compared with it, hour by hour."
    >
      <div role="img" aria-label={`Bars of 24 hours. Most people listen from ${said}.`}>
        <div aria-hidden className="flex h-40 items-end gap-0.5 border-b border-line-strong sm:gap-1">
          {dayparts.map((share, hour) => (
            <span
              key={hourText(hour)}
              className={`min-w-0 flex-1 rounded-t-xs ${top.includes(hour) ? 'bg-chart-2' : 'bg-chart-1'}`}
              style={{ height: `${Math.max(share, 1)}%` }}
            />
          ))}
        </div>
        <div aria-hidden className="num mt-1.5 grid grid-cols-4 text-xs text-ink-3">
          {NAMED.map((hour) => (
            <span key={hour}>{formatClock(hour * 60)}</span>
          ))}
        </div>
      </div>
      <p className="mt-3 text-sm text-ink-2">
        Busiest <span className="num font-semibold text-ink">{said}</span>
      </p>
    </ExamplePanel>
  )
}
