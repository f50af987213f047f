import type { APIRequestContext } from '@playwright/test'
import { categoryPath, groupPath, listingPath, ownerPath } from '../../../worker/domain/catalogue/paths.ts'
import type { PublicCategory, PublicListings } from '../../../worker/domain/catalogue/public.ts'
import { MEDIA, MEDIA_TYPES } from '../../../worker/domain/catalogue/registry/media.ts'

// Addresses of every kind of public page, for what holds on all of them (every-page.spec.ts).

export const STORIES = ['/about', '/advertiser', '/media-owner', '/digital']
export const LEGAL = ['/privacy', '/terms', '/cookies', '/disclaimer']

/** Pages and their states that axe looks at on a phone. */
const ON_PHONES = [
  '/blog',
  '/blog/what-a-hoarding-costs-for-a-month',
  '/blog?q=zzzz',
  '/faq#gst',
  '/faq?q=rate',
  '/faq?q=zzzz',
  '/developers',
  '/discover/pr',
  '/discover/pr/creator_pr',
]
/** Stories, and forms with what they answer: on a phone and on a wide screen. */
const ON_BOTH = [
  ...STORIES,
  ...LEGAL,
  '/contact?sent=TKT-00000A&error=name.email.message',
  '/webinars?sent=1',
  '/media-kit?error=email',
  '/newsletter/confirm?result=done',
]
/** Searches: on a wide screen. Their filters on a phone are a sheet, which search.spec.ts opens. */
const SEARCHES = [
  '/discover',
  '/discover?q=metro&city=Mumbai',
  '/discover?media=ooh',
  '/discover?q=zzzz',
  '/discover?media=ooh&city=Hyderabad&most=100',
]

/** A page, and the widths at which axe looks at it. That nothing scrolls sideways is asked at 390 px of each. */
export interface Sight {
  path: string
  widths: readonly number[]
}

const ask = async (request: APIRequestContext, path: string) => (await request.get(path)).json()

async function firstListing(request: APIRequestContext, category: string, group: string) {
  const address = `/api/listings?category=${category}&subcategory=${group}&size=1`
  const { listings }: PublicListings = await ask(request, address)
  const [listing] = listings
  if (!listing) throw new Error(`There is nothing in ${category}`)
  return listing
}

/** Every public page that is no page of a medium, in every state that an address can ask for. */
export async function sights(request: APIRequestContext): Promise<Sight[]> {
  const release = await firstListing(request, 'pr', 'creator_pr')
  const site = await firstListing(request, 'ooh', 'billboard')
  return [
    ...[...ON_PHONES, listingPath(release)].map((path) => ({ path, widths: [390] })),
    ...[...ON_BOTH, ownerPath(site.owner.id)].map((path) => ({ path, widths: [390, 1440] })),
    ...SEARCHES.map((path) => ({ path, widths: [1440] })),
  ]
}

/** One address of every kind of page of every medium: its index, a list, a detail and, where there are any, a spot. */
export async function mediaPages(request: APIRequestContext): Promise<string[]> {
  const categories: PublicCategory[] = await ask(request, '/api/categories')
  const pages = MEDIA_TYPES.map(async (type) => {
    const group = categories.find(({ id }) => id === type)?.subcategories[0]?.id ?? ''
    const listing = await firstListing(request, type, group)
    const own = [categoryPath(type), listingPath(listing)]
    if (MEDIA[type].shape === 'groups') return [...own, groupPath(type, group)]
    if (MEDIA[type].shape === 'venues') return own
    const { spots } = await ask(request, `/api/listings/${listing.id}`)
    return [...own, `${listingPath(listing)}/${spots[0].id}`]
  })
  return (await Promise.all(pages)).flat()
}
