import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { NOT_OFFERED } from '../../kernel/rules/fields.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { categories as categoryTable } from '../catalogue.table.ts'
import { countFacets } from '../rules/facets.ts'
import type { Category, ListingSummary } from '../rules/listing.ts'
import { placeCells } from '../rules/places/coverage.ts'
import { type Counts, countSearch } from '../rules/search/facets.ts'
import { ftsQuery, searchedWords } from '../rules/search/fts-query.ts'
import { filtersOf, interleave, type Miss, missText, withoutFilter } from '../rules/search/near.ts'
import { offeredFacets } from '../rules/search/offered.ts'
import { readPlaces } from '../rules/search/place-words.ts'
import type { SearchFacets, SearchPage, SearchQuery } from '../rules/search/search.ts'
import { correctSpelling, doubtfulWords } from '../rules/search/spelling.ts'
import { PAGE_SIZE } from '../rules/search-part.ts'
import { categoryColumns } from '../summaries.server.ts'
import type { PreparedSearch } from './conditions.server.ts'
import { selectAnyPrice, selectCoveringCells, selectPlaceCells, selectSearchCells } from './counts.server.ts'
import { nearestFirst, selectBest, selectRun, selectWords } from './statements.server.ts'

/** Listings that are offered where nothing was found. */
const MAX_NEAR = 4

/** Results of a search. */
interface Found extends Omit<Counts, 'facets'> {
  facets: SearchFacets
  cards: ListingSummary[]
}

/** Results of the first round trip of a search, for `finishSearch`. */
export interface BegunSearch {
  /** The query as it was typed. */
  asked: SearchQuery
  /** With the places of its text as filters. */
  query: SearchQuery
  /** Every category, in the staff's order. */
  categories: Category[]
  /** Those of the tab bar, as `listCategories` has them. */
  tabs: Category[]
  found: Found
  /** The text with its spelling corrected; null where it is taken as typed. */
  corrected: string | null
}

/**
 * All results of a query, over all media: the best of each category, or a page of one. One round trip; a second one
 * when nothing was found, for the text with its spelling corrected and for listings that miss a single filter.
 * @throws DomainError bad_input for a category that does not exist, not_found for a page beyond the last
 */
export const searchListings = async (ctx: ServiceContext, query: SearchQuery): Promise<SearchPage> =>
  finishSearch(ctx, await beginSearch(ctx, query))

/** The first round trip: the results of the text as typed, and its possible meanings. Refuses nothing. */
export const beginSearch = (ctx: ServiceContext, asked: SearchQuery): Promise<BegunSearch> =>
  begin(ctx, asked, readPlaces(asked))

async function begin(ctx: ServiceContext, asked: SearchQuery, query: SearchQuery): Promise<BegunSearch> {
  const { db } = ctx
  const search = prepareSearch(ctx, query)
  const offered = offeredFacets(query.media)
  const [rows, [homes], covering, cards, [kinds], [anyPrice], words] = await db.batch([
    db
      .select({ ...categoryColumns, area: categoryTable.area })
      .from(categoryTable)
      .orderBy(categoryTable.position, categoryTable.id),
    selectPlaceCells(db, search),
    selectCoveringCells(db, search),
    selectFound(ctx, search),
    selectSearchCells(db, search, offered),
    selectAnyPrice(db, search),
    selectWords(db, search.match ?? ftsQuery([]), doubtfulWords(query.q ?? '')),
  ])
  const categories = rows.map(toCategory)
  const tabs = rows.filter(({ area }) => area === 'category').map(toCategory)
  const counts = countSearch(placeCells(homes?.cells ?? [], covering), categories, query, anyPrice?.cells)
  const found = withFacets(counts, countFacets(kinds?.cells ?? [], offered, query), cards)
  const corrected = found.total > 0 || query.q === undefined ? null : correctSpelling(query.q, words)
  return { asked, query, categories, tabs, found, corrected }
}

const withFacets = ({ facets, ...counts }: Counts, more: SearchFacets['more'], cards: ListingSummary[]): Found => ({
  ...counts,
  facets: { ...facets, more },
  cards,
})

/**
 * The page of a search that was begun, after a second round trip where nothing was found.
 * @throws DomainError as `searchListings`
 */
