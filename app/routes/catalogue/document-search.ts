import { listCategories } from '../../../worker/catalogue/catalogue.server.ts'
import type { Category } from '../../../worker/catalogue/rules/listing.ts'
import { type SearchPage, SearchQuery } from '../../../worker/catalogue/rules/search/search.ts'
import { type BegunSearch, beginSearch, finishSearch } from '../../../worker/catalogue/search/search.server.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { DomainError } from '../../../worker/kernel/rules/errors.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'

// The search page and the tab bar above it load in parallel. Both need the categories: the first round trip of the
// search returns them for both, so that a document costs at most two.

/** Searches that have begun, by service context: one per request. */
const begun = new WeakMap<ServiceContext, Promise<BegunSearch>>()

/** Starts the search of an address, once per request. @throws DomainError bad_input for an invalid query */
function begin(service: ServiceContext, url: URL): Promise<BegunSearch> {
  const ask = async () => beginSearch(service, parseSearch(SearchQuery, url.searchParams))
  const search = begun.get(service) ?? ask()
  begun.set(service, search)
  return search
}

export const isSearch = ({ pathname }: URL): boolean => /^\/discover\/?$/.test(pathname)

/** Categories of the tab bar above a search; available also when the search is refused. */
export async function tabsOfSearch(service: ServiceContext, url: URL): Promise<Category[]> {
  try {
    return (await begin(service, url)).tabs
  } catch (error) {
    // An invalid query never reached the database.
    if (error instanceof DomainError) return listCategories(service)
    throw error
  }
}

/** Results of a search. @throws DomainError as `searchListings`, and bad_input for a query that cannot be read */
export const pageOfSearch = async (service: ServiceContext, url: URL): Promise<SearchPage> =>
  finishSearch(service, await begin(service, url))
