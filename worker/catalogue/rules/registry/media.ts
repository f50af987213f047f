import * as files from './files.ts'
import { generic } from './generic.ts'
import type { MediaSpec } from './spec.ts'

/** The media types, in the order of the tab bar. Their presentation (icon, card, facts) lives in the app. */
export const MEDIA = {
  tv: files.tv.spec,
  radio: files.radio.spec,
  airport: files.airport.spec,
  theatre: files.theatre.spec,
  newspaper: files.newspaper.spec,
  magazine: files.magazine.spec,
  btl: files.btl.spec,
  vehicle: files.vehicle.spec,
  events: files.events.spec,
  transit: files.transit.spec,
  influencer: files.influencer.spec,
  digital: files.digital.spec,
  ooh: files.ooh.spec,
  dooh: files.dooh.spec,
} as const satisfies Record<string, MediaSpec>

export type MediaType = keyof typeof MEDIA
export const MEDIA_TYPES = Object.keys(MEDIA) as [MediaType, ...MediaType[]]

/** Categories that are not in the tab bar: they have all that a medium has, and their pages are under /discover. */
export const DISCOVER_ONLY = { pr: files.pr.spec } as const satisfies Record<string, MediaSpec>
export type DiscoverOnlyCategory = keyof typeof DISCOVER_ONLY
export const DISCOVER_ONLY_CATEGORIES = Object.keys(DISCOVER_ONLY) as DiscoverOnlyCategory[]

/** Categories with pages under /discover. */
export const DISCOVERABLE: readonly string[] = Object.entries<MediaSpec>({ ...MEDIA, ...DISCOVER_ONLY }).flatMap(
  ([id, { paths }]) => (paths?.listings === 'discover' ? [id] : []),
)

export const specOf = (medium: MediaType): MediaSpec => MEDIA[medium]

export const isMediaType = (id: string): id is MediaType => Object.hasOwn(MEDIA, id)

export const isDiscoverOnly = (id: string): id is DiscoverOnlyCategory => Object.hasOwn(DISCOVER_ONLY, id)

/**
 * The registry's entry for a category; one made by staff gets the generic one under its own name, and so does one that they
 * have renamed. Pass the id (or '') as `name` when only the rules are needed.
 */
export function mediaSpec({ id, name }: { id: string; name: string }): MediaSpec {
  const own = { label: name, tab: name, heading: name }
  const spec = isMediaType(id) ? MEDIA[id] : isDiscoverOnly(id) ? DISCOVER_ONLY[id] : undefined
  if (!spec) return { ...generic, ...own }
  return [spec.label, id, ''].includes(name) ? spec : { ...spec, ...own }
}

/** True when listings of a category are sold by the spots inside them, and have no rate of their own. */
export const isSoldBySpots = (id: string): boolean => mediaSpec({ id, name: '' }).isSoldBySpot === true

/** The media that have a rank, in its order. */
export function rankedBy(rank: 'tileRank' | 'showcaseRank' | 'exampleRank'): MediaType[] {
  const ranks = MEDIA_TYPES.map((medium): { medium: MediaType; at: number | undefined } => {
    return { medium, at: specOf(medium)[rank] }
  })
  return ranks
    .filter(({ at }) => at !== undefined)
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .map(({ medium }) => medium)
}

/** Label of the audience figure of a group's listings: `Vehicles a day` on a road, `Visitors a day` in a mall. */
export function audienceLabel({ category, subcategory }: { category: string; subcategory: string }): string {
  const { audience, audienceOf } = mediaSpec({ id: category, name: category })
  return audienceOf?.[subcategory] ?? audience
}
