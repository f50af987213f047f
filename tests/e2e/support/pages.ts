import type { APIRequestContext } from '@playwright/test'
import { categoryPath, groupPath, listingPath, ownerPath } from '../../../worker/catalogue/rules/paths.ts'
import type { PublicCategory } from '../../../worker/catalogue/rules/public.ts'
import { MEDIA, MEDIA_TYPES, type MediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import { firstListing } from './catalogue.ts'

// Addresses of every kind of public page, for what holds on all of them (every-page.spec.ts).

export const STORIES = ['/about', '/advertiser', '/media-owner', '/digital']
export const LEGAL = ['/privacy', '/terms', '/cookies', '/disclaimer']

/**
 * Checks of a page. Axe judges it on a phone in dark or on a wide screen in light: its colours in one of them, its structure in each
 * where the layout is another one.
 */
interface Looks {
  phone?: 'all'
  wide?: 'all' | 'structure'
  /** React is woken on it, to check that its console stays empty. */
  wakes?: true
}

/** A page, or a state of it that an address can ask for. */
export interface Sight extends Looks {
  path: string
  /** Header and footer are judged with it. */
  frame?: true
  /** An empty result or an error: it has no description. */
  isEmpty?: true
}

const BOTH: Looks = { phone: 'all', wide: 'structure' }
const on = (looks: Looks, ...paths: string[]): Sight[] => paths.map((path) => ({ path, ...looks }))

const FIXED: Sight[] = [
  { path: '/', frame: true, wakes: true, ...BOTH },
  { path: '/signin?reason=campaign&next=/category', frame: true, wakes: true, ...BOTH },
  { path: '/category', frame: true, wakes: true, ...BOTH },
  { path: '/no-such-page', frame: true, wakes: true, isEmpty: true, ...BOTH },
  { path: '/category/ooh/billboard?q=zzzz', wakes: true, isEmpty: true, ...BOTH },
  { path: '/category/ooh/billboard/zzz', wakes: true, isEmpty: true, ...BOTH },
  { path: '/category/ooh/billboard?page=abc', wakes: true, isEmpty: true, ...BOTH },
  // The specs of the planner, the shortlist and the comparison bring them into their states for axe.
  ...on({}, '/planner', '/shortlist', '/compare'),
]

const OTHERS: Sight[] = [
  ...on(BOTH, ...STORIES, ...LEGAL.slice(0, 1)),
  // The same template.
  ...on({ wide: 'structure' }, ...LEGAL.slice(1)),
  // Forms with what they answer.
  ...on(BOTH, '/contact?sent=TKT-00000A&error=name.email.message', '/webinars?sent=1', '/media-kit?error=email'),
  ...on(BOTH, '/newsletter/confirm?result=done'),
  ...on({ phone: 'all' }, '/blog', '/blog/what-a-hoarding-costs-for-a-month', '/blog?q=zzzz'),
  ...on({ phone: 'all' }, '/faq#gst', '/faq?q=rate', '/faq?q=zzzz', '/developers', '/discover/pr'),
  ...on({ phone: 'all' }, '/discover/pr/creator_pr'),
  // The filters of a phone are a sheet, which search.spec.ts opens.
  ...on({ wide: 'all' }, '/discover', '/discover?q=metro&city=Mumbai'),
  ...on({ wide: 'all' }, '/discover?media=ooh', '/discover?q=zzzz', '/discover?media=ooh&city=Hyderabad&most=100'),
]

const ask = async (request: APIRequestContext, path: string) => (await request.get(path)).json()

/** One medium of each template: channels, groups, and groups whose listings are booked by the issue. */
const TEMPLATES = new Set<MediaType>(['tv', 'ooh', 'magazine'])
/** Media of the same templates, whose details have a panel of their own. */
const OWN_PANELS = new Set<MediaType>(['newspaper', 'vehicle', 'influencer', 'dooh'])

/** One address of every kind of page of a medium: its index, a list, a detail and, where there are any, a spot. */
async function pagesOf(request: APIRequestContext, type: MediaType, group: string): Promise<Sight[]> {
  const listing = await firstListing(request, `category=${type}&subcategory=${group}`)
  const looks: Looks = TEMPLATES.has(type) ? { ...BOTH, wakes: true } : {}
  const last: Sight = OWN_PANELS.has(type)
    ? { path: '', wide: 'all', wakes: true }
    : { path: '', wide: 'structure', wakes: true, ...looks }
  const [index, detail] = [categoryPath(type), listingPath(listing)]
  if (MEDIA[type].shape === 'groups') return [...on(looks, index, groupPath(type, group)), { ...last, path: detail }]
  if (MEDIA[type].shape === 'venues') return on({}, index, detail)
  const { spots } = await ask(request, `/api/listings/${listing.id}`)
  return [...on(looks, index, detail), { ...last, path: `${detail}/${spots[0].id}` }]
}

/** Every public page, in every state that an address can ask for. */
export async function sights(request: APIRequestContext): Promise<Sight[]> {
  const categories: PublicCategory[] = await ask(request, '/api/categories')
  const groupOf = (type: MediaType) => categories.find(({ id }) => id === type)?.subcategories[0]?.id ?? ''
  const media = await Promise.all(MEDIA_TYPES.map((type) => pagesOf(request, type, groupOf(type))))
  const release = await firstListing(request, 'category=pr&subcategory=creator_pr')
  const site = await firstListing(request, 'category=ooh&subcategory=billboard')
  return [
    ...FIXED,
    ...media.flat(),
    ...OTHERS,
    ...on({ phone: 'all' }, listingPath(release)),
    ...on(BOTH, ownerPath(site.owner.id)),
  ]
}
