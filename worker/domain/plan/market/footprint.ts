import type { Brief } from '../brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { INDIA_ADULTS, universeOf } from '../reach/universe.ts'

/** People who count for a plan: a city, or the rest of the country around the cities. `state` is null for that rest. */
export interface PlanPlace {
  name: string
  state: string | null
  people: number
}

const REST_OF_INDIA = 'Rest of India'
/** Stands for what no city bounds where each place has a cap; nobody lives there. */
const NO_CITY = 'No single city'

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
const METROS = ['Mumbai', 'Delhi', 'Kolkata', 'Chennai', 'Bangalore', 'Hyderabad', 'Pune', 'Ahmedabad']

/** Where a regional title is read. A language that stands in no row is read everywhere. */
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

/** The places that a brief is about; of a pan-India brief each city that sells something, and the rest of the country. */
export function placesOf(brief: Brief, items: readonly InventoryItem[]): PlanPlace[] {
  const stateOf = new Map<string, string>()
  for (const { city, state } of items) if (city !== null) stateOf.set(city, state)
  const excluded = new Set(brief.excludedCities)
  const asPlace = (name: string): PlanPlace => {
    const state = stateOf.get(name) ?? ''
    return { name, state, people: universeOf({ city: name, state }) }
  }
  if (brief.geoScope !== 'pan_india') {
    return [...new Set(brief.cities)].filter((name) => !excluded.has(name)).map(asPlace)
  }
  const cities = [...stateOf.keys()].sort().map(asPlace)
  const people = INDIA_ADULTS - cities.reduce((sum, city) => sum + city.people, 0)
  return [...cities.filter(({ name }) => !excluded.has(name)), { name: REST_OF_INDIA, state: null, people }]
}

/** One more place, without people: what no city bounds is held to the cap of one place together. */
export const withNoCity = (places: readonly PlanPlace[]): PlanPlace[] => [
  ...places,
  { name: NO_CITY, state: '', people: 0 },
]

/** Share of a wide item's audience that lives in each place, by place; the rest of it lives elsewhere. */
export function sharesOf(item: InventoryItem, places: readonly PlanPlace[]): number[] {
  if (item.channel === 'digital') return targeted(places)
  if (item.audienceCities.length > 0) return stated(item, places)
  const area = areaOf(item)
  const shares = places.map(({ name, state, people }) =>
    state !== null && area.covers(name, state) ? people / area.people : 0,
  )
  return withRest(shares, places)
}

/** Views are bought for the asked places alone. */
function targeted(places: readonly PlanPlace[]): number[] {
  const all = places.reduce((sum, { people }) => sum + people, 0)
  return places.map(({ people }) => (all > 0 ? people / all : 0))
}

/** The creator's own figures for some cities; the others share what is left by their people. */
function stated({ audienceCities }: InventoryItem, places: readonly PlanPlace[]): number[] {
  const percent = new Map(audienceCities.map((share) => [share.city, share.percent / 100]))
  const left = Math.max(0, 1 - [...percent.values()].reduce((sum, share) => sum + share, 0))
  const shares = places.map(({ name, state, people }) =>
    state === null ? 0 : (percent.get(name) ?? (left * people) / INDIA_ADULTS),
  )
  return withRest(shares, places)
}

function withRest(shares: readonly number[], places: readonly PlanPlace[]): number[] {
  const inCities = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, place) => (places[place]?.state === null ? Math.max(0, 1 - inCities) : share))
}

interface Area {
  people: number
  covers: (city: string, state: string) => boolean
}

/** Where a channel is seen, where a title is read. */
function areaOf({ channel, area, scope, languages }: InventoryItem): Area {
  if (channel === 'tv' && area === 'Eight metros') {
    const people = METROS.reduce((sum, city) => sum + universeOf({ city, state: '' }), 0)
    return { people, covers: (city) => METROS.includes(city) }
  }
  if (channel === 'tv' && area === 'Hindi belt') return inStates(HINDI_BELT)
  if (scope === 'state') return inStates(area.split(/ and |, /))
  const spoken = channel === 'magazine' ? languages.map((language) => STATES_OF[language]) : []
  const states = spoken.flatMap((some) => some ?? [])
  if (states.length > 0 && !spoken.includes(undefined)) return inStates([...new Set(states)])
  return { people: INDIA_ADULTS, covers: () => true }
}

function inStates(states: readonly string[]): Area {
  const people = states.reduce((sum, state) => sum + universeOf({ city: null, state }), 0)
  return { people, covers: (_, state) => states.includes(state) }
}

/** Of the people whom a network reaches in the country, those of one place. */
export const networkShare = ({ people }: PlanPlace): number => people / INDIA_ADULTS
