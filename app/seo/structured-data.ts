import type {
  AggregateOfferLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  OfferLeaf,
  OrganizationLeaf,
  ProductLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { type Availability, isAvailable } from '../../worker/catalogue/rules/availability.ts'
import type { Rate } from '../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../worker/catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../worker/kernel/rules/dates.ts'
import { type Paise, toRupees } from '../../worker/kernel/rules/money.ts'
import { COMPANY } from '../company.ts'
import type { SiteIdentity } from '../site.ts'
import type { Crumb } from '../ui/breadcrumbs.tsx'

type Thing =
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | ItemListLeaf
  | OrganizationLeaf
  | ProductLeaf
  | WebSiteLeaf

type Absolute = (path: string) => string

/** Schema.org data of a page. URLs are relative here; the caller makes them absolute. */
export type StructuredData = (absolute: Absolute, identity: SiteIdentity) => Thing

/** The breadcrumbs of a page; the last item is the page itself. */
export const breadcrumbData =
  (crumbs: readonly Crumb[]): StructuredData =>
  (absolute) => ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: absolute(to) }),
    })),
  })

/** The items that a page lists, in order. */
export const itemListData =
  (name: string, items: readonly { name: string; path: string }[]): StructuredData =>
  (absolute) => ({
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(path),
    })),
  })

interface Sold {
  name: string
  description: string
  /** Canonical path of its page. */
  path: string
  images: readonly string[]
  sku: string
  /** `Television` */
  category: string
  seller: string
  availability: Availability
  today: CivilDate
  price: { amount: Paise; unit: Rate['unit'] } | { from: Paise; to: Paise; count: number }
}

/** A price for search engines: rupees with two decimals. */
const rupeeText = (paise: Paise): string => toRupees(paise).toFixed(2)

/** A listing that is booked until a known day can be pre-ordered. */
function offerAvailability(availability: Availability, today: CivilDate) {
  if (isAvailable(availability, today)) return { availability: 'https://schema.org/InStock' } as const
  if (availability.nextAvailable === null) return { availability: 'https://schema.org/SoldOut' } as const
  return {
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: availability.nextAvailable,
  } as const
}

function offerData(
  { path, seller, availability, today, price }: Sold,
  absolute: Absolute,
): OfferLeaf | AggregateOfferLeaf {
  const common = {
    url: absolute(path),
    priceCurrency: 'INR',
    seller: { '@type': 'Organization', name: seller },
    ...offerAvailability(availability, today),
  } as const
  if ('from' in price) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: rupeeText(price.from),
      highPrice: rupeeText(price.to),
      offerCount: price.count,
      ...common,
    }
  }
  return {
    '@type': 'Offer',
    price: rupeeText(price.amount),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: rupeeText(price.amount),
      priceCurrency: 'INR',
      unitText: UNITS[price.unit].label,
      valueAddedTaxIncluded: false,
    },
    ...common,
  }
}

/** A bookable listing. Ratings are left out: search engines require the number of ratings, which is not known. */
export const productData =
  (sold: Sold): StructuredData =>
  (absolute) => ({
    '@type': 'Product',
    name: sold.name,
    description: sold.description,
    url: absolute(sold.path),
    image: sold.images.map(absolute),
    sku: sold.sku,
    category: sold.category,
    offers: offerData(sold, absolute),
  })

/** The company behind the site. */
export const organizationData: StructuredData = (absolute, { name, email }) => ({
  '@type': 'Organization',
  name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email,
  sameAs: Object.values(COMPANY.social).map(({ href }) => href),
})

/** A media owner. */
export const sellerData =
  ({ name, city, state, path }: { name: string; city: string; state: string; path: string }): StructuredData =>
  (absolute) => ({
    '@type': 'Organization',
    name,
    url: absolute(path),
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'IN' },
  })

/** The site, with the URL of its search. */
export const webSiteData: StructuredData = (absolute, { name }) => ({
  '@type': 'WebSite',
  name,
  url: absolute('/'),
  inLanguage: 'en-IN',
  // The schema.org types do not include Google's `query-input`.
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/discover')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as NonNullable<WebSiteLeaf['potentialAction']>,
})
