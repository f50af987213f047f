import { addDays, type CivilDate, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { Table, type TableColumn } from '../list/table.tsx'
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
      <Table
        className="mt-2 table-fixed border-separate border-spacing-1 text-xs"
        caption="Percent of seats expected to fill, by show and day"
        columns={[
          {
            key: 'time',
            label: '',
            isName: true,
            head: 'w-11 sm:w-16',
            cell: ({ time }) => time,
            td: () => ({ className: 'num text-ink-3' }),
          },
          ...DAYS.map(
            (day, index): TableColumn<(typeof shows)[number]> => ({
              key: day,
              label: day,
              align: 'center',
              head: 'font-normal text-ink-3',
              cell: ({ fill }) => fill[index] ?? 0,
              td: ({ fill }) => ({ className: `num h-7 rounded-xs font-semibold ${heat(fill[index] ?? 0)}` }),
            }),
          ),
        ]}
        rows={shows}
        keyOf={({ time }) => time}
      />
    </FactsCard>
  )
}
