import { PLAN_RULES } from '../../catalogue/registry/plan-rules.ts'
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
const METROS = ['Mumbai', 'Delhi', 'Kolkata', 'Chennai', 'Bangalore', 'Hyderabad', 'Pune', 'Ahmedabad']

/** States where a title of a language is read. A title in a language without a row is read in the whole country. */
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
  const area = areaOf(item)
  const shares = places.map(({ name, state, people }) =>
    state !== null && area.covers(name, state) ? people / area.people : 0,
  )
  return withRest(shares, places)
}

/** Digital views are bought for the places of the plan alone: the shares sum to 1. */
function targeted(places: readonly PlanPlace[]): number[] {
  const all = places.reduce((sum, { people }) => sum + people, 0)
  return places.map(({ people }) => (all > 0 ? people / all : 0))
}

/** A creator's own figures for some cities; the other places share what is left in proportion to their people. */
function stated({ audienceCities }: InventoryItem, places: readonly PlanPlace[]): number[] {
  const percent = new Map(audienceCities.map((share) => [share.city, share.percent / 100]))
  const left = Math.max(0, 1 - [...percent.values()].reduce((sum, share) => sum + share, 0))
  const shares = places.map(({ name, state, people }) =>
    state === null ? 0 : (percent.get(name) ?? (left * people) / INDIA_ADULTS),
  )
  return withRest(shares, places)
}

/** Gives the rest of the country what the cities leave of the audience. */
function withRest(shares: readonly number[], places: readonly PlanPlace[]): number[] {
  const inCities = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, place) => (places[place]?.state === null ? Math.max(0, 1 - inCities) : share))
}

interface Area {
  people: number
  covers: (city: string, state: string) => boolean
}

/** The states where a channel is seen or a title is read, and their people. */
function areaOf({ channel, area, scope, languages }: InventoryItem): Area {
  const { spread } = PLAN_RULES[channel]
  if (spread === 'area' && area === 'Eight metros') {
    const people = METROS.reduce((sum, city) => sum + universeOf({ city, state: '' }), 0)
    return { people, covers: (city) => METROS.includes(city) }
  }
  if (spread === 'area' && area === 'Hindi belt') return inStates(HINDI_BELT)
  if (scope === 'state') return inStates(area.split(/ and |, /))
  const spoken = spread === 'languages' ? languages.map((language) => STATES_OF[language]) : []
  const states = spoken.flatMap((some) => some ?? [])
  if (states.length > 0 && !spoken.includes(undefined)) return inStates([...new Set(states)])
  return { people: INDIA_ADULTS, covers: () => true }
}

function inStates(states: readonly string[]): Area {
  const people = states.reduce((sum, state) => sum + universeOf({ city: null, state }), 0)
  return { people, covers: (_, state) => states.includes(state) }
}

/** Share of a country-wide audience that lives in one place: its share of the adults. */
export const networkShare = ({ people }: PlanPlace): number => people / INDIA_ADULTS
