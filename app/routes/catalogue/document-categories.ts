import { listCategories } from '../../../worker/catalogue/catalogue.server.ts'
import type { ServiceContext } from '../../../worker/context.ts'
import type { Category } from '../../../worker/domain/catalogue/listing.ts'
import type { MenuCategory } from '../../origin.ts'
import { isSearch, tabsOfSearch } from './document-search.ts'

// The menu of every page and the tab bar of the catalogue show the same categories: a document asks for them once.

/** Keyed by service context: one per request. */
const asked = new WeakMap<ServiceContext, Promise<Category[]>>()

/** The categories of the tab bar, in the staff's order. */
export function documentCategories(service: ServiceContext, url: URL): Promise<Category[]> {
  const categories = asked.get(service) ?? (isSearch(url) ? tabsOfSearch(service, url) : listCategories(service))
  asked.set(service, categories)
  return categories
}

/** The same for the menu, without descriptions. A page that needs no database does not fail with it. */
export async function menuCategories(service: ServiceContext, url: URL): Promise<MenuCategory[]> {
  try {
    return (await documentCategories(service, url)).map(({ id, name, icon }) => ({ id, name, icon }))
  } catch {
    return []
  }
}
