import { type Photo, photoAt } from '../../worker/catalogue/rules/photos.ts'
import { isDiscoverOnly, isMediaType, mediaSpec } from '../../worker/catalogue/rules/registry/media.ts'
import { slugOf } from '../../worker/kernel/rules/slug.ts'
import type { UploadWidth } from '../../worker/uploads/rules/upload.ts'
import { SCRIPT_OF_STATE } from './scripts.ts'

export type Frame = keyof typeof FRAME_SIZE
const LIGHTS = ['night', 'monsoon', 'golden'] as const
export type Light = (typeof LIGHTS)[number]

/**
 * Version of the drawings, part of every address. Raise it when a scene changes: browsers cache a picture for ever by
 * URL.
 */
export const EDITION = 3

/** Medium whose drawings a category uses. A category that staff added has no drawings of its own. */
function drawnMedium(category: string): string {
  if (!isMediaType(category) && !isDiscoverOnly(category)) return 'ooh'
  return mediaSpec({ id: category, name: '' }).drawnAs ?? category
}

/** Tag with the title up to its first comma, `~nav-prabhat`: an edition shows the name of its newspaper. */
function nameTag(media: string, title: string | undefined): string {
  const name = mediaSpec({ id: media, name: '' }).isNamedInPictures
    ? title
        ?.split(',')[0]
        ?.toLowerCase()
        .match(/[a-z0-9]+/g)
    : null
  return name ? `~${name.join('-').slice(0, 60)}` : ''
}

/** Name in a tag, as the drawing shows it. */
export const taggedName = (tag: string): string =>
  tag.replace(/(^|-)([a-z])?/g, (_, dash: string, letter = '') => `${dash && ' '}${letter.toUpperCase()}`)

/** Facts that decide the drawing of a listing without a photo. */
export interface Scene {
  category: string
  id: string
  variant: string | null
  title?: string
  /** Location, for the script of street signs. */
  place?: { state: string }
}

/**
 * Title of the listing in the title of a spot: `Nav Prabhat, Delhi` in `Back page, solus, Nav Prabhat, Delhi`. The id
 * of a spot is the slug of its name.
 */
function listingTitle(title: string, spot: string | undefined): string {
  if (spot === undefined) return title
  const parts = title.split(', ')
  const last = parts.findIndex((_, at) => slugOf(parts.slice(0, at + 1).join(' ')) === spot)
  return parts.slice(Math.max(last, 0) + 1).join(', ')
}

/**
 * Scene of a booked listing or spot. A spot has the picture and the title of its listing.
 * @param resource `listing`, or `listing:spot`, whose title is `spot, listing`
 */
export function resourceScene(
  resource: string,
  { category, variant, title }: { category: string; variant: string | null; title: string },
  state: string,
): Scene {
  const [listing = resource, spot] = resource.split(':')
  return { id: listing, category, variant, title: listingTitle(title, spot), place: { state } }
}

/**
 * URL of the scene of a listing without a photo: the same category, id, variant, state and title give the same
 * picture.
 */
export function sceneUrl(picture: Scene, frame: Frame = 'card', light?: Light): string {
  const media = drawnMedium(picture.category)
  const script = picture.place && SCRIPT_OF_STATE[picture.place.state]
  const look = [frame, picture.variant, light, script].filter(Boolean).join('.')
  // A category with another medium's drawing does not carry the listing's name.
  const name = media === picture.category ? nameTag(media, picture.title) : ''
  return `/art/${EDITION}/${media}/${look}/${picture.id}${name}.svg`
}

/**
 * Picture of a listing: the cover of its photos, or its scene when it has none.
 * @param width of the photo, in pixels
 */
export const pictureUrl = (
  pictured: Scene & { photos: readonly Photo[] },
  { frame = 'card', width = 640 }: { frame?: Frame; width?: UploadWidth } = {},
): string => {
  const [cover] = pictured.photos
  return cover ? photoAt(cover.src, width) : sceneUrl(pictured, frame)
}

/** Width and height of each frame, for the img element. */
export const FRAME_SIZE = {
  card: { width: 400, height: 300 },
  wide: { width: 533, height: 300 },
  square: { width: 300, height: 300 },
  detail: { width: 400, height: 300 },
} as const satisfies Record<string, { width: number; height: number }>

/** Panorama of the home page: the street corner where every medium meets. */
export const CHOWK = { src: `/art/${EDITION}/chowk.svg`, width: 1600, height: 640 } as const

/** Sides of the market; each has a scene for the hero of its page. */
export const SIDES = ['advertiser', 'owner'] as const
export type Side = (typeof SIDES)[number]
export const heroScene = (side: Side) => ({ src: `/art/${EDITION}/hero-${side}.svg`, width: 1440, height: 620 })

export const isFrame = (text: string): text is Frame => Object.hasOwn(FRAME_SIZE, text)
export const isLight = (text: string): text is Light => LIGHTS.some((light) => light === text)
