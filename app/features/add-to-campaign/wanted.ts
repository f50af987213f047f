import * as v from 'valibot'
import type { SelectedItem } from '../../../worker/campaigns/selected-item.server.ts'
import { issuesIn } from '../../../worker/domain/availability/issues.ts'
import type { DateRange } from '../../../worker/domain/availability/range.ts'
import { NEW_CAMPAIGN } from '../../../worker/domain/campaign/campaign-item.ts'
import { bookingOf, shortestEnd } from '../../../worker/domain/catalogue/dated-price.ts'
import { describeMinimum, isFixed, type Order } from '../../../worker/domain/catalogue/rate.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { addDays, type CivilDate, formatLongDate } from '../../../worker/domain/dates.ts'
import type { Wanted } from '../../quote.queries.ts'
import type { NewItemBody } from './campaigns.queries.ts'

/** The form of the dialog, as it is kept in this tab until it has arrived. */
export const Draft = v.object({
  /** Null until somebody chooses. */
  campaign: v.nullable(v.string()),
  campaignName: v.string(),
  startDate: v.string(),
  endDate: v.string(),
  quantity: v.number(),
  insertions: v.number(),
  /** Days of issue, of what is printed. */
  days: v.array(v.string()),
  /** Sent twice, after an answer that got lost, it arrives once. */
  key: v.string(),
})
export type Draft = v.InferOutput<typeof Draft>

type Sold = Pick<SelectedItem, 'rate' | 'appears' | 'firstDay' | 'lastDay'>

/** What the form asks for of an item beside its days. */
export const asksOf = ({ rate, appears }: Pick<SelectedItem, 'rate' | 'appears'>) => ({
  quantity: !isFixed(rate),
  insertions: appears === null && UNITS[rate.unit].period === 'release' && UNITS[rate.unit].periodNoun !== null,
  issues: appears !== null,
})

/** Days on show for what is printed, where none are chosen on the page. */
const ISSUE_SPAN = 27

/** The form at first: with the days and the order of the page, else without days. */
export function firstDraft(
  { rate, appears, firstDay }: Sold,
  { range, issues, asked }: { range: DateRange | null; issues: readonly CivilDate[]; asked: Order | undefined },
): Draft {
  const order = {
    quantity: asked?.quantity ?? rate.minQuantity,
    insertions: Math.max(asked?.duration ?? 1, rate.minDuration),
  }
  const start = appears ? (issues[0] ?? firstDay) : (range?.from ?? '')
  const end = appears ? (issues.at(-1) ?? addDays(firstDay, ISSUE_SPAN)) : (range?.until ?? '')
  return {
    campaign: null,
    campaignName: '',
    startDate: start,
    endDate: end,
    ...order,
    days: [...issues],
    key: crypto.randomUUID(),
  }
}

/** Days of issue between the two dates. */
export const issuesOf = ({ appears }: Pick<SelectedItem, 'appears'>, { startDate, endDate }: Draft): CivilDate[] =>
  appears && startDate && endDate && startDate <= endDate ? issuesIn(appears, { start: startDate, end: endDate }) : []

/** The chosen days of issue that lie between the two dates, in order. */
const chosenIssues = (item: Pick<SelectedItem, 'appears'>, draft: Draft): CivilDate[] =>
  issuesOf(item, draft).filter((day) => draft.days.includes(day))

/** What is wrong with two dates that are both there, by field; null of days that can be booked. */
export function daysProblem(item: Sold, draft: Draft): { field: 'startDate' | 'endDate'; message: string } | null {
  const { startDate, endDate, insertions } = draft
  const { rate, appears, firstDay, lastDay } = item
  if (startDate === '' || endDate === '') return null
  if (startDate < firstDay) {
    return { field: 'startDate', message: `The first possible day is ${formatLongDate(firstDay)}` }
  }
  if (endDate < startDate) return { field: 'endDate', message: 'Ends before it starts' }
  if (endDate > lastDay) return { field: 'endDate', message: `Calendars are open until ${formatLongDate(lastDay)}` }
  if (appears || bookingOf(rate, { start: startDate, end: endDate }, insertions)) return null
  const until = formatLongDate(shortestEnd(rate, startDate))
  return { field: 'endDate', message: `At least ${describeMinimum(rate)}: until ${until}` }
}

/** The question of the price; null while a part of it is missing or wrong. */
export function quoteOf(item: SelectedItem, draft: Draft): Wanted | null {
  const { startDate, endDate, quantity, insertions } = draft
  const asks = asksOf(item)
  const many = asks.quantity ? { quantity } : {}
  if (asks.issues) {
    const issues = chosenIssues(item, draft)
    return issues.length > 0 ? { resource: item.id, issues, ...many } : null
  }
  if (startDate === '' || endDate === '' || daysProblem(item, draft)) return null
  return { resource: item.id, starts: startDate, ends: endDate, ...many, ...(asks.insertions && { insertions }) }
}

/** What is wrong with the form before it is sent, by field. */
export function problemsOf(item: SelectedItem, draft: Draft): Record<string, string> {
  const { campaign, campaignName, startDate, endDate } = draft
  const ofDays = daysProblem(item, draft)
  const problems: Record<string, string> = {}
  if (campaign === null) problems.campaign = 'Choose a campaign'
  if (campaign === NEW_CAMPAIGN && campaignName.trim() === '') {
    problems.campaignName = 'Name the campaign, so the owner knows what it is for'
  }
  if (startDate === '') problems.startDate = 'Choose the first day'
  if (endDate === '') problems.endDate = 'Choose the last day'
  if (ofDays) problems[ofDays.field] = ofDays.message
  else if (asksOf(item).issues && chosenIssues(item, draft).length === 0) problems.days = 'Choose the days of issue'
  return problems
}

/** What is sent: what the page showed of the item goes along, to be checked. */
export function bodyOf(item: SelectedItem, draft: Draft): NewItemBody {
  const { campaign, campaignName, startDate, endDate, quantity, insertions, key } = draft
  const asks = asksOf(item)
  const days = chosenIssues(item, draft)
  const { city, state } = item.location
  return {
    campaign: campaign ?? '',
    ...(campaign === NEW_CAMPAIGN && { campaignName }),
    startDate: asks.issues ? (days[0] ?? startDate) : startDate,
    endDate: asks.issues ? (days.at(-1) ?? endDate) : endDate,
    ...(asks.quantity && { quantity }),
    ...(asks.insertions && { insertions }),
    ...(asks.issues && { days }),
    inventory: {
      id: item.id,
      type: item.type,
      location: { city, state },
      price: item.rate.rate,
      mediaOwner: item.mediaOwner,
    },
    key,
  }
}

/** The last day of the shortest booking from a day: offered when the first day is chosen. */
export const leastEnd = (item: Sold, start: CivilDate): CivilDate => {
  const end = shortestEnd(item.rate, start)
  return end > item.lastDay ? item.lastDay : end
}
