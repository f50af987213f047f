import { MEDIA_TYPES, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { PLAN_RULES, WORDS } from '../../../../catalogue/rules/registry/tables.ts'
import { addDays, type DateSpan } from '../../../../kernel/rules/dates.ts'
import type { InventoryItem } from '../inventory.ts'
import { sharesOf } from '../market/footprint.ts'
import { universeOf } from '../reach/universe.ts'
import { type Asked, capital } from './answer.ts'

/** Cities, localities, media and days of a question: from its own words, else from the brief. */
export interface Scope {
  cities: string[]
  areas: { city: string; area: string }[]
  channels: MediaType[]
  span: DateSpan | null
  words: string[]
}

export function scopeOf({ question: { query }, followed: { now } }: Asked): Scope {
  const { brief } = now
  const own = query.cities.length > 0 || query.isPanIndia
  return {
    cities: own ? query.cities : brief.geoScope === 'pan_india' ? [] : brief.cities,
    areas: own ? query.areas : brief.areas,
    channels:
      query.channels.length > 0 ? query.channels : MEDIA_TYPES.filter((medium) => isAskedAlone(medium, query.words)),
    span:
      spanOf(query.startDate, query.endDate ?? lastDay(query.startDate, query.durationDays)) ??
      spanOf(brief.startDate, brief.endDate),
    words: query.words.filter((word) => !OF_MEDIUM.has(word)),
  }
}

const isAskedAlone = (medium: MediaType, words: readonly string[]): boolean =>
  words.some((word) => WORDS[medium].alone?.test(word))

const spanOf = (start: string | null, end: string | null): DateSpan | null =>
  start !== null && end !== null && start <= end ? { start, end } : null
const lastDay = (start: string | null, days: number | null) =>
  start !== null && days !== null ? addDays(start, days - 1) : null

/** A word of a question as a title writes it: `sv` is `SV`, `highway` is `Highway`. */
export const asTitled = (word: string): string => (word.length < 3 ? word.toUpperCase() : capital(word))

/** Listings that a question is about. */
export interface Matches {
  items: InventoryItem[]
  /** True in the locality that was named, or where none was. */
  isInArea: boolean
  /** Words of the question that are in their titles, and mean no medium. */
  named: string[]
}

/** One word for synonyms of the trade and the catalogue. */
const SAME: Readonly<Record<string, string>> = {
  hoarding: 'billboard',
  hording: 'billboard',
  होर्डिंग: 'billboard',
  होर्डिंग्स: 'billboard',
  बिलबोर्ड: 'billboard',
  यूनिपोल: 'unipole',
  मेट्रो: 'metro',
  स्क्रीन: 'screen',
  बस: 'bus',
  रैप: 'wrap',
  राइट: 'wrap',
}
/** Words for a medium as a whole, or common to all: they are in some of its titles by chance. */
const OF_MEDIUM = new Set(['spot', 'spots', ...MEDIA_TYPES.flatMap((medium) => WORDS[medium].plain?.split(' ') ?? [])])
const plain = (word: string) => {
  const one = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word
  return SAME[one] ?? SAME[word] ?? one
}
const wordsOfItem = ({ title, subcategory, area }: InventoryItem) =>
  new Set(
    `${title} ${subcategory} ${area}`
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .map(plain),
  )

const OF_ANY_ROAD = /^(?:road|highway|street|marg|lane|circle|chowk|station|market|side|near)$/

/** The listings of a scope that have most of its words in their titles; all of them where no title has one. */
export function matchesOf(scope: Scope, items: readonly InventoryItem[]): Matches {
  const inCities = items.filter((item) => isSoldIn(item, scope.cities))
  const ofMedia =
    scope.channels.length > 0 ? inCities.filter(({ channel }) => scope.channels.includes(channel)) : inCities
  const inAreas = scope.areas.length > 0 ? ofMedia.filter((item) => standsIn(item, scope.areas)) : ofMedia
  const pool = inAreas.length > 0 ? inAreas : ofMedia
  const wanted = scope.words.map(plain)
  const scores = pool.map((item) => {
    const own = wordsOfItem(item)
    return wanted.filter((word) => own.has(word)).length
  })
  const most = Math.max(0, ...scores)
  const found = pool.filter((_, i) => scores[i] === most)
  const own = most > 0 ? found.map(wordsOfItem) : []
  const named = scope.words.filter((word) => plain(word) !== 'billboard' && own.some((words) => words.has(plain(word))))
  // "Road" alone names none, as in "Baner Road", whose Baner is the locality.
  const isNamed = named.some((word) => !OF_ANY_ROAD.test(word))
  return { items: found, isInArea: inAreas.length > 0, named: isNamed ? named : [] }
}

const standsIn = (item: InventoryItem, areas: Scope['areas']) =>
  areas.some(({ city, area }) => item.city === city && (item.area === area || item.title.includes(area)))

/** True when an item is bought in one of the cities, or reaches people there; always when no city is named. */
function isSoldIn(item: InventoryItem, cities: readonly string[]): boolean {
  if (cities.length === 0) return true
  if (item.city !== null) return cities.includes(item.city)
  // A medium sold city by city, such as radio, has a listing for each city; its networks are for the whole country.
  if (PLAN_RULES[item.channel].spread === 'city') return false
  const places = cities.map((name) => ({ name, state: '', people: universeOf({ city: name, state: '' }) }))
  return item.scope === 'national' || sharesOf(item, places).some((share) => share > 0)
}
