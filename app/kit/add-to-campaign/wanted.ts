import * as v from 'valibot'
import type { SelectedItem } from '../../../worker/booking/campaigns/selected-item.server.ts'
import { MAX_CAMPAIGN_NAME, NEW_CAMPAIGN } from '../../../worker/booking/rules/campaigns/campaign-item.ts'
import { issuesIn } from '../../../worker/catalogue/rules/availability/issues.ts'
import { type DateRange, rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import { bookingOf, shortestEnd } from '../../../worker/catalogue/rules/dues.ts'
import { describeMinimum, isFixed, type Order } from '../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { addDays, type CivilDate, formatDate, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import type { Wanted } from '../../quote.queries.ts'
import type { NewItemBody } from './campaigns.queries.ts'

/** Days, quantity and insertions as texts of the form. */
const OrderDraft = v.object({
  startDate: v.string(),
  endDate: v.string(),
  quantity: v.number(),
  insertions: v.number(),
  /** Days of issue, for a printed title. */
  days: v.array(v.string()),
})
export type OrderDraft = v.InferOutput<typeof OrderDraft>

/** Form of the dialog, stored in this tab until it has arrived. */
export const Draft = v.object({
  ...OrderDraft.entries,
  /** Null before a choice. */
  campaign: v.nullable(v.string()),
  /** Null until a name is typed. */
  campaignName: v.nullable(v.string()),
  /** Days chosen on the page when the form was filled; empty without any. */
  page: v.string(),
  /** Idempotency key: a request that is sent again after a lost answer arrives once. */
  key: v.string(),
})
export type Draft = v.InferOutput<typeof Draft>

type Sold = Pick<SelectedItem, 'rate' | 'appears' | 'firstDay' | 'lastDay'>

/** Fields of the form that depend on the rate of the item. */
export const asksOf = ({ rate, appears }: Pick<SelectedItem, 'rate' | 'appears'>) => ({
  quantity: !isFixed(rate),
  insertions: appears === null && UNITS[rate.unit].period === 'release' && UNITS[rate.unit].periodNoun !== null,
  issues: appears !== null,
})

/** Default span in days for a printed title, when the page has no choice. */
const ISSUE_SPAN = 27

/** Initial form: with the days and the order of the page, else without days. */
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
    campaignName: null,
    startDate: start,
    endDate: end,
    ...order,
    days: [...issues],
    page: appears ? issues.join() : range ? `${range.from} ${range.until}` : '',
    key: crypto.randomUUID(),
  }
}

/**
 * Stored form. Days chosen on the page since then replace its own.
 * @param first the form as the page would fill it now
 */
export function keptDraft(kept: Draft | null, first: Draft): Draft {
  if (!kept) return first
  const { startDate, endDate, days, page } = first
  return page === '' || page === kept.page ? kept : { ...kept, startDate, endDate, days, page }
}

/** Days of issue between the two dates. */
export const issuesOf = (
  { appears }: Pick<SelectedItem, 'appears'>,
  { startDate, endDate }: Pick<OrderDraft, 'startDate' | 'endDate'>,
): CivilDate[] =>
  appears && startDate && endDate && startDate <= endDate ? issuesIn(appears, { start: startDate, end: endDate }) : []

/** Chosen days of issue between the two dates, in order. */
const chosenIssues = (item: Pick<SelectedItem, 'appears'>, draft: OrderDraft): CivilDate[] =>
  issuesOf(item, draft).filter((day) => draft.days.includes(day))

/** Issue of two complete dates, by field; null for days that can be booked. */
function daysProblem(item: Sold, draft: OrderDraft): { field: 'startDate' | 'endDate'; message: string } | null {
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

/** Query of the price; null while a part is missing or invalid. */
export function quoteOf(item: SelectedItem, draft: OrderDraft): Wanted | null {
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

/** Reason why the order has no price; null when it has one. */
export function unpricedText(item: SelectedItem, order: OrderDraft): string | null {
  if (quoteOf(item, order)) return null
  const problem = daysProblem(item, order)?.message
  if (problem) return problem
  const isDated = order.startDate !== '' && order.endDate !== ''
  return `The price appears once ${isDated ? 'the days of issue' : 'both dates'} are chosen.`
}

/** Issues of the days before they are sent, by field. */
export function orderProblems(item: SelectedItem, order: OrderDraft): Record<string, string> {
  const ofDays = daysProblem(item, order)
  const problems: Record<string, string> = {}
  if (order.startDate === '') problems.startDate = 'Choose the first day'
  if (order.endDate === '') problems.endDate = 'Choose the last day'
  if (ofDays) problems[ofDays.field] = ofDays.message
  else if (item.appears && chosenIssues(item, order).length === 0) problems.days = 'Choose the days of issue'
  return problems
}

/** Issues of the form before it is sent, by field. */
export function problemsOf(item: SelectedItem, draft: Draft): Record<string, string> {
  const { campaign, campaignName } = draft
  return {
    ...(campaign === null && { campaign: 'Choose a campaign' }),
    ...(campaign === NEW_CAMPAIGN &&
      (campaignName ?? '').trim() === '' && { campaignName: 'Name the campaign for its owner' }),
    ...orderProblems(item, draft),
  }
}

/** Suggested name for a campaign of one item: `Linking Road, 27 Mar to 25 Apr`. */
export function suggestedName(item: SelectedItem, order: OrderDraft, today: CivilDate): string {
  const { startDate, endDate } = orderOf(item, order)
  const isDated = startDate !== '' && startDate <= endDate && (!item.appears || chosenIssues(item, order).length > 0)
  const range = { from: startDate, until: endDate }
  const days = !isDated ? '' : `, ${startDate === endDate ? formatDate(startDate, today) : rangeText(range, today)}`
  return `${item.title.slice(0, MAX_CAMPAIGN_NAME - days.length).trimEnd()}${days}`
}

/** Names of the fields for an order of the item. */
export function orderFields(item: Pick<SelectedItem, 'rate' | 'appears'>): string[] {
  const asks = asksOf(item)
  return [
    'startDate',
    'endDate',
    ...(asks.issues ? ['days'] : []),
    ...(asks.quantity ? ['quantity'] : []),
    ...(asks.insertions ? ['insertions'] : []),
  ]
}

/** Days, quantity and insertions in the form of the API. */
export function orderOf(item: SelectedItem, order: OrderDraft) {
  const { startDate, endDate, quantity, insertions } = order
  const asks = asksOf(item)
  const days = chosenIssues(item, order)
  return {
    startDate: asks.issues ? (days[0] ?? startDate) : startDate,
    endDate: asks.issues ? (days.at(-1) ?? endDate) : endDate,
    ...(asks.quantity && { quantity }),
    ...(asks.insertions && { insertions }),
    ...(asks.issues && { days }),
  }
}

/** Body of the request, with the item as shown on the page, for comparison. */
export function bodyOf(item: SelectedItem, draft: Draft): NewItemBody {
  const { campaign, campaignName, key } = draft
  const { city, state } = item.location
  return {
    campaign: campaign ?? '',
    ...(campaign === NEW_CAMPAIGN && { campaignName: campaignName ?? '' }),
    ...orderOf(item, draft),
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

/** Last day of the shortest booking from a day. */
export const leastEnd = (item: Sold, start: CivilDate): CivilDate => {
  const end = shortestEnd(item.rate, start)
  return end > item.lastDay ? item.lastDay : end
}
