import type { Category } from '../../../worker/catalogue/rules/listing.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'

/** Fields of a category that are used here. */
export type CategoryName = Pick<Category, 'id' | 'name'>

interface WayBack {
  to: string
  label: string
  /** The noun for the kind of page that is missing, singular. */
  noun: string
}

/** Message that verbs use both for a missing category and for a missing group. */
export const GROUP_MISSING = 'Category not found'

/**
 * Link one level up from an unknown URL under /category or /discover.
 * @param category the category in the URL, undefined when it does not exist
 * @param message the verb's message: the group, the listing, or the spot is missing
 */
export function wayBack(pathname: string, category: CategoryName | undefined, message: string): WayBack {
  if (pathname.startsWith('/owners/')) return { to: '/category', label: 'See all media', noun: 'media owner' }
  if (!category) return { to: '/category', label: 'See all media', noun: 'category' }
  const [, area = 'category', id = '', ...below] = pathname.split('/').filter((part, at) => part !== '' || at === 0)
  const spec = mediaSpec(category)
  const home = `/${area}/${id}`
  const parent = `${home}/${below[0]}`

  if (below.length < 2 || message === GROUP_MISSING) {
    const isGroup = spec.shape === 'groups'
    return {
      to: home,
      label: isGroup ? `See ${spec.label}` : `See all ${spec.noun[1]}`,
      noun: isGroup ? 'group' : spec.noun[0],
    }
  }
  if (spec.shape === 'groups') return { to: parent, label: `See all ${spec.noun[1]}`, noun: spec.noun[0] }
  return message === spec.notFound.spot
    ? { to: parent, label: `Back to the ${spec.noun[0]}`, noun: spec.spotNoun[0] }
    : { to: home, label: `See all ${spec.noun[1]}`, noun: spec.noun[0] }
}
