import { selectTabs } from '../../../worker/catalogue/catalogue.server.ts'
import type { ServiceContext } from '../../../worker/context.ts'
import type { Category } from '../../../worker/domain/catalogue/listing.ts'
import {
  defaultIdentity,
  getIdentity,
  type Identity,
  selectIdentity,
} from '../../../worker/platform/settings.server.ts'
import type { MenuCategory } from '../../origin.ts'
import { isSearch, tabsOfSearch } from './document-search.ts'

// The menu of every page and the tab bar of the catalogue show the same categories: a document asks for them once, in one round
// trip with the name of the platform.

interface Site {
  categories: Category[]
  identity: Identity
}

/** Keyed by service context: one per request. */
const asked = new WeakMap<ServiceContext, Promise<Site>>()

async function readSite(service: ServiceContext): Promise<Site> {
  const identity = selectIdentity(service)
  const [categories, rows] = await service.db.batch([selectTabs(service), identity.statement])
  return { categories, identity: identity.read(rows) }
}

/** The first round trip of a search has the categories already; the name is asked for beside it. */
async function readSearch(service: ServiceContext, url: URL): Promise<Site> {
  const [categories, identity] = await Promise.all([tabsOfSearch(service, url), getIdentity(service)])
  return { categories, identity }
}

function siteOf(service: ServiceContext, url: URL): Promise<Site> {
  const site = asked.get(service) ?? (isSearch(url) ? readSearch(service, url) : readSite(service))
  asked.set(service, site)
  return site
}

/** The categories of the tab bar, in the staff's order. */
export const documentCategories = async (service: ServiceContext, url: URL): Promise<Category[]> =>
  (await siteOf(service, url)).categories

/** What the frame of a document shows: the menu, and the name. A page that needs no database does not fail with it. */
export async function documentSite(
  service: ServiceContext,
  url: URL,
): Promise<{ categories: MenuCategory[]; identity: Identity }> {
  try {
    const { categories, identity } = await siteOf(service, url)
    return { categories: categories.map(({ id, name, icon }) => ({ id, name, icon })), identity }
  } catch {
    return { categories: [], identity: defaultIdentity(service) }
  }
}
