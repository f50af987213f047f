import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { LeastMeasure, LeastOfMedium } from '../../../../catalogue/rules/registry/plan-spec.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { daysIn } from '../../../../kernel/rules/dates.ts'
import { toRupees } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { Market } from '../market/market.ts'
import { daysOf, type Offer, type OfferedOrder } from '../market/offer.ts'
import { reachOf } from '../reach/reach.ts'
import type { SelectedOffer } from './selection.ts'

/** Lines that have to be enough together: those of a medium in one city, in one language, or in the whole plan. */
export interface LeastGroup {
  key: string
  medium: MediaType
  rule: LeastOfMedium
  /** The city or the language; null for the whole plan, and for networks that no city bounds. */
  where: string | null
}

/** A group that a plan has too little of. */
export interface ShortGroup extends LeastGroup {
  /** Amount in the plan and amount needed, in the measure of the rule. */
  has: number
  needs: number
}

type Line = Pick<SelectedOffer, 'offer' | 'order'>

/** Weeks that a screen has to run to count as one. */
const SCREEN_WEEKS = 2
const DAYS_OF_MONTH = 30
const DAYS_OF_WEEK = 7

/** The group that an item belongs to; null where nothing is asked of its medium and type as a whole. */
export function groupOf(item: InventoryItem): LeastGroup | null {
  const rules = PLAN_RULES[item.channel].least ?? []
  const at = rules.findIndex(({ of }) => of?.test(item.type) ?? true)
  const rule = rules[at]
  if (!rule) return null
  const where = { city: item.city, language: item.languages[0] ?? null, plan: null }[rule.within]
  return { key: `${item.channel}/${at}/${where ?? ''}`, medium: item.channel, rule, where }
}

/** Offers or lines by the group that they belong to; others are left out. */
export function byGroup<One extends { item: InventoryItem }>(
  all: readonly One[],
): Map<string, { group: LeastGroup; own: One[] }> {
  const groups = new Map<string, { group: LeastGroup; own: One[] }>()
  for (const one of all) {
    const group = groupOf(one.item)
    if (!group) continue
    const entry = groups.get(group.key) ?? { group, own: [] }
    entry.own.push(one)
    groups.set(group.key, entry)
  }
  return groups
}

/**
 * Groups of which a selection has less than its least. `isAll` tells where it has each title that the market has: the channels of
 * a language that has no more of them are all that there is of television there.
 */
export function shortGroups(selected: readonly SelectedOffer[], market: Market): (ShortGroup & { isAll: boolean })[] {
  const lines = selected.map((line) => ({ ...line, item: line.offer.item }))
  const short = [...byGroup(lines).values()].flatMap(({ group, own }) => {
    const has = toTenth(AMOUNTS[group.rule.measure](own, market, group))
    const needs = neededIn(group, market)
    return has < needs ? [{ ...group, has, needs }] : []
  })
  if (short.length === 0) return []
  const offers = byGroup(market.offers)
  return short.map((group) => ({
    ...group,
    isAll: group.rule.measure === 'titles' && titlesOf(offers.get(group.key)?.own ?? []) <= group.has,
  }))
}

const toTenth = (amount: number) => Math.round(amount * 10) / 10

/** Amount of a group needed in a market, in the measure of its rule. */
export function neededIn({ rule: { measure, amount } }: LeastGroup, { places, flight }: Market): number {
  if (measure !== 'money') return amount
  const cities = places.filter(({ people }) => people > 0).length
  return Math.round((amount * cities * daysIn(flight)) / DAYS_OF_MONTH)
}

/** Amount that one order adds to the measure, where it is the only order of its listing. */
export function amountOf(offer: Offer, order: OfferedOrder, { rule }: LeastGroup): number {
  if (rule.counts?.test(offer.item.type) === false) return 0
  const { trade, vehicles = 0 } = offer.item
  if (rule.measure === 'money') return toRupees(order.net)
  if (rule.measure === 'vehicles') return vehicles * order.quantity
  if (rule.measure === 'screens')
    return (trade.quantity * order.quantity * Math.min(order.units, SCREEN_WEEKS)) / SCREEN_WEEKS
  if (rule.measure === 'contacts') return weeklyContacts(offer, order)
  return 1
}

/** Exposures a week for each person that an order can reach. */
function weeklyContacts(offer: Offer, order: OfferedOrder): number {
  const [impressions, people] = order.exposures.reduce(
    ([sum, all], one) => [sum + one.impressions, all + one.accessible],
    [0, 0],
  )
  return people > 0 ? (impressions * DAYS_OF_WEEK) / (daysIn(daysOf(offer, order)) * people) : 0
}

type Amount = (lines: readonly Line[], market: Market, group: LeastGroup) => number

/** The largest amount of each listing, added up: spots of one listing share its screens. */
const largestEach = (lines: readonly Line[], of: (line: Line) => number): number => {
  const most = new Map<string, number>()
  for (const line of lines) {
    const { listingId } = line.offer.item
    most.set(listingId, Math.max(most.get(listingId) ?? 0, of(line)))
  }
  return [...most.values()].reduce((sum, one) => sum + one, 0)
}
const titlesOf = (all: readonly { item: InventoryItem }[]) => new Set(all.map(({ item }) => item.listingId)).size
const titles: Amount = (lines) => titlesOf(lines.map(({ offer }) => offer))
const added: Amount = (lines, _, group) =>
  lines.reduce((sum, { offer, order }) => sum + amountOf(offer, order, group), 0)

/** Total of some lines, in each measure. */
const AMOUNTS: Readonly<Record<LeastMeasure, Amount>> = {
  titles,
  titlesOrPieces(lines, ...rest) {
    const pieces = new Map<string, number>()
    for (const { offer, order } of lines) {
      const { listingId } = offer.item
      pieces.set(listingId, (pieces.get(listingId) ?? 0) + order.units * order.quantity)
    }
    return Math.max(titles(lines, ...rest), ...pieces.values())
  },
  screens(lines) {
    const screens = ({ offer, order }: Line) => offer.item.trade.quantity * order.quantity
    const weeks = largestEach(lines, (line) => screens(line) * line.order.units)
    return Math.min(largestEach(lines, screens), Math.floor(weeks / SCREEN_WEEKS))
  },
  vehicles: added,
  zones: added,
  money: added,
  /** Contacts of the week with the most of them: exposures over the people that they reach. */
  contacts(lines, { places }) {
    const weekly = lines.map(({ offer, order }) => {
      const days = daysOf(offer, order)
      const part = DAYS_OF_WEEK / daysIn(days)
      const exposures = order.exposures.map((one) => ({ ...one, impressions: one.impressions * part }))
      return { days, medium: offer.item.channel, exposures }
    })
    const contacts = weekly.map(({ days: { start } }) => {
      const running = weekly.filter(({ days }) => days.start <= start && days.end >= start)
      const { impressions, reach } = reachOf(places, running)
      // An unmeasured medium is not too little by this measure.
      return reach > 0 ? impressions / reach : Number.POSITIVE_INFINITY
    })
    return Math.max(0, ...contacts)
  },
}
