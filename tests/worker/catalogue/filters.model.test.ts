import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { isAvailable } from '../../../worker/catalogue/rules/availability.ts'
import type { ListingQuery } from '../../../worker/catalogue/rules/query.ts'
import { MEDIA, MEDIA_TYPES, type MediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import { LANGUAGE_GROUPS, type MediaSpec, sortsOf } from '../../../worker/catalogue/rules/registry/spec.ts'
import { PAGE_SIZE } from '../../../worker/catalogue/rules/search-part.ts'
import { toPaise } from '../../../worker/kernel/rules/money.ts'
import { isFoundIn, ROWS, stateOf, TODAY } from '../../support/catalogue.ts'
import { service } from '../../support/service.ts'

type Row = (typeof ROWS.listings)[number]

const BANDS: Record<NonNullable<ListingQuery['band']>, (value: number, low: number, high: number) => boolean> = {
  low: (value, low) => value < low,
  mid: (value, low, high) => low <= value && value <= high,
  high: (value, _, high) => value > high,
}

function speaks({ language, languages }: Row, wanted: string, spec: MediaSpec) {
  if (!spec.manyLanguages) return language === wanted
  if (wanted !== 'Regional') return languages.includes(wanted)
  return languages.some((one) => one !== 'English' && one !== 'Hindi')
}

/** The filters once more, in plain JavaScript over the rows. */
function isWanted(row: Row, spec: MediaSpec, { city, language, band, duration, available }: ListingQuery): boolean {
  const offers = (facet: MediaSpec['facets'][number]) => spec.facets.includes(facet)
  const [low, high] = (spec.bands?.edges ?? [0, 0]).map(toPaise)
  return (
    (!city || !offers('city') || isFoundIn(row, { city, state: stateOf(city) })) &&
    (!language || !offers('language') || speaks(row, language, spec)) &&
    (!band || !spec.bands || BANDS[band](row[spec.bands.on] ?? Number.NaN, low ?? 0, high ?? 0)) &&
    (!duration || !offers('duration') || row.minDuration <= duration) &&
    (!available || isAvailable({ status: row.availability, nextAvailable: row.nextAvailable ?? null }, TODAY))
  )
}

const perMille = ({ unit, rate }: Row) => ({ per_mille: rate, per_view: rate * 1_000 })[unit as string]

/** Measure for comparing prices; the greatest of all for a click, which has no cost of a thousand views. */
const price = (row: Row, { priceSort }: MediaSpec): number => {
  if (priceSort === 'monthly') return row.monthly
  return priceSort === 'cpm' ? (perMille(row) ?? 1e12 + row.monthly) : row.rate
}
const priceDown = (row: Row, spec: MediaSpec) =>
  spec.priceSort === 'cpm' && perMille(row) === undefined ? 1e12 - row.monthly : -price(row, spec)

const KEYS = {
  recommended: (row: Row) => -row.rating,
  rating: (row: Row) => -row.rating,
  audience: (row: Row) => -row.audience,
  circulation: (row: Row) => -row.audience,
  price,
  price_desc: priceDown,
}

const anyQueryOf = (media: MediaType) => {
  const cities = [...new Set(ROWS.listings.map(({ city }) => city))]
  const maybe = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  return fc.record({
    q: fc.constant(undefined),
    group: fc.constant(undefined),
    city: maybe(...cities),
    language: maybe(...LANGUAGE_GROUPS),
    band: maybe('low' as const, 'mid' as const, 'high' as const),
    duration: maybe(1, 2, 3, 6),
    available: maybe('now' as const),
    sort: maybe(...sortsOf(MEDIA[media])),
    page: fc.constant(1),
    size: fc.constant(24),
  })
}

test.each(MEDIA_TYPES)('any filters and sort of %s find what the rows have, in order', async (media) => {
  const spec: MediaSpec = MEDIA[media]
  const groups = ROWS.subcategories.filter(({ categoryId }) => categoryId === media).map(({ id }) => id)
  await fc.assert(
    fc.asyncProperty(anyQueryOf(media), fc.constantFrom(null, ...groups), async (query, subcategory) => {
      const wanted = ROWS.listings.filter(
        (row) =>
          row.categoryId === media &&
          (subcategory === null || row.subcategoryId === subcategory) &&
          isWanted(row, spec, query),
      )
      const answer = await listListings(service, { category: media, subcategory, query })
      expect(answer.total).toBe(wanted.length)
      if (spec.shape !== 'groups' && subcategory === null)
        expect(answer.category.inventoryCount, 'the groups count what the filters leave').toBe(wanted.length)
      const group = ROWS.listings.filter(
        (row) => row.categoryId === media && (subcategory === null || row.subcategoryId === subcategory),
      )
      for (const { name, count } of answer.cities) {
        expect(group.filter((row) => isFoundIn(row, { city: name, state: stateOf(name) })).length).toBe(count)
      }
      // Equals may come in any order: their keys are compared, not their ids.
      const key = KEYS[query.sort ?? spec.sorts[0] ?? 'recommended']
      const keys = new Map(wanted.map((row) => [row.id, key(row, spec)]))
      expect(answer.listings.map(({ id }) => keys.get(id))).toEqual(
        [...keys.values()].sort((a, b) => a - b).slice(0, PAGE_SIZE),
      )
    }),
    { numRuns: 25 },
  )
})
