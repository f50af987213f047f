import type { Spot } from '../../../worker/catalogue/rules/listing.ts'
import { type Photo, photoAt } from '../../../worker/catalogue/rules/photos.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { FRAME_SIZE, type Frame, type Light, pictureUrl, type Scene, sceneUrl } from '../../art/picture.ts'
import { isLit } from '../../kit/media/pictures.ts'

interface Pictured extends Scene {
  /** The listing's title, also for the picture of a spot: drawings show the name. */
  title: string
  place: { state: string }
  /** Photos uploaded by the owner, shown instead of the scenes. */
  photos: readonly Photo[]
}

interface DrawnView {
  frame: Frame
  light?: Light
  words: string
}

/** Views of one scene, near and far, in different light. The first is the large one. */
const VIEWS: readonly DrawnView[] = [
  { frame: 'wide', words: 'the whole scene' },
  { frame: 'detail', words: 'close up' },
  { frame: 'wide', light: 'night', words: 'by night' },
  { frame: 'wide', light: 'monsoon', words: 'in the monsoon' },
  { frame: 'square', light: 'golden', words: 'in evening light' },
]

/** Views of a scene without time of day and weather. */
const UNLIT_VIEWS: readonly DrawnView[] = [
  { frame: 'wide', words: 'the whole scene' },
  { frame: 'detail', words: 'close up' },
  { frame: 'square', words: 'from nearby' },
]

/** The gallery of a listing or spot: the owner's photos, else drawn views with a caption that says so. */
export function galleryOf(pictured: Pictured, title: string) {
  if (pictured.photos.length > 0) {
    return {
      title,
      views: pictured.photos.map(({ src, alt }, index) => ({
        src: photoAt(src, 1280),
        srcSet: `${src} 640w, ${photoAt(src, 1280)} 1280w`,
        sizes: '(min-width: 48rem) 50vw, 100vw',
        alt: alt || `${title}, photo ${index + 1}`,
        ...FRAME_SIZE.card,
      })),
    }
  }
  return {
    title,
    views: (isLit(pictured) ? VIEWS : UNLIT_VIEWS).map(({ frame, light, words }) => ({
      src: sceneUrl(pictured, frame, light),
      alt: `${title}, ${words}`,
      ...FRAME_SIZE[frame],
    })),
    caption: 'Illustration',
  }
}

/** First photo, or the scene in this frame. */
export const pictureOf = (pictured: Pictured, frame: Frame): string =>
  pictureUrl(pictured, { frame, width: frame === 'wide' ? 1280 : 640 })

/**
 * Picture of a spot: the drawing of its format, with a seed of its own, because ids of spots repeat between listings.
 * A portrait is drawn from the listing's id, so that it is always the same person.
 */
export function spotPictured(
  { category, id, title, place }: Omit<Pictured, 'variant' | 'photos'>,
  { id: spot, variant, photos }: Pick<Spot, 'id' | 'variant' | 'photos'>,
): Pictured {
  const { hasPortrait } = mediaSpec({ id: category, name: '' })
  return { category, id: hasPortrait ? id : `${id}-${spot}`, title, place, variant, photos }
}
