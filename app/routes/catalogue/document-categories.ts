import { selectTabs } from '../../../worker/catalogue/catalogue.server.ts'
import { type ChangedGstRates, changedGstRates } from '../../../worker/catalogue/rules/gst-rates.ts'
import type { Category } from '../../../worker/catalogue/rules/listing.ts'
import { getChangedGstRates, selectTaxRates } from '../../../worker/catalogue/taxes/rules.server.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import {
  defaultIdentity,
  getIdentity,
  type Identity,
  selectIdentity,
} from '../../../worker/kernel/platform/settings.server.ts'
import type { MenuCategory } from '../../site.ts'
import { isSearch, tabsOfSearch } from './document-search.ts'

// The menu of every page and the tab bar of the catalogue show the same categories: a document reads them once, in
// one round trip with the name of the platform and the rates of GST.

interface Site {
  categories: Category[]
  identity: Identity
  gstRates: ChangedGstRates
}

/** Pending reads by service context: one per request. */
const asked = new WeakMap<ServiceContext, Promise<Site>>()

async function readSite(service: ServiceContext): Promise<Site> {
  const identity = selectIdentity(service)
  const [categories, rows, rates] = await service.db.batch([
    selectTabs(service),
    identity.statement,
    selectTaxRates(service),
  ])
  return { categories, identity: identity.read(rows), gstRates: changedGstRates(rates) }
}

/** Categories from the first round trip of a search; the rest is read at the same time. */
async function readSearch(service: ServiceContext, url: URL): Promise<Site> {
  const [categories, identity, gstRates] = await Promise.all([
    tabsOfSearch(service, url),
    getIdentity(service),
    getChangedGstRates(service),
  ])
  return { categories, identity, gstRates }
}

function siteOf(service: ServiceContext, url: URL): Promise<Site> {
  const site = asked.get(service) ?? (isSearch(url) ? readSearch(service, url) : readSite(service))
  asked.set(service, site)
  return site
}

/** Categories of the tab bar, in the order set by staff. */
export const documentCategories = async (service: ServiceContext, url: URL): Promise<Category[]> =>
  (await siteOf(service, url)).categories

/**
 * Data of a document's frame: menu, name of the platform, rates. A page that needs no database does not fail with it.
 */
export async function documentSite(
  service: ServiceContext,
  url: URL,
): Promise<Omit<Site, 'categories'> & { categories: MenuCategory[] }> {
  try {
    const { categories, ...site } = await siteOf(service, url)
    return { ...site, categories: categories.map(({ id, name, icon }) => ({ id, name, icon })) }
  } catch {
    return { categories: [], identity: defaultIdentity(service), gstRates: [] }
  }
}
