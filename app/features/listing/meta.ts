import type { MetaDescriptor } from 'react-router'
import type { ListingPage, SpotPage } from '../../../worker/catalogue/rules/pages.ts'
import { canonicalPath } from '../../../worker/catalogue/rules/paths.ts'
import { isSeenWidely, whereText } from '../../../worker/catalogue/rules/places/coverage.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { priceRange } from '../../kit/media-facts/facts-shared.ts'
import { pageMeta } from '../../meta.ts'
import { cardPath, listingCard } from '../../seo/share-card.ts'
import { breadcrumbData, productData } from '../../seo/structured-data.ts'
import { type Matches, type SiteData, siteOf } from '../../site.ts'
import { listingCrumbs, spotCrumbs } from './crumbs.ts'
import { pictureOf, spotPictured } from './pictures.ts'
import { spotPath } from './spot-list-props.ts'
import { spotPrice } from './spots.ts'

interface PageData<Page> {
  page: Page
  today: CivilDate
}

interface MetaArgs<Page> {
  loaderData?: PageData<Page>
  matches: Matches
}

/** Metadata of a listing's page; on an error the layout sets it. */
export function listingMeta({ loaderData, matches }: MetaArgs<ListingPage>): MetaDescriptor[] {
  if (!loaderData) return []
  const { listing, category } = loaderData.page
  const { rate, spots } = listing
  const price = priceRange(spots) ?? `${formatMoney(rate.rate)} ${UNITS[rate.unit].label}`
  return pageMeta(
    {
      title: `${listing.title}, ${whereText(listing)}: ${mediaSpec(category).label} advertising`,
      description: `${listing.type}${isSeenWidely(listing.covers) ? ', ' : ' in '}${whereText(listing)}, ${price} before GST. ${listing.description}`,
      path: canonicalPath(listing),
      machines: import.meta.env.SSR && machinesOfListing(loaderData, siteOf(matches)),
    },
    matches,
  )
}

function machinesOfListing({ page, today }: PageData<ListingPage>, { identity }: SiteData) {
  const { listing, category } = page
  const { rate, spots } = listing
  const prices = spots.map(spotPrice)
  const card = listingCard(listing)
  const product = productData({
    name: listing.title,
    description: listing.description,
    path: canonicalPath(listing),
    images: [pictureOf(listing, 'wide'), cardPath(card, identity)],
    sku: listing.ref,
    category: mediaSpec(category).label,
    seller: listing.owner.name,
    availability: listing.availability,
    today,
    price:
      prices.length > 0
        ? { from: Math.min(...prices), to: Math.max(...prices), count: prices.length }
        : { amount: rate.rate, unit: rate.unit },
  })
  return { card, data: [breadcrumbData(listingCrumbs(page)), product] }
}

const spotTitle = ({ spot, listing }: SpotPage) => `${spot.name} on ${listing.title}`

/** Metadata of a spot's page. */
export function spotMeta({ loaderData, matches }: MetaArgs<SpotPage>): MetaDescriptor[] {
  if (!loaderData) return []
  const { listing, spot } = loaderData.page
  return pageMeta(
    {
      title: spotTitle(loaderData.page),
      description: `${spot.type} on ${listing.title}, ${whereText(listing)}: ${formatMoney(spotPrice(spot))} before GST. ${listing.description}`,
      path: spotPath(canonicalPath(listing), spot),
      machines: import.meta.env.SSR && machinesOfSpot(loaderData, siteOf(matches)),
    },
    matches,
  )
}

function machinesOfSpot({ page, today }: PageData<SpotPage>, { identity }: SiteData) {
  const { listing, category, spot } = page
  const card = listingCard(listing)
  const product = productData({
    name: spotTitle(page),
    description: listing.description,
    path: spotPath(canonicalPath(listing), spot),
    images: [pictureOf(spotPictured(listing, spot), 'wide'), cardPath(card, identity)],
    sku: `${listing.ref}-${spot.id}`,
    category: mediaSpec(category).label,
    seller: listing.owner.name,
    availability: spot.availability,
    today,
    price: { amount: spotPrice(spot), unit: spot.rate.unit },
  })
  return { card, data: [breadcrumbData(spotCrumbs(page)), product] }
}
