import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import { type CivilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { list } from '../../../worker/kernel/rules/text/list.ts'
import { LinkButton } from '../../ui/link.tsx'
import { useSearchOn } from '../../ui/use-range.ts'
import type { DatedOrder } from './dated-order.ts'

interface DaysAnswerProps {
  dated: DatedOrder
  /** Last day of the requested range. */
  until: CivilDate
  today: CivilDate
}

/** Availability of the chosen days; when they are taken, the nearest free ones. */
export function DaysAnswer({ dated: { sums, days, taken, nearest }, until, today }: DaysAnswerProps) {
  const searchOn = useSearchOn()
  const { end } = sums.booking.span
  return (
    <div className="mt-3" aria-live="polite">
      {taken.length === 0 ? (
        <Free>{days === 1 ? 'Free on this day' : `Free on all ${formatNumber(days)} days`}</Free>
      ) : (
        <p className="flex items-start gap-2 text-sm font-semibold text-warn-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
          {takenText({ taken, days }, today)}
        </p>
      )}
      {end > until && <p className="mt-1 text-xs text-ink-3">Sold by whole weeks: until {formatDate(end, today)}.</p>}
      {nearest.length > 0 && (
        <div className="mt-2.5">
          <p className="text-xs text-ink-3">Nearest free days</p>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {nearest.map((range) => (
              <li key={range.from}>
                <LinkButton to={{ search: searchOn(range) }} replace preventScrollReset variant="outline" size="sm">
                  {rangeText(range, today)}
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Confirms that the chosen issues are free; the field itself reports those that are not. */
export const IssuesAnswer = ({ count }: { count: number }) => (
  <div className="mt-3" aria-live="polite">
    <Free>
      {count === 1 ? 'This issue is free' : count === 2 ? 'Both issues are free' : `All ${count} issues are free`}
    </Free>
  </div>
)

const Free = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-2 text-sm font-semibold text-success-ink">
    <CircleCheck aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
    <span>{children}</span>
  </p>
)

const MAX_NAMED = 2

function takenText({ taken, days }: Pick<DatedOrder, 'taken' | 'days'>, today: CivilDate): string {
  const isAsked = taken.every(({ state }) => state === 'asked')
  const word = isAsked ? 'Requested by another buyer' : 'Taken'
  const [only] = taken
  if (days === 1 || !only) return `${word} on this day`
  const named = taken
    .slice(0, MAX_NAMED)
    .map((run) => (run.from === run.until ? formatDate(run.from, today) : rangeText(run, today)))
  return `${word} ${list(taken.length > MAX_NAMED ? [...named, 'later'] : named)}`
}
