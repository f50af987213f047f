import type { Category } from '../../../worker/domain/catalogue/listing.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'

/** What is asked of a category here. */
export type CategoryName = Pick<Category, 'id' | 'name'>

interface WayBack {
  to: string
  label: string
  /** What the address was about, one of them. */
  noun: string
}

/** What the verbs say of a category as well as of a group. */
export const GROUP_MISSING = 'Category not found'

/**
 * One level up from an address under /category or /discover that leads nowhere.
 * @param category the category of the address, undefined when there is none of that name
 * @param message what the verb said is missing: the group, the listing, or the spot inside it
 */
export function wayBack(pathname: string, category: CategoryName | undefined, message: string): WayBack {
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
