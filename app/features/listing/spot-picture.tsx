import type { Listing, Spot } from '../../../worker/catalogue/rules/listing.ts'
import { FRAME_SIZE } from '../../art/picture.ts'
import { pictureOf, spotPictured } from './pictures.ts'

/** The picture of a spot in a list. Decorative: the name is next to it. */
export function SpotPicture({
  listing,
  spot,
}: {
  listing: Pick<Listing, 'id' | 'category' | 'title' | 'place'>
  spot: Spot
}) {
  return (
    <img
      src={pictureOf(spotPictured(listing, spot), 'card')}
      alt=""
      {...FRAME_SIZE.card}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-full object-cover transition-transform duration-500 group-hover:scale-[1.04]"
    />
  )
}
