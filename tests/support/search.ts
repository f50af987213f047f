import { SearchQuery } from '../../worker/catalogue/rules/search/search.ts'
import { searchListings } from '../../worker/catalogue/search/search.server.ts'
import { parseSearch } from '../../worker/kernel/rules/parse.ts'
import { service } from './service.ts'

/** A search query as an address has it. */
export const searchQuery = (text: string): SearchQuery => parseSearch(SearchQuery, new URLSearchParams(text))

export const search = (text: string) => searchListings(service, searchQuery(text))

/** Ids of the cards that are shown, in order. */
export const foundIds = async (text: string): Promise<string[]> =>
  (await search(text)).groups.flatMap((group) => group.listings.map(({ id }) => id))
