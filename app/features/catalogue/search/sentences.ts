import { LISTINGS } from '../../../../worker/catalogue/rules/nouns.ts'
import { DEFAULT_KM } from '../../../../worker/catalogue/rules/places/distance.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import type { SearchPage, SearchQuery } from '../../../../worker/catalogue/rules/search/search.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { ChosenSearchFilter } from './chosen-filters.ts'

const MEDIA = ['media type', 'media types'] as const

/** Noun of the results: sites, stations; for several media, listings. */
export function nounOf(media: readonly string[] | undefined): readonly [one: string, many: string] {
  const [id, ...others] = media ?? []
  return id !== undefined && others.length === 0 ? mediaSpec({ id, name: '' }).noun : LISTINGS
}

/** Text of the search: the corrected one when the typed one matched nothing. */
export const searchedText = ({ corrected, query }: Pick<SearchPage, 'corrected' | 'query'>): string | undefined =>
  corrected ?? query.q

const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

/** Title of the page: `94 listings for “metro” in Hyderabad`; the other filters are on their chips. */
export function searchTitle(page: Pick<SearchPage, 'corrected' | 'query' | 'total'>): string {
  const { city, state, near, km = DEFAULT_KM } = page.query
  const words = searchedText(page)
  const place = city ?? state
  return sentence(
    counted(page),
    words && `for “${words}”`,
    near && `within ${km} km of ${near}`,
    place && `in ${place}`,
  )
}

/** Heading without results: `No sites for “metro” in Warangal up to ₹1,00,000 a month`. */
export function emptySearchHeading(
  page: Pick<SearchPage, 'corrected' | 'query'>,
  chosen: readonly ChosenSearchFilter[],
): string {
  const words = searchedText(page)
  return sentence(counted({ ...page, total: 0 }), words && `for “${words}”`, ...chosen.map(({ phrase }) => phrase))
}

function counted({ query, total }: Pick<SearchPage, 'query' | 'total'>): string {
  const noun = nounOf(query.media)
  return total === 0 ? `No ${noun[1]}` : plural(total, noun)
}

export const SORT_LABELS: Record<NonNullable<SearchQuery['sort']>, string> = {
  relevance: 'Best match',
  price: 'Price, low to high',
  price_desc: 'Price, high to low',
  audience: 'Audience',
}

/** Line under the title: the extent of the results. */
export function searchFacts({ total, groups, query, page, pages }: SearchPage, isStart: boolean): string {
  if (isStart) return `${plural(total, LISTINGS)}. Every rate is on the page.`
  if (total === 0) return 'Prices are before GST, as owners list them.'
  if (query.media?.length === 1) return pages > 1 ? `Page ${page} of ${pages}.` : 'All on one page.'
  return `In ${plural(groups.length, MEDIA)}. Prices are before GST, as owners list them.`
}
