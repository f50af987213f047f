import { ALL_INDIA, type Area, coversPlace, isSamePlace } from '../../../../catalogue/rules/places/coverage.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { InventoryItem } from '../inventory.ts'
import type { PlanPlace } from '../reach/place.ts'
import { INDIA_ADULTS, universeOf } from '../reach/universe.ts'

const HINDI_BELT = [
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Delhi',
  'Haryana',
  'Jharkhand',
  'Madhya Pradesh',
  'Rajasthan',
  'Uttar Pradesh',
  'Uttarakhand',
]

/** States where a language is read. A title in a language without a row is read wherever it is sold. */
const STATES_OF: Readonly<Record<string, readonly string[]>> = {
  Hindi: HINDI_BELT,
  Telugu: ['Telangana', 'Andhra Pradesh'],
  Tamil: ['Tamil Nadu'],
  Kannada: ['Karnataka'],
  Malayalam: ['Kerala'],
  Bengali: ['West Bengal'],
  Marathi: ['Maharashtra'],
  Gujarati: ['Gujarat'],
  Punjabi: ['Punjab', 'Chandigarh'],
  Odia: ['Odisha'],
  Assamese: ['Assam'],
}

/**
 * Share of the audience of an item that no city bounds, by place (0 to 1); the shares may sum to less than 1, because
 * the rest of the audience lives elsewhere.
 */
export function sharesOf(item: InventoryItem, places: readonly PlanPlace[]): number[] {
  if (PLAN_RULES[item.channel].spread === 'targeted') return targeted(places)
  if (item.audienceCities.length > 0) return stated(item, places)
  const areas = areasOf(item)
  const all = peopleIn(areas)
  const shares = places.map(({ name, state, people }) =>
    state !== null && areas.some((area) => coversPlace(area, { state, city: name })) ? people / all : 0,
  )
  return withRest(shares, places)
}

/** Digital views are bought for the places of the plan alone: the shares sum to 1. */
function targeted(places: readonly PlanPlace[]): number[] {
  const all = places.reduce((sum, { people }) => sum + people, 0)
  return places.map(({ people }) => (all > 0 ? people / all : 0))
}

/** A creator's own figures for some cities; the other places share the rest in proportion to their people. */
function stated({ audienceCities }: InventoryItem, places: readonly PlanPlace[]): number[] {
  const percent = new Map(audienceCities.map((share) => [share.city, share.percent / 100]))
  const left = Math.max(0, 1 - [...percent.values()].reduce((sum, share) => sum + share, 0))
  const shares = places.map(({ name, state, people }) =>
    state === null ? 0 : (percent.get(name) ?? (left * people) / INDIA_ADULTS),
  )
  return withRest(shares, places)
}

/** Gives the rest of the country the part of the audience outside the cities. */
function withRest(shares: readonly number[], places: readonly PlanPlace[]): number[] {
  const inCities = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, place) => (places[place]?.state === null ? Math.max(0, 1 - inCities) : share))
}

/**
 * Homes of the audience of an item: the areas of the catalogue where it is seen, for a title only those where its
 * languages are read.
 */
function areasOf({ channel, covers, languages }: InventoryItem): readonly Area[] {
  const sold = covers.length > 0 ? covers : [ALL_INDIA]
  const read = PLAN_RULES[channel].spread === 'languages' ? languages.map((language) => STATES_OF[language]) : []
  if (read.length === 0 || read.includes(undefined)) return sold
  const states = [...new Set(read.flatMap((some) => some ?? []))]
  const inside = states.filter((state) => sold.some((area) => coversPlace(area, { state })))
  return inside.length > 0 ? inside.map((state) => ({ state, city: '' })) : sold
}

/** The adults of some areas; a city inside a state that is covered as a whole counts once. */
function peopleIn(areas: readonly Area[]): number {
  if (areas.some(({ state }) => state === '')) return INDIA_ADULTS
  const isInside = ({ state, city }: Area) =>
    city !== '' && areas.some((area) => area.city === '' && isSamePlace(area.state, state))
  return areas
    .filter((area) => !isInside(area))
    .reduce((sum, { state, city }) => sum + universeOf({ city: city || null, state }), 0)
}

/** Share of a country-wide audience that lives in one place: its share of the adults. */
export const networkShare = ({ people }: PlanPlace): number => people / INDIA_ADULTS
