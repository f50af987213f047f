import type { CategorySummary, Listing, Subcategory } from '../../worker/catalogue/rules/listing.ts'
import type { OwnerPage } from '../../worker/catalogue/rules/owners/profile.ts'
import { isSeenWidely } from '../../worker/catalogue/rules/places/coverage.ts'
import type { PriceRange } from '../../worker/catalogue/rules/price-range.ts'
import type { Rate } from '../../worker/catalogue/rules/rate.ts'
import { mediaSpec } from '../../worker/catalogue/rules/registry/media.ts'
import { countNoun } from '../../worker/catalogue/rules/registry/spec.ts'
import { UNITS } from '../../worker/catalogue/rules/registry/units.ts'
import { drawingOf } from '../../worker/desk/rules/content/drawings.ts'
import { isPhoto, POST_CATEGORIES, type PostCard } from '../../worker/desk/rules/content/post.ts'
import { formatMoney } from '../../worker/kernel/rules/money.ts'
import { DEFAULT_NAME } from '../../worker/kernel/rules/platform/settings.ts'
import { plural } from '../../worker/kernel/rules/text/plural.ts'
import { sceneUrl } from '../art/picture.ts'
import { groupSceneUrl } from '../kit/media/pictures.ts'
import type { SiteIdentity } from '../site.ts'

/** The text of a share card. */
export interface ShareCard {
  /** `listing/{id}`, `group/{category}.{id}`, `category/{id}`, `owner/{id}`, `post/{slug}` */
  of: string
  title: string
  /** The location, or a count. */
  place: string
  price: string
  /** URL path of the background drawing. */
  scene: string
}

/** Raised when the drawing of cards changes: pictures are cached for ever by URL. */
export const EDITION = 2

const rateText = (rate: number, unit: Rate['unit']) => `${formatMoney(rate)} ${UNITS[unit].label}`
const fromText = ([range]: readonly PriceRange[]) => (range ? `From ${rateText(range.from, range.unit)}` : '')

export function listingCard(listing: Omit<Listing, 'spots'> & { spots: readonly unknown[] }): ShareCard {
  const { id, title, place, rate } = listing
  const text = rateText(rate.rate, rate.unit)
  return {
    of: `listing/${id}`,
    title,
    place: isSeenWidely(listing.covers)
      ? place.area
      : [...new Set([place.area, place.city])].filter(Boolean).join(', '),
    price: listing.spots.length > 0 ? `From ${text}` : text,
    scene: sceneUrl(listing, 'wide'),
  }
}

type Category = Pick<CategorySummary, 'id' | 'name'>

export function groupCard(category: Category, group: Subcategory): ShareCard {
  const spec = mediaSpec(category)
  return {
    of: `group/${category.id}.${group.id}`,
    title: spec.listingTitle(group.name),
    place: plural(group.inventoryCount, countNoun(spec)),
    price: fromText(group.ranges),
    scene: groupSceneUrl(category.id, group.id, 'wide'),
  }
}

export function categoryCard(category: CategorySummary): ShareCard {
  const spec = mediaSpec(category)
  return {
    of: `category/${category.id}`,
    title: spec.heading,
    place: plural(category.inventoryCount, countNoun(spec)),
    price: fromText(category.ranges),
    scene: sceneUrl({ category: category.id, id: category.id.replaceAll('_', '-'), variant: null }, 'wide'),
  }
}

export function ownerCard({ owner, listed, cityCount, media }: Omit<OwnerPage, 'listings'>): ShareCard {
  return {
    of: `owner/${owner.id}`,
    title: owner.name,
    place: `${owner.verified ? 'Verified media owner' : 'Media owner'}, ${owner.city}`,
    price: `${plural(listed, ['listing', 'listings'])} in ${plural(cityCount, ['city', 'cities'])}`,
    scene: sceneUrl({ category: media[0]?.id ?? 'ooh', id: owner.id, variant: null }, 'wide'),
  }
}

export function postCard({ slug, title, category, picture, readMinutes }: PostCard): ShareCard {
  // Cards are drawn: a photograph as the cover leaves the drawing of its category.
  const { light, ...drawing } = isPhoto(picture) ? drawingOf(category) : picture
  return {
    of: `post/${slug}`,
    title,
    place: POST_CATEGORIES[category],
    price: `${readMinutes} min read`,
    scene: sceneUrl({ ...drawing, id: slug }, 'wide', light),
  }
}

/** FNV-1a, 32 bits: a version of the card's text. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The URL of a card's picture; another text, or another name of the platform, gives another URL. */
export function cardPath({ of, title, place, price, scene }: ShareCard, { name }: SiteIdentity): string {
  const texts = [title, place, price, scene, ...(name === DEFAULT_NAME ? [] : [name])]
  return `/og/${EDITION}/${of}.png?v=${fingerprint(texts.join('|'))}`
}
