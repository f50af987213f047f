import type { EnquiryIntent } from './enquiry-intent.ts'
import type { ListingQuery } from './query.ts'
import { mediaSpec } from './registry/media.ts'
import { toSearch } from './search-part.ts'

/** Id of the category in `/category/tv` and `/discover/newspaper/…`: both have it in the second place. */
export const categoryOf = ({ pathname }: Pick<URL, 'pathname'>): string => pathname.split('/')[2] ?? ''

const pathsOf = (category: string) => mediaSpec({ id: category, name: category }).paths

/** Page of a category: its index of groups, or its list of channels or venues. */
export const categoryPath = (category: string): string => `/${pathsOf(category)?.category ?? 'category'}/${category}`

const listsChannels = (category: string) => mediaSpec({ id: category, name: category }).shape !== 'groups'

/** Page of one group with the other filters; a group of channels is a filter of the category's one list. */
export function groupPath(category: string, group: string, query: Partial<ListingQuery> = {}): string {
  if (listsChannels(category)) return `${categoryPath(category)}${toSearch({ ...query, group })}`
  return `${categoryPath(category)}/${group}${toSearch(query)}`
}

/** Page of one listing. Channels and venues have no group in their address. */
export function listingPath({
  category,
  subcategory,
  id,
}: {
  category: string
  subcategory: string
  id: string
}): string {
  if (listsChannels(category)) return `/category/${category}/${id}`
  return `/${pathsOf(category)?.listings ?? 'category'}/${category}/${subcategory}/${id}`
}

/** Page of a media owner. */
export const ownerPath = (id: string): string => `/owners/${id}`

/** Places side by side, in this order, for some days; without any, the page that explains the choice. */
export function comparePath(
  ids: readonly string[],
  days: { from?: string | undefined; until?: string | undefined } = {},
): string {
  const search = toSearch({ from: days.from, until: days.until })
  if (ids.length === 0) return `/compare${search}`
  return `/compare?ids=${ids.map(encodeURIComponent).join(',')}${search.replace('?', '&')}`
}

/** Path of the sign-in page. @param reason shown there @param next the page to return to */
export const signInPath = (reason: EnquiryIntent, next: string): string =>
  `/signin?${new URLSearchParams({ reason, next })}`

/** The one address that a listing is known by, where it has two. */
export function canonicalPath(listing: { category: string; subcategory: string; id: string }): string {
  const { category, subcategory, id } = listing
  return `${listsChannels(category) ? categoryPath(category) : groupPath(category, subcategory)}/${id}`
}
