import type { BriefDraft } from './draft.ts'
import { replaceAssumptions } from './draft.ts'
import { sharedIn } from './places/shared-names.ts'
import { problemOf } from './problem-sentences.ts'
import type { MessageReading } from './read-message.ts'

const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])]
/** The names in their former order, where the message only reorders them. */
export const sameOrder = <T>(before: readonly T[], named: T[]): T[] =>
  before.length === named.length && named.every((name) => before.includes(name)) ? [...before] : named
const EMPHASISED = /\b(?:more|focus|emphasis|mostly|mainly|priority|heavier|push)\b/

/** Takes the places of a turn into the draft: the latest word wins, "also" adds, "not" takes out. */
export function mergePlaces(draft: BriefDraft, { text, places }: MessageReading) {
  if (answerShared(draft, places.states)) return
  const isNamed = places.cities.length + places.unavailable.length > 0 || places.isPanIndia || places.shared !== null
  if (!isNamed && places.excluded.length === 0) return

  const removed = draft.cities.filter((city) => places.excluded.includes(city))
  const isKept =
    places.isAddition ||
    removed.length > 0 ||
    (EMPHASISED.test(text) && places.cities.every((city) => draft.cities.includes(city)))
  const kept = isKept && !/\bonly\b/.test(text) ? draft.cities.filter((city) => !places.excluded.includes(city)) : []
  if (isNamed) {
    draft.cities = sameOrder(draft.cities, union(kept, places.cities))
    draft.unavailable = union(isKept ? draft.unavailable : [], places.unavailable)
    draft.isPanIndia = places.isPanIndia || (draft.isPanIndia && isKept && places.isAddition)
    draft.areas = [...(isKept ? draft.areas : []), ...places.areas]
    if (places.areas.length > 0) draft.isAreaPreferred = places.isAreaPreferred
    draft.regions = [...(isKept ? draft.regions : []), ...places.regions]
    draft.excludedCities = draft.excludedCities.filter((city) => !places.cities.includes(city))
    replaceAssumptions(draft, 'cities', places.notes)
  } else draft.cities = draft.cities.filter((city) => !places.excluded.includes(city))
  if (draft.isPanIndia) draft.cities = []
  draft.excludedCities = union(draft.excludedCities, places.excluded)
  draft.areas = draft.areas.filter(({ city }) => draft.isPanIndia || draft.cities.includes(city))

  // Shares of the money are of these cities together: without one of them they mean nothing any more.
  if (draft.cityShares.some(({ city }) => !draft.cities.includes(city)) || draft.isPanIndia) draft.cityShares = []
  draft.regions = draft.isPanIndia ? [] : regionsIn(draft.regions, draft.cities)

  delete draft.problems.cities
  draft.shared = places.shared
  if (places.contradiction) {
    draft.cities = []
    const city = places.contradiction
    draft.problems.cities = problemOf('cities', 'contradiction', (say) => say.cityContradiction(city))
  } else if (places.isPanIndia && places.onlyIn) {
    draft.isPanIndia = false
    const place = places.onlyIn
    draft.problems.cities = problemOf('cities', 'contradiction', (say) => say.countryContradiction(place))
  } else if (places.shared) askShared(draft)
}

/** Regions once each, with those of their cities that are still wanted; one that has none left is gone, one that never had any stays. */
function regionsIn(regions: BriefDraft['regions'], cities: readonly string[]): BriefDraft['regions'] {
  const byName = new Map(regions.map((region) => [region.name, region]))
  return [...byName.values()].flatMap(({ name, cities: own }) => {
    const left = own.filter((city) => cities.includes(city))
    return left.length > 0 || own.length === 0 ? [{ name, cities: left }] : []
  })
}

/** "The one in Bihar" answers which of two cities is meant; the state is then no group of cities. */
function answerShared(draft: BriefDraft, states: readonly string[]): boolean {
  const name = draft.shared?.name
  const answer = name && states.map((state) => sharedIn(name, state)).find((found) => found !== null)
  if (!answer) return false
  draft.shared = null
  delete draft.problems.cities
  draft.unavailable = union(draft.unavailable, [answer])
  return true
}

function askShared(draft: BriefDraft) {
  const { shared } = draft
  if (!shared) return
  const options = shared.options.map(({ name, state }) => `${name} (${state})`)
  draft.problems.cities = problemOf('cities', 'ambiguous', (say) => say.ambiguousCity(shared.name, options))
}
