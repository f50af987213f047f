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
import { type Availability, isAvailable } from '../../worker/domain/catalogue/availability.ts'
import type { Rate } from '../../worker/domain/catalogue/rate.ts'
import { UNITS } from '../../worker/domain/catalogue/registry/units.ts'
import type { CivilDate } from '../../worker/domain/dates.ts'
import { type Paise, toRupees } from '../../worker/domain/money.ts'
import { COMPANY } from '../company.ts'
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

/** A page's contents in the words of schema.org. Addresses are made absolute by the one who knows the origin. */
export type StructuredData = (absolute: Absolute) => Thing

/** The way down to a page; the last step is the page itself. */
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

/** What a page lists, in its order. */
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
  /** Canonical address of its page. */
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

/** Money as search engines read it: rupees with two decimals. */
const rupeeText = (paise: Paise): string => toRupees(paise).toFixed(2)

/** What is booked until a known day can be ordered for then. */
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

/** A place that can be booked. Ratings stay out: their number is not known, and a rating without it is not believed. */
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

/** Who stands behind the site. */
export const organizationData: StructuredData = (absolute) => ({
  '@type': 'Organization',
  name: COMPANY.name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email: COMPANY.email,
  sameAs: Object.values(COMPANY.social).map(({ href }) => href),
})

/** The site, with the address of its search. */
export const webSiteData: StructuredData = (absolute) => ({
  '@type': 'WebSite',
  name: COMPANY.name,
  url: absolute('/'),
  inLanguage: 'en-IN',
  // The types of schema.org do not know Google's way of naming the field of a search.
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/discover')}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  } as NonNullable<WebSiteLeaf['potentialAction']>,
})
