import { CITIES, STATES } from '../../../../../kernel/rules/text/gazetteer.ts'
import type { KnownCity } from '../../understanding.ts'
import { type Lexicon, lexiconOf } from '../text/phrases.ts'
import { type SoundIndex, soundIndex } from './latin-places.ts'
import { type Spelling, spellingOf } from './misspelt.ts'
import {
  type CityGroup,
  EVERYDAY_AREAS,
  GROUPS,
  LOCALITIES,
  PAN_INDIA,
  PLAIN_SHARED,
  SHARED_NAMES,
  TIER_ONE,
  TOWNS_BY_STATE,
} from './place-names.ts'

/** Meaning of a place name. A city has the catalogue's name where the catalogue has the city. */
export type PlaceMeaning =
  | { kind: 'city'; name: string; isKnown: boolean }
  | { kind: 'area'; city: string; area: string; needsCity: boolean }
  /** `isRegion`: named by its states, so it has other towns too. */
  | { kind: 'group'; cities: string[]; isPart: boolean; isRegion: boolean }
  | { kind: 'state'; state: string; cities: string[] }
  | { kind: 'shared'; name: string }
  | { kind: 'india' }

/** Every place that words can name, read against the cities that have inventory. */
export interface PlaceBook {
  lexicon: Lexicon<PlaceMeaning>
  /** Cities for mistyped words. */
  spellings: Spelling[]
  /** Latin names for those written in Devanagari. */
  sounds: SoundIndex
  find: (name: string) => PlaceMeaning | undefined
}

const split = (names: string) => names.split(',').map((name) => name.trim())

const books = new WeakMap<readonly KnownCity[], PlaceBook>()

/** The book of a catalogue's cities, made once for their list: reading a conversation, its facts and their ground ask for it. */
export function placeBook(cities: readonly KnownCity[]): PlaceBook {
  const made = books.get(cities) ?? makeBook(cities)
  books.set(cities, made)
  return made
}

function makeBook(cities: readonly KnownCity[]): PlaceBook {
  const own = ownNames(cities)
  const nameOf = (city: string) => own.get(city.toLowerCase())
  const city = (name: string): PlaceMeaning => ({
    kind: 'city',
    name: nameOf(name) ?? name,
    isKnown: nameOf(name) !== undefined,
  })
  const inState = (state: string) => cities.filter((known) => known.state === state).map(({ name }) => name)

  const rows: (readonly [string, PlaceMeaning])[] = [...own].map(([name, meaning]) => [name, city(meaning)] as const)
  for (const { name, spoken } of CITIES) for (const said of [name, ...spoken]) rows.push([said, city(name)])
  for (const towns of Object.values(TOWNS_BY_STATE)) for (const town of split(towns)) rows.push([town, city(town)])
  for (const name of Object.keys(SHARED_NAMES)) rows.push([name, { kind: 'shared', name }])
  for (const [said, name] of Object.entries(PLAIN_SHARED)) rows.push([said, city(name)])
  for (const { name: state, spoken } of STATES)
    for (const said of [state, ...spoken]) rows.push([said, { kind: 'state', state, cities: inState(state) }])
  for (const [said, group] of GROUPS)
    for (const name of split(said)) rows.push([name, groupPlace(group, cities, nameOf)])
  for (const name of split(PAN_INDIA)) rows.push([name, { kind: 'india' }])
  rows.push(...areaRows(cities, nameOf))

  const lexicon = lexiconOf(rows)
  const spellings = [...lexicon.entries].flatMap(([name, place]) =>
    place.kind === 'city' && !name.includes(' ') ? [spellingOf(name, place.name)] : [],
  )
  const areas = cities.flatMap((known) => known.areas.map((area) => area.toLowerCase()))
  const famous = LOCALITIES.flatMap(([names]) => split(names))
  const sounds = soundIndex([
    ...areas,
    ...famous,
    ...[...lexicon.entries].flatMap(([name, { kind }]) => (kind === 'area' ? [name] : [])),
  ])
  return { lexicon, spellings, sounds, find: (name) => lexicon.entries.get(name.toLowerCase()) }
}

/** Every name of the catalogue's cities, in lower case, with the catalogue's name. */
function ownNames(cities: readonly KnownCity[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { name } of cities) names.set(name.toLowerCase(), name)
  for (const { name, spoken } of CITIES) {
    const all = [name.toLowerCase(), ...spoken]
    const known = all.map((said) => names.get(said)).find((found) => found !== undefined)
    if (known) for (const said of all) if (!names.has(said)) names.set(said, known)
  }
  return names
}

function groupPlace(
  group: CityGroup,
  cities: readonly KnownCity[],
  nameOf: (city: string) => string | undefined,
): PlaceMeaning {
  if ('cities' in group) {
    const known = group.cities.flatMap((name) => nameOf(name) ?? [])
    return { kind: 'group', cities: known, isPart: known.length < group.cities.length, isRegion: false }
  }
  const tierOne = new Set(TIER_ONE.flatMap((name) => nameOf(name) ?? []))
  const wanted = cities.filter(({ name, state }) => {
    if ('states' in group) return group.states.includes(state)
    return group.tier === 1 ? tierOne.has(name) : group.tier === 2 && !tierOne.has(name)
  })
  return { kind: 'group', cities: wanted.map(({ name }) => name), isPart: false, isRegion: 'states' in group }
}

/** Localities of the catalogue. One that several cities share, or an everyday word, counts only with its city. */
function areaRows(
  cities: readonly KnownCity[],
  nameOf: (city: string) => string | undefined,
): (readonly [string, PlaceMeaning])[] {
  const homes = new Map<string, number>()
  for (const { areas } of cities)
    for (const area of areas) homes.set(area.toLowerCase(), (homes.get(area.toLowerCase()) ?? 0) + 1)
  const rows = cities.flatMap(({ name, areas }) =>
    areas.flatMap((area): (readonly [string, PlaceMeaning])[] => {
      const said = area.toLowerCase()
      const needsCity = (homes.get(said) ?? 0) > 1 || EVERYDAY_AREAS.has(said)
      const place: PlaceMeaning = { kind: 'area', city: name, area, needsCity }
      return needsCity ? [[`${said} ${name.toLowerCase()}`, place]] : [[said, place]]
    }),
  )
  const famous = LOCALITIES.flatMap(([names, home, area]) => {
    const known = nameOf(home)
    if (!known) return []
    return split(names).map(
      (said) => [said, { kind: 'area', city: known, area, needsCity: false } as PlaceMeaning] as const,
    )
  })
  return [...rows, ...famous]
}
