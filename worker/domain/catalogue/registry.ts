import { MEDIA_TYPES, type MediaSpec, type MediaType } from './media.ts'
import { airport, btl, events, influencer, pr } from './registry/people.ts'
import { magazine, newspaper } from './registry/print.ts'
import { digital, radio, theatre, tv } from './registry/screens.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN, STREET_BANDS } from './registry/shared.ts'
import { dooh, ooh, transit, vehicle } from './registry/street.ts'

/** What the product knows about each media type. Presentation (icon, card, facts) lives in the app. */
export const MEDIA = {
  tv,
  radio,
  airport,
  theatre,
  newspaper,
  magazine,
  btl,
  vehicle,
  events,
  transit,
  influencer,
  digital,
  ooh,
  dooh,
} as const satisfies Record<MediaType, MediaSpec>

/** Categories beside the tab bar: they have all that a medium has, and their pages stand under /discover. */
export const DISCOVER_ONLY = { pr } as const satisfies Record<string, MediaSpec>
export type DiscoverOnlyCategory = keyof typeof DISCOVER_ONLY
export const DISCOVER_ONLY_CATEGORIES = Object.keys(DISCOVER_ONLY) as DiscoverOnlyCategory[]

/** How a category made by staff is shown: its own name, and everything that needs no knowledge of the trade. */
const GENERIC: MediaSpec = {
  label: 'Media',
  tab: 'Media',
  heading: 'Media',
  noun: ['listing', 'listings'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  sold: 'with every rate on the page',
  facets: ['city', 'band', 'available'],
  search: { in: ['title', 'venue', 'area'], placeholder: 'Search a title, venue or area' },
  bands: STREET_BANDS,
  sorts: ['recommended', 'price', 'rating'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Audience',
  gst: OTHER,
  leadTime: 'as agreed with the owner',
  customFields: true,
  section: 'people',
}

export const isMediaType = (id: string): id is MediaType => (MEDIA_TYPES as readonly string[]).includes(id)

export const isDiscoverOnly = (id: string): id is DiscoverOnlyCategory => Object.hasOwn(DISCOVER_ONLY, id)

/**
 * The registry's entry for a category; one made by staff gets the generic one under its own name, and so does one that they
 * have renamed. Who only asks for the rules of a medium gives its id, or nothing, for the name.
 */
export function mediaSpec({ id, name }: { id: string; name: string }): MediaSpec {
  const own = { label: name, tab: name, heading: name }
  const spec = isMediaType(id) ? MEDIA[id] : isDiscoverOnly(id) ? DISCOVER_ONLY[id] : undefined
  if (!spec) return { ...GENERIC, ...own }
  return [spec.label, id, ''].includes(name) ? spec : { ...spec, ...own }
}

/** What the audience figure of a group's listings counts: `Vehicles a day` on a road, `Visitors a day` in a mall. */
export function audienceLabel({ category, subcategory }: { category: string; subcategory: string }): string {
  const { audience, audienceOf } = mediaSpec({ id: category, name: category })
  return audienceOf?.[subcategory] ?? audience
}
