import type { MediaType } from '../../catalogue/registry/media.ts'
import type { Brief, PlanEdits } from '../brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { type RunRefusal, runOf, type Span } from './flight.ts'
import { type PlanPlace, placesOf, sharesOf, withNoCity } from './footprint.ts'
import { type Offer, toOffer } from './offer.ts'

/** What can be bought for a brief, and what matches it but cannot run in its dates. */
export interface Market {
  places: PlanPlace[]
  /** Place that holds what no city bounds where each place has a cap, else −1. */
  noCityPlace: number
  flight: Span
  offers: Offer[]
  /** Offers of media that were not asked for: for money that the asked ones cannot take. */
  others: Offer[]
  refused: { item: InventoryItem; why: RunRefusal }[]
}

/** Media that no city bounds and nobody can narrow to one: bought for a few cities only where they were asked for. */
const COUNTRYWIDE: ReadonlySet<MediaType> = new Set(['tv', 'magazine', 'influencer'])

/** A complete brief: money, places and days are known. */
export interface CompleteBrief extends Brief {
  budget: NonNullable<Brief['budget']>
  startDate: string
  endDate: string
}

export const isPlannable = (brief: Brief): brief is CompleteBrief =>
  brief.budget !== null &&
  brief.budget.amount > 0 &&
  (brief.geoScope === 'pan_india' || brief.cities.length > 0) &&
  brief.startDate !== null &&
  brief.endDate !== null &&
  brief.startDate <= brief.endDate

/** Sorts a catalogue for a brief. Items come ordered by id and once each, whatever order they came in. */
export function openMarket(brief: CompleteBrief, catalogue: readonly InventoryItem[], edits: PlanEdits): Market {
  const items = inOrder(catalogue)
  const asked = placesOf(brief, items)
  const places = brief.perCityCap === null ? asked : withNoCity(asked)
  const flight = { start: brief.startDate, end: brief.endDate }
  const market: Market = {
    places,
    noCityPlace: brief.perCityCap === null ? -1 : places.length - 1,
    flight,
    offers: [],
    others: [],
    refused: [],
  }
  const cities = new Set(asked.map(({ name }) => name))
  const dropped = new Set(edits.dropped)
  const locked = new Set(edits.locked)
  const wanted = items.filter(
    (item) => !dropped.has(item.id) && !isExcluded(brief, item) && speaks(brief, item) && serves(item, asked, cities),
  )
  const ownFollowers = hasOwnFollowers(wanted, cities)
  for (const item of wanted) {
    const isAsked = locked.has(item.id) || asksFor(brief, item)
    if (!isAsked && brief.channels.length > 0 && brief.channelMode === 'only') continue
    if (item.channel === 'influencer' && ownFollowers && !isFollowedIn(item, cities)) continue
    const run = runOf(item, flight)
    if (typeof run === 'string') {
      if (isAsked) market.refused.push({ item, why: run })
    } else (isAsked ? market.offers : market.others).push(toOffer(item, run, places))
  }
  return market
}

/** Each item once, by id. */
function inOrder(catalogue: readonly InventoryItem[]): InventoryItem[] {
  const byId = new Map(catalogue.map((item) => [item.id, item]))
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

const isExcluded = (brief: Brief, { channel, city }: InventoryItem): boolean =>
  brief.excludedChannels.includes(channel) || (city !== null && brief.excludedCities.includes(city))

/** Media that speak are bought in the languages that were named; the others speak none. */
const speaks = ({ languages }: Brief, item: InventoryItem): boolean =>
  languages.length === 0 || item.languages.length === 0 || item.languages.some((own) => languages.includes(own))

function serves(item: InventoryItem, places: readonly PlanPlace[], cities: ReadonlySet<string>): boolean {
  if (item.city !== null) return cities.has(item.city)
  return sharesOf(item, places).some((share) => share > 0)
}

function asksFor({ channels, geoScope }: Brief, { channel }: InventoryItem): boolean {
  if (channels.length > 0) return channels.includes(channel)
  return geoScope === 'pan_india' || !COUNTRYWIDE.has(channel)
}

const isFollowedIn = ({ audienceCities }: InventoryItem, cities: ReadonlySet<string>) =>
  audienceCities.some(({ city }) => cities.has(city))

/** Where some creators have followers in the asked cities, the others have no business there. */
const hasOwnFollowers = (items: readonly InventoryItem[], cities: ReadonlySet<string>) =>
  items.some((item) => item.channel === 'influencer' && isFollowedIn(item, cities))
