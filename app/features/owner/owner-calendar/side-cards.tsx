import { issuesIn } from '../../../../worker/catalogue/rules/availability/issues.ts'
import { rangeOf, rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { describeMinimum } from '../../../../worker/catalogue/rules/rate.ts'
import { addDays, type CivilDate, type DateSpan, daysIn } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { SoldCalendar } from '../../../../worker/supply/calendar/listing-calendar.server.ts'
import { COUNTED_DAYS } from '../../../../worker/supply/rules/calendar/calendar-query.ts'
import { gapsOf } from '../../../../worker/supply/rules/calendar/gaps.ts'
import { countDays, type OwnAllocation } from '../../../../worker/supply/rules/calendar/own-allocations.ts'
import { Card } from '../../../ui/card.tsx'
import { allocationDays, barLabel, KIND_LABELS } from './words.ts'

interface SideCardProps {
  sold: SoldCalendar
  today: CivilDate
}

/** Number of visible lines of a list. */
const SHOWN = 6

/** Gaps of free days that are shorter than the minimum booking. */
export function GapsCard({ sold, today, window }: SideCardProps & { window: DateSpan }) {
  if (sold.soldOut || sold.capacity === null) return null
  const gaps = gapsOf(sold, sold.rate, { start: today, end: window.end })
  if (gaps.length === 0) return null
  return (
    <Card as="section" aria-labelledby="gaps" className="p-5">
      <h2 id="gaps" className="text-base">
        Gaps you cannot sell now
      </h2>
      <ul className="num mt-3 divide-y divide-line text-sm">
        {gaps.slice(0, SHOWN).map((gap) => (
          <li key={gap.start} className="flex justify-between gap-4 py-2">
            <span>{rangeText(rangeOf(gap), today)}</span>
            <span className="text-ink-2">{plural(daysIn(gap), ['day', 'days'])}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">
        {gaps.length > SHOWN && `And ${gaps.length - SHOWN} more. `}
        Your minimum: {describeMinimum(sold.rate)}.
      </p>
    </Card>
  )
}

/** Occupancy of the next days. */
export function AheadCard({ sold, today }: SideCardProps) {
  if (sold.soldOut || sold.capacity === null) {
    return (
      <Card as="section" aria-label="Capacity" className="p-5 text-sm text-ink-2">
        {sold.soldOut
          ? 'It is marked as sold out in its listing, so none of its days are for sale.'
          : 'Its capacity is not limited, so no day is full and none can be blocked.'}
      </Card>
    )
  }
  const ahead = { start: today, end: addDays(today, COUNTED_DAYS - 1) }
  // For a printed title only days of issue count.
  const issues = sold.appears && issuesIn(sold.appears, ahead)
  const days = issues ? issues.map((day) => countDays(sold, { start: day, end: day })) : [countDays(sold, ahead)]
  const sum = (state: 'booked' | 'asked' | 'blocked' | 'free') => days.reduce((all, counts) => all + counts[state], 0)
  const [booked, asked, blocked, free] = [sum('booked'), sum('asked'), sum('blocked'), sum('free')]
  const all = booked + asked + blocked + free
  const share = all === 0 ? 0 : Math.round(((all - free) / all) * 100)
  return (
    <Card as="section" aria-labelledby="ahead" className="p-5">
      <h2 id="ahead" className="text-base">
        Next {COUNTED_DAYS} days
        {issues && `, ${plural(all, ['issue', 'issues'])}`}
      </h2>
      <p className="num mt-2 text-sm text-ink-2">
        <b className="mr-1 text-2xl font-bold text-ink">{share}%</b>{' '}
        {sold.capacity > 1 ? 'full' : 'booked or requested'}
      </p>
      <p className="num text-sm text-ink-2">
        {booked} booked, {asked} requested, {blocked} blocked, {free} {sold.capacity > 1 ? 'with room' : 'free'}
      </p>
    </Card>
  )
}

/** Advertisers of the next days, with their last day. */
export function ComingCard({
  sold,
  today,
  onOpen,
}: SideCardProps & { onOpen: (allocations: OwnAllocation[]) => void }) {
  const coming = sold.allocations.filter(({ until }) => until > today)
  return (
    <Card as="section" aria-labelledby="coming" className="p-5">
      <h2 id="coming" className="text-base">
        Bookings and blocks
      </h2>
      {coming.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">None yet: all days are free.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line text-sm">
          {coming.slice(0, SHOWN).map((allocation) => (
            <li key={`${allocation.id}-${allocation.starts}`}>
              <button
                type="button"
                onClick={() => onOpen([allocation])}
                className="block w-full rounded-xs py-2 text-left hover:bg-surface-2"
              >
                <span className="block truncate font-semibold">
                  {barLabel(allocation)}
                  {allocation.kind === 'asked' && '?'}
                </span>
                <span className="num block text-xs text-ink-2">
                  {KIND_LABELS[allocation.kind]}, {allocationDays(allocation, today)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {coming.length > SHOWN && <p className="num mt-2 text-xs text-ink-2">And {coming.length - SHOWN} more later.</p>}
    </Card>
  )
}
