import type { ListingQuery } from './query.ts'
import { isDiscoverOnly, isMediaType, MEDIA } from './registry/media.ts'
import type { ACTIONS } from './registry/spec.ts'
import { toSearch } from './search-part.ts'

/** Id of the category in `/category/tv` and `/discover/newspaper/…`: both have it in the second place. */
export const categoryOf = ({ pathname }: Pick<URL, 'pathname'>): string => pathname.split('/')[2] ?? ''

/** Categories beside the tab bar have all their pages under /discover. */
const areaOf = (category: string) => (isDiscoverOnly(category) ? 'discover' : 'category')

/** Page of a category: its index of groups, or its list of channels or venues. */
export const categoryPath = (category: string): string => `/${areaOf(category)}/${category}`

const listsChannels = (category: string) => isMediaType(category) && MEDIA[category].shape !== 'groups'

/** Page of one group with what else is asked for; a group of channels is a filter of the category's one list. */
export function groupPath(category: string, group: string, query: Partial<ListingQuery> = {}): string {
  if (listsChannels(category)) return `${categoryPath(category)}${toSearch({ ...query, group })}`
  return `${categoryPath(category)}/${group}${toSearch(query)}`
}

/** Page of one listing. Newspapers are read under /discover; channels and venues have no group in their address. */
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
  const area = category === 'newspaper' ? 'discover' : areaOf(category)
  return `/${area}/${category}/${subcategory}/${id}`
}

/** Places side by side, in this order; without any, the page that says how to choose. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length > 0 ? `/compare?ids=${ids.map(encodeURIComponent).join(',')}` : '/compare'

type Intent = (typeof ACTIONS)[keyof typeof ACTIONS]['intent']

/** Why somebody is asked to sign in, and where they come back to. */
export const signInPath = (reason: Exclude<Intent, 'download'>, next: string): string =>
  `/signin?${new URLSearchParams({ reason, next })}`

/** The one address that a listing is known by: newspapers are read under /discover too. */
export function canonicalPath(listing: { category: string; subcategory: string; id: string }): string {
  const { category, subcategory, id } = listing
  return `${listsChannels(category) ? categoryPath(category) : groupPath(category, subcategory)}/${id}`
}
