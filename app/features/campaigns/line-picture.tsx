import type { CampaignLine } from '../../../worker/domain/campaign/campaign.ts'
import { FRAME_SIZE, sceneUrl } from '../../art/picture.ts'
import { variants } from '../../ui/variants.ts'

const pictureStyles = variants({
  base: 'aspect-4/3 shrink-0 rounded-sm object-cover',
  variants: { size: { sm: 'w-11', md: 'w-14 sm:w-18', lg: 'w-24' } },
})

type Shown = Pick<CampaignLine, 'listing' | 'resource' | 'snapshot' | 'placeState'>

/** The drawing of what a line books. A spot is named before its listing, whose name the drawing shows. */
export function LinePicture({ line, size }: { line: Shown; size: 'sm' | 'md' | 'lg' }) {
  const { listing, resource, snapshot, placeState } = line
  const { category, variant, title } = snapshot
  const name = resource === listing ? title : title.slice(title.indexOf(', ') + 2)
  return (
    <img
      src={sceneUrl({ id: listing, category, variant, title: name, place: { state: placeState } })}
      alt=""
      {...FRAME_SIZE.card}
      loading="lazy"
      decoding="async"
      className={pictureStyles({ size })}
    />
  )
}
