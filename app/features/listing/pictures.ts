import type { Spot } from '../../../worker/domain/catalogue/listing.ts'
import { FRAME_SIZE, type Frame, type Light, sceneUrl } from '../../art/picture.ts'

interface Pictured {
  category: string
  id: string
  variant: string | null
  /** The listing's title, also for the picture of a spot: drawings show the name. */
  title: string
  /** Uploaded by the owner: shown instead of the scenes. */
  photos: readonly string[]
}

/** The same scene near and far, in different light. The first is the large one. */
const VIEWS: readonly { frame: Frame; light?: Light; words: string }[] = [
  { frame: 'wide', words: 'the whole scene' },
  { frame: 'wide', light: 'night', words: 'by night' },
  { frame: 'detail', words: 'close up' },
  { frame: 'wide', light: 'monsoon', words: 'in the monsoon' },
  { frame: 'square', light: 'golden', words: 'in evening light' },
]

/** Pictures of a listing or spot for its gallery: the owner's photos, else five drawn views. */
export function galleryPictures(pictured: Pictured, title: string) {
  if (pictured.photos.length > 0) {
    return pictured.photos.map((src, index) => ({ src, alt: `${title}, photo ${index + 1}`, ...FRAME_SIZE.card }))
  }
  return VIEWS.map(({ frame, light, words }) => ({
    src: sceneUrl(pictured, frame, light),
    alt: `${title}, ${words}`,
    ...FRAME_SIZE[frame],
  }))
}

/** One picture: the first photo, else the scene in a frame. */
export const pictureOf = (pictured: Pictured, frame: Frame): string => pictured.photos[0] ?? sceneUrl(pictured, frame)

/** A spot has the look of its medium, and a scene of its own: ids of spots repeat from listing to listing. */
export function spotPictured(
  listing: { category: string; id: string; title: string },
  { id, variant, photos }: Spot,
): Pictured {
  return { category: listing.category, id: `${listing.id}-${id}`, title: listing.title, variant, photos }
}
