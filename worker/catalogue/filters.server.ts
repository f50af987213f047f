import { and, asc, between, desc, eq, gt, lt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CivilDate } from '../kernel/rules/dates.ts'
import { toPaise } from '../kernel/rules/money.ts'
import { rowsMatching } from '../kernel/sql/full-text.server.ts'
import { listings } from './catalogue.table.ts'
import { isInPlace } from './coverage.server.ts'
import { inFacets } from './facets.server.ts'
import type { CustomField } from './rules/custom-field.ts'
import { type CustomFilter, customFilters } from './rules/custom-fields.ts'
import type { CustomFilters } from './rules/custom-filters.ts'
import type { ListingQuery } from './rules/query.ts'
import { type LanguageGroup, type MediaSpec, type PriceSort, type Sort, sortsOf } from './rules/registry/spec.ts'
import { ftsQuery, searchedWords } from './rules/search/fts-query.ts'

/** Columns that the search field of a medium reads, by the names of the registry. */
const SEARCHED: Record<MediaSpec['search']['in'][number], SQLWrapper[]> = {
  title: [listings.title, listings.nativeTitle],
  venue: [listings.venue],
  area: [listings.area],
  city: [listings.city],
  language: [listings.languages],
  code: [sql`json_extract(${listings.details}, '$.code')`],
  handle: [
    sql`json_extract(${listings.details}, '$.instagram.handle')`,
    sql`json_extract(${listings.details}, '$.youtube.handle')`,
  ],
}

/** D1 refuses LIKE patterns over 50 bytes, and `%` is a character like any other here. */
const contains = (column: SQLWrapper, text: string) => sql`instr(lower(${column}), lower(${text})) > 0`

/** The columns of the index of parts; of languages it knows nothing. */
const PARTS: Record<Exclude<keyof typeof SEARCHED, 'language'>, string> = {
  title: 'title native_title',
  venue: 'venue',
  area: 'area',
  city: 'city',
  code: 'code',
  handle: 'instagram youtube',
}

/** Shorter text has no three letters to look up. */
const SHORTEST_PART = 3

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A text that the index of parts finds by itself, as an expression for it. */
export function partsAlone(spec: MediaSpec, text: string): string | undefined {
  const columns = spec.search.in.flatMap((name) => (name === 'language' ? [] : [PARTS[name]]))
  const isWhole = columns.length === spec.search.in.length
  // The index knows upper and lower case of other letters, where `instr` does not.
  return isWhole && /^[!-?A-~][ -~]{2,}$/.test(text) ? `{${columns.join(' ')}} : ${quoted(text)}` : undefined
}

function found(spec: MediaSpec, text: string) {
  const alone = partsAlone(spec, text)
  if (alone !== undefined) return hasParts(alone)
  const conditions = spec.search.in.flatMap((name) => {
    // People type a handle with its sign and without.
    const wanted = name === 'handle' ? text.replace(/^@/, '') : text
    return SEARCHED[name].map((column) => contains(column, wanted))
  })
  return and(isPart(text.replace(/^@/, '')), or(...conditions))
}

const hasParts = (match: string): SQL =>
  sql`${listings}.rowid in (select rowid from listings_parts where listings_parts match ${match})`

/** Condition by the index of parts of names, which knows upper and lower case of more letters than `instr`. */
const isPart = (text: string): SQL | undefined =>
  [...text].length < SHORTEST_PART ? undefined : hasParts(quoted(text))

const inLanguages = (condition: SQL) => sql`exists (select 1 from json_each(${listings.languages}) where ${condition})`

/** A creator speaks several languages and matches by any; everything else has one. */
export function inLanguage(spec: MediaSpec, language: LanguageGroup): SQL {
  if (!spec.manyLanguages) return eq(listings.language, language)
  return inLanguages(language === 'Regional' ? sql`value not in ('English', 'Hindi')` : sql`value = ${language}`)
}

/** Free today, as isAvailable() has it: a booked listing is free again when the booking has ended. */
export const isFree = (today: CivilDate) =>
  or(eq(listings.availability, 'available'), lte(listings.nextAvailable, today))

/** The middle band owns both edges. */
function inBand({ on, edges: [low, high] }: NonNullable<MediaSpec['bands']>, band: ListingQuery['band']) {
  const column = listings[on]
  if (band === 'low') return lt(column, toPaise(low))
  if (band === 'high') return gt(column, toPaise(high))
  return between(column, toPaise(low), toPaise(high))
}

/** Types of fields for each kind of filter. */
const NARROWS = { is: ['select', 'boolean'], min: ['number'], max: ['number'] } as const satisfies Record<
  CustomFilter['kind'],
  CustomField['type'][]
>

