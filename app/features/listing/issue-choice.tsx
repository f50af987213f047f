import { isPeriodical, issuesOfWeekday, weekdayOf } from '../../../worker/catalogue/rules/availability/issues.ts'
import { rangeText, spanOf } from '../../../worker/catalogue/rules/availability/range.ts'
import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { useRange } from '../../ui/use-range.ts'
import { issueStateOf } from './dated-order.ts'
import { IssueCards } from './issue-cards.tsx'
import { LazyIssuePicker } from './lazy-day-picker.tsx'
import type { PanelOffer } from './offer.ts'
import { useChooseIssues, useIssues } from './use-issues.ts'

export interface IssueChoiceProps {
  offer: PanelOffer
  listing: Pick<Listing, 'details'>
  today: CivilDate
}

/**
 * Picker of days of issue: a calendar for a daily, cards for a title that appears at most once a week. The address
 * holds the choice.
 */
export function IssueChoice({ offer, listing, today }: IssueChoiceProps) {
  const days = useIssues()
  const range = useRange()
  const choose = useChooseIssues()
  const { appears, rate } = offer
  if (!appears) return null
  const stateOf = (day: CivilDate) => issueStateOf(offer, { quantity: rate.minQuantity }, day, today)
  const first = [days[0], range?.from].find((day) => day !== undefined && day >= today)
  // Days of an old address that cannot be booked are dropped with the next choice.
  const onChoose = (wanted: readonly CivilDate[]) => choose(wanted.filter((day) => stateOf(day) === 'free'))
  const everyOf = (weekday: number) => {
    const others = days.filter((day) => weekdayOf(day) !== weekday && stateOf(day) === 'free').length
    const wanted = { range: range && spanOf(range), others, least: rate.minDuration, today }
    return issuesOfWeekday(appears, weekday, wanted, stateOf)
  }
  const picker = { appears, stateOf, everyOf, days, today, onChoose }
  const of = range && range.until >= today ? `its issues from ${rangeText(range, today)}` : 'its next issues'
  return isPeriodical(appears) ? (
    <IssueCards {...picker} named={listing.details.issues ?? []} />
  ) : (
    <>
      <LazyIssuePicker {...picker} first={first ?? today} />
      <p className="num mt-2 text-xs text-ink-3 noscript:hidden">Choose days, or a weekday for {of}.</p>
    </>
  )
}
