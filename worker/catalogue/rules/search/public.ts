import * as v from 'valibot'
import { BANDS, FACETS, LIT, PLATFORMS } from '../facets.ts'
import { PublicCard } from '../public.ts'
import type { SearchPage, Suggestion } from './search.ts'
import { SEARCH_SORTS } from './sorts.ts'

// Answers of the search over the API; held against the services as worker/catalogue/rules/public.ts has it.

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const texts = v.optional(v.array(v.string()))

const Asked = v.pipe(
  v.object({
    q: v.optional(v.string()),
    media: texts,
    format: texts,
    face: v.optional(v.array(v.picklist(BANDS.face.map(({ value }) => value)))),
    lit: v.optional(v.array(v.picklist(LIT))),
    tongue: texts,
    followers: v.optional(v.array(v.picklist(BANDS.followers.map(({ value }) => value)))),
    platform: v.optional(v.array(v.picklist(PLATFORMS))),
    screens: v.optional(v.array(v.picklist(BANDS.screens.map(({ value }) => value)))),
    owner: texts,
    state: v.optional(v.string()),
    city: v.optional(v.string()),
    least: v.optional(count),
    most: v.optional(count),
    from: v.optional(v.string()),
    until: v.optional(v.string()),
    sort: v.optional(v.picklist(SEARCH_SORTS)),
    page: count,
  }),
  v.description('The query as understood'),
)

export const PublicSearch = v.object({
  query: Asked,
  total: count,
  corrected: v.pipe(v.nullable(v.string()), v.description('Corrected text, where the text itself matches nothing')),
  groups: v.array(
    v.object({
      category: v.object({ id: v.string(), name: v.string(), icon: v.string(), description: v.string() }),
      count,
      listings: v.array(PublicCard),
    }),
  ),
  page: count,
  pages: count,
  facets: v.object({
    media: v.array(v.object({ id: v.string(), name: v.string(), count })),
    anywhere: v.pipe(count, v.description('With any place')),
    places: v.array(v.object({ state: v.string(), count, cities: v.array(v.object({ name: v.string(), count })) })),
    more: v.pipe(
      v.array(
        v.object({
          name: v.picklist(FACETS),
          options: v.array(v.object({ value: v.string(), label: v.string(), count })),
        }),
      ),
      v.description('Further filters of these media'),
    ),
    prices: v.pipe(
      v.array(v.object({ from: count, below: v.nullable(count), count })),
      v.description('Prices a month in steps, rupees, under all filters but the price'),
    ),
  }),
  near: v.array(
    v.object({
      listing: PublicCard,
      misses: v.pipe(v.string(), v.description('Filter that it misses, and by how much')),
    }),
  ),
}) satisfies v.GenericSchema<unknown, SearchPage>

export const PublicSuggestions = v.object({
  suggestions: v.array(
    v.object({
      kind: v.picklist(['category', 'group', 'city', 'listing']),
      label: v.string(),
      detail: v.string(),
      category: v.optional(v.string()),
      subcategory: v.optional(v.string()),
      id: v.optional(v.string()),
      city: v.optional(v.string()),
    }),
  ) satisfies v.GenericSchema<unknown, Suggestion[]>,
})