const HOLDS: Record<CustomFilter['kind'], (value: CustomFilter['value']) => SQL> = {
  is: (value) =>
    sql`(type = 'text' and atom = ${value} or type = ${value === 'yes' ? 'true' : value === 'no' ? 'false' : ''})`,
  min: (value) => sql`type in ('integer', 'real') and atom >= ${value}`,
  max: (value) => sql`type in ('integer', 'real') and atom <= ${value}`,
}

/** Condition on a listing's value in a field of its category. A filter for an unknown field is ignored. */
function saysSo({ kind, field, value }: CustomFilter): SQL {
  const types = sql.join(
    NARROWS[kind].map((type) => sql`${type}`),
    sql`, `,
  )
  return sql`(not exists (select 1 from custom_fields where custom_fields.category_id = listings.category_id
      and custom_fields.name = ${field} and custom_fields.type in (${types}))
    or exists (select 1 from json_each(listings.custom) where key = (select f.id from custom_fields as f
      where f.category_id = listings.category_id and f.name = ${field}) and ${HOLDS[kind](value)}))`
}

/**
 * Condition for listings with the words of a query of full-text tables.
 * @param newest only as many, the newest
 */
const listingsMatching = (match: string, newest?: number): SQL =>
  sql`${listings}.rowid in ${rowsMatching(sql.raw('listings_fts'), match, newest)}`

/** Condition for listings with the words in their title, in any of its languages, or in their description. */
export const listingsNamed = (match: string, newest?: number): SQL =>
  listingsMatching(`{title native_title about} : (${match})`, newest)

/** Words of the place and of the landmark faced, as the search reads them: under any name, the last one unfinished. */
const standsAt = (landmark: string) => listingsMatching(`{place facing} : (${ftsQuery(searchedWords(landmark))})`)

/** The listings that a query asks for, but for its facets. Only the facets that the medium offers narrow: nothing filters unseen. */
export function passesFilters(spec: MediaSpec, query: ListingQuery & CustomFilters, today: CivilDate): SQL | undefined {
  const { q, city, language, band, duration, available } = query
  const offers = (facet: MediaSpec['facets'][number]) => spec.facets.includes(facet)
  return and(
    q ? found(spec, q) : undefined,
    offers('city') ? isInPlace({ city }) : undefined,
    language && offers('language') ? inLanguage(spec, language) : undefined,
    band && spec.bands && offers('band') ? inBand(spec.bands, band) : undefined,
    duration && offers('duration') ? lte(listings.minDuration, duration) : undefined,
    available && offers('available') ? isFree(today) : undefined,
    query.landmark && spec.hasLandmarks ? standsAt(query.landmark) : undefined,
    ...(spec.customFields ? customFilters(query).map(saysSo) : []),
  )
}

/** The listings that a query asks for. */
export const matches = (spec: MediaSpec, query: ListingQuery & CustomFilters, today: CivilDate): SQL | undefined =>
  and(passesFilters(spec, query, today), inFacets(query, spec.narrows ?? []))

const BY_RATING = [desc(listings.rating), desc(listings.id)]
const BY_AUDIENCE = [desc(listings.audience), desc(listings.id)]

/** Paise for a thousand views, where views are sold; null for clicks. */
const perMille = sql`case ${listings.unit} when 'per_mille' then ${listings.rate} when 'per_view' then ${listings.rate} * 1000 end`

/** Prices of different units have an order only by a measure that they share. */
const BY_PRICE = {
  rate: [listings.rate],
  monthly: [listings.monthly],
  cpm: [perMille, listings.monthly],
} satisfies Record<PriceSort | 'rate', SQLWrapper[]>

const byPrice = ({ priceSort }: MediaSpec, direction: typeof asc): SQL[] => [
  ...(priceSort === 'cpm' ? [sql`${perMille} is null`] : []),
  ...BY_PRICE[priceSort ?? 'rate'].map((measure) => direction(measure)),
  direction(listings.id),
]

const ORDERS = {
  recommended: BY_RATING,
  rating: BY_RATING,
  audience: BY_AUDIENCE,
  circulation: BY_AUDIENCE,
  price: (spec: MediaSpec) => byPrice(spec, asc),
  price_desc: (spec: MediaSpec) => byPrice(spec, desc),
} satisfies Record<Sort, SQL[] | ((spec: MediaSpec) => SQL[])>

/** The id breaks ties, in the direction in which the index is read. */
export function orderOf(spec: MediaSpec, sort: ListingQuery['sort']): SQL[] {
  const wanted = sort && sortsOf(spec).includes(sort) ? sort : spec.sorts[0]
  const order = ORDERS[wanted ?? 'recommended']
  return typeof order === 'function' ? order(spec) : order
}