export async function finishSearch(ctx: ServiceContext, begun: BegunSearch): Promise<SearchPage> {
  const { query, categories, found } = begun
  if (query.media?.some((one) => !categories.some(({ id }) => id === one))) {
    throw new DomainError('bad_input', NOT_OFFERED, [{ path: 'media', message: NOT_OFFERED }])
  }
  if (found.total > 0) return pageOf(query, found)
  if (query !== begun.asked) {
    // The name of a place may belong to a title.
    const literal = await begin(ctx, begun.asked, begun.asked)
    if (literal.found.total > 0) return pageOf(literal.query, literal.found)
  }
  return searchAgain(ctx, begun)
}

/** A search of a query, with the words of its text. */
export const prepareSearch = (ctx: ServiceContext, query: SearchQuery): PreparedSearch =>
  searchFor(ctx, query, wordsIn(query.q))

/** Without its area, which pages do not show. */
const toCategory = ({ area: _, ...category }: Category & { area: string }): Category => category

/** `words` is undefined where no text is asked for, and empty where the text has none: then nothing matches. */
const searchFor = ({ now }: ServiceContext, query: SearchQuery, words: string[] | undefined): PreparedSearch => ({
  query,
  match: words && ftsQuery(words),
  today: civilDate(now),
  now,
})

const wordsIn = (text: string | undefined) => (text === undefined ? undefined : searchedWords(text))

const selectFound = ({ db }: ServiceContext, search: PreparedSearch) =>
  search.query.media?.length !== 1
    ? selectBest(db, search)
    : selectRun(db, search, { limit: PAGE_SIZE, offset: (search.query.page - 1) * PAGE_SIZE })

/** The second round trip: the corrected text, and whatever comes near. */
async function searchAgain(ctx: ServiceContext, begun: BegunSearch): Promise<SearchPage> {
  const { db } = ctx
  const { query: typed, categories, corrected } = begun
  const query = corrected === null ? typed : readPlaces({ ...typed, q: corrected })
  const words = wordsIn(query.q)
  const search = searchFor(ctx, query, words)
  const misses = missesOf(query, words)
  if (corrected === null && misses.length === 0) return pageOf(query, begun.found)

  const offered = offeredFacets(query.media)
  const [[homes], covering, cards, [kinds], [anyPrice], ...near] = await db.batch([
    selectPlaceCells(db, search),
    selectCoveringCells(db, search),
    selectFound(ctx, search),
    selectSearchCells(db, search, offered),
    selectAnyPrice(db, search),
    ...misses.map((miss) => selectNear(ctx, search, words, miss)),
  ])
  const counts = countSearch(placeCells(homes?.cells ?? [], covering), categories, query, anyPrice?.cells)
  const found = withFacets(counts, countFacets(kinds?.cells ?? [], offered, query), cards)
  const context = { query, categories, today: search.today }
  const lists = misses.map((miss, i) =>
    (near[i] ?? []).map((listing) => ({ listing, misses: missText(miss, listing, context) })),
  )
  return {
    ...pageOf(query, found),
    query: typed,
    corrected,
    near: found.total > 0 ? [] : interleave(lists, MAX_NEAR),
  }
}

/** Each filter can be missed, and each word where there are several. */
const missesOf = (query: SearchQuery, words: string[] = []): Miss[] => [
  ...filtersOf(query),
  ...(words.length > 1 ? words : []).map((word): Miss => ({ filter: 'word', word })),
]

/** The best listings that miss just that requirement. */
function selectNear(ctx: ServiceContext, search: PreparedSearch, words: string[] | undefined, miss: Miss) {
  const rest =
    miss.filter === 'word'
      ? searchFor(
          ctx,
          search.query,
          words?.filter((word) => word !== miss.word),
        )
      : { ...search, query: withoutFilter(search.query, miss) }
  return selectRun(ctx.db, rest, { limit: MAX_NEAR, first: nearestFirst(miss.filter, search) })
}

/** @throws DomainError not_found for a page beyond the last */
function pageOf(query: SearchQuery, { total, found, facets, cards }: Found): SearchPage {
  return {
    query,
    total,
    corrected: null,
    groups: found.map((group) => ({
      ...group,
      listings: cards.filter(({ category }) => category === group.category.id),
    })),
    page: query.page,
    // Several media together are on one page.
    pages: pageCount(total, {
      page: query.page,
      size: query.media?.length === 1 ? PAGE_SIZE : Number.POSITIVE_INFINITY,
    }),
    facets,
    near: [],
  }
}
