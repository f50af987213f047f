import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { DateSpan } from '../../../../kernel/rules/dates.ts'
import type { Brief, FormatWish, HeldOrder, PlanEdits } from '../brief.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import type { PlanPlace } from '../reach/place.ts'
import { suitedItems } from './affinity/suited-items.ts'
import { canRun, EVER, lineSpan, type NoRunReason, runFrom, runOf } from './flight.ts'
import { sharesOf } from './footprint.ts'
import { isOfFormats, missingFormats } from './format-limits.ts'
import { type Booking, firstDayOf } from './lead-time.ts'
import { isWithin, type LocalityLimit, limitLocalities } from './localities.ts'
import { type Offer, toOffer, withOrder } from './offer.ts'
import { placesOf, placesOfMarket } from './places.ts'

/** Offers for a brief, and the items that match it but cannot run in its dates. */
export interface Market {
  places: PlanPlace[]
  /** Index of the place that items without a city count for where each city has a cap, else −1. */
  noCityPlace: number
  flight: DateSpan
  /** Offers of the media that the brief asks for. */
  offers: Offer[]
  /** Offers of other media, where the brief only prefers some: for money that the preferred ones cannot take. */
  extraOffers: Offer[]
  unbookable: { item: InventoryItem; reason: NoRunReason }[]
  /** Formats that were asked for and that nothing in these places is of. */
  missingFormats: FormatWish[]
  /** Localities that bound the plan, by city. */
  localities: LocalityLimit[]
}

const spreadOf = ({ channel }: Pick<InventoryItem, 'channel'>) => PLAN_RULES[channel].spread

/** Media that no city bounds and that cannot be targeted at one: part of a plan for cities only when asked for. */
const isCountrywide = (item: InventoryItem) => !['city', 'targeted'].includes(spreadOf(item))

/** Media with followers of their own: creators. */
const hasFollowers = (item: InventoryItem) => spreadOf(item) === 'followers'

/**
 * Offers of the catalogue for a brief. Offers are ordered by id and unique, so the order of the catalogue changes
 * nothing.
 * @param booking day of booking: no line starts before the lead time of its medium has passed
 */
export function openMarket(
  brief: CompleteBrief,
  catalogue: readonly InventoryItem[],
  edits: PlanEdits,
  booking?: Booking,
): Market {
  const items = inOrder(catalogue)
  const asked = placesOf(brief, items)
  const places = placesOfMarket(brief, items)
  const flight = { start: brief.startDate, end: brief.endDate }
  const market: Market = {
    places,
    noCityPlace: brief.perCityCap === null ? -1 : places.length - 1,
    flight,
    offers: [],
    extraOffers: [],
    unbookable: [],
    missingFormats: [],
    localities: [],
  }
  const cities = new Set(asked.map(({ name }) => name))
  const dropped = new Set(edits.dropped)
  const held = new Map(edits.held.map((order) => [order.id, order]))
  const matching = items.filter(
    (item) =>
      !dropped.has(item.id) &&
      !isExcluded(brief, item) &&
      (held.has(item.id) || isOfFormats(brief, item)) &&
      hasLanguage(brief, item) &&
      serves(item, { brief, asked, cities }),
  )
  const wanted = suitedItems(brief, matching, ({ id }) => held.has(id))
  const ownFollowers = hasOwnFollowers(wanted, cities)
  for (const item of wanted) {
    const order = held.get(item.id)
    const isAsked = order !== undefined || asksFor(brief, item)
    if (!isAsked && brief.channels.length > 0 && brief.channelMode === 'only') continue
    if (hasFollowers(item) && ownFollowers && !isFollowedIn(item, cities)) continue
    // A held line was planned in time; without a day of booking nothing is too soon.
    const run = order || !booking ? runOf(item, flight) : runFrom(item, firstDayOf(item.channel, booking), flight)
    if (typeof run === 'string') {
      if (isAsked) market.unbookable.push({ item, reason: run })
      continue
    }
    const offer = toOffer(item, run, places)
    // A held line keeps its order, even a size that the search would not weigh.
    const own = order && canHold(offer, order, flight) ? withOrder(offer, order, places) : offer
    ;(isAsked ? market.offers : market.extraOffers).push(own)
  }
  return narrowed(brief, items, held, market)
}

/** Leaves out items outside the localities of the brief; held ones stay. */
function narrowed(
  brief: CompleteBrief,
  items: readonly InventoryItem[],
  held: ReadonlyMap<string, unknown>,
  market: Market,
): Market {
  const localities = limitLocalities(brief, items, market.offers)
  const keeps = (item: InventoryItem) => held.has(item.id) || isWithin(brief, localities, item)
  const offers = market.offers.filter(({ item }) => keeps(item))
  const unbookable = market.unbookable.filter(({ item }) => keeps(item))
  return {
    ...market,
    offers,
    extraOffers: market.extraOffers.filter(({ item }) => keeps(item)),
    unbookable,
    missingFormats: missingFormats(
      brief,
      [...offers, ...unbookable].map((entry) => entry.item),
    ),
    localities,
  }
}

/** True when an order is still possible: in its length and number, and on free days of the flight. */
function canHold(offer: Offer, { units, quantity, start = offer.run.start }: HeldOrder, flight: DateSpan): boolean {
  const { item } = offer
  if (quantity > item.maxQuantity || units < item.minDuration) return false
  if (start === offer.run.start) return units <= offer.run.maxUnits
  if (item.unit === 'per_release') return start >= offer.run.start && start <= offer.run.end
  const days = lineSpan(item.unit, units, { start, end: EVER })
  return !item.fixedDates && start >= flight.start && days.end <= flight.end && canRun(item, days)
}

/** Each item once, by id. */
function inOrder(catalogue: readonly InventoryItem[]): InventoryItem[] {
  const byId = new Map(catalogue.map((item) => [item.id, item]))
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

const isExcluded = (brief: Brief, { channel, city }: InventoryItem): boolean =>
  brief.excludedChannels.includes(channel) || (city !== null && brief.excludedCities.includes(city))

/** True when an item is in a language that the brief names. Items without a language suit every brief. */
const hasLanguage = ({ languages }: Brief, item: InventoryItem): boolean =>
  languages.length === 0 || item.languages.length === 0 || item.languages.some((own) => languages.includes(own))

/** True when an item reaches anyone in these places. */
function serves(
  item: InventoryItem,
  { brief, asked, cities }: { brief: Brief; asked: readonly PlanPlace[]; cities: ReadonlySet<string> },
): boolean {
  if (item.city !== null) return cities.has(item.city)
  // A medium sold by the city has an item for each: a network of the whole country is too dear for a few.
  if (brief.geoScope !== 'pan_india' && spreadOf(item) === 'city') return false
  return sharesOf(item, asked).some((share) => share > 0)
}

/** True when the brief asks for the medium of an item, by name or by naming none. */
function asksFor({ channels, geoScope }: Brief, item: InventoryItem): boolean {
  if (channels.length > 0) return channels.includes(item.channel)
  return geoScope === 'pan_india' || !isCountrywide(item)
}

const isFollowedIn = ({ audienceCities }: InventoryItem, cities: ReadonlySet<string>) =>
  audienceCities.some(({ city }) => cities.has(city))

/** True when any creator has followers in these cities; creators without any are then left out. */
const hasOwnFollowers = (items: readonly InventoryItem[], cities: ReadonlySet<string>) =>
  items.some((item) => hasFollowers(item) && isFollowedIn(item, cities))
