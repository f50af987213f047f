import { addDays, type CivilDate, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { FactsCard } from './facts-frame.tsx'
import type { FactsProps } from './facts-shared.ts'

const DAYS = ['Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu'] as const
const FRIDAY = 5

/** Next Friday, or today: films and campaigns change on Fridays. */
export function nextFriday(today: CivilDate): CivilDate {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay()
  return addDays(today, (FRIDAY - weekday + 7) % 7)
}

/** Colour of a show: busy, medium, quiet. */
function heat(fill: number): string {
  if (fill >= 75) return 'bg-accent text-accent-ink'
  return fill >= 50 ? 'bg-accent-soft text-accent-deep' : 'bg-surface-2 text-ink-2'
}

/** Theatre: expected occupancy of each show in the coming week. */
export function ShowFacts({ listing, today }: FactsProps) {
  const { shows } = listing.details
  if (!shows?.length) return null
  return (
    <FactsCard title={`Week of ${formatLongDate(nextFriday(today))}`} note="Seats expected to fill, percent, by show">
      <table className="mt-2 w-full table-fixed border-separate border-spacing-1 text-xs">
        <caption className="sr-only">Percent of seats expected to fill, by show and day</caption>
        <thead>
          <tr>
            <td className="w-11 sm:w-16" />
            {DAYS.map((day) => (
              <th key={day} scope="col" className="text-center font-normal text-ink-3">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shows.map(({ time, fill }) => (
            <tr key={time}>
              <th scope="row" className="num text-left font-normal text-ink-3">
                {time}
              </th>
              {DAYS.map((day, index) => {
                const share = fill[index] ?? 0
                return (
                  <td key={day} className={`num h-7 rounded-xs text-center font-semibold ${heat(share)}`}>
                    {share}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </FactsCard>
  )
}
