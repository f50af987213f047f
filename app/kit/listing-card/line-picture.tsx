import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { FRAME_SIZE, resourceScene, sceneUrl } from '../../art/picture.ts'
import { variants } from '../../ui/variants.ts'

const linePictureStyles = variants({ base: 'aspect-4/3 shrink-0 object-cover' })

interface LinePictureProps {
  line: Pick<CampaignLine, 'resource' | 'snapshot' | 'placeState'>
  className: string
}

/** Picture of a campaign line. */
export function LinePicture({ line: { resource, snapshot, placeState }, className }: LinePictureProps) {
  return (
    <img
      src={sceneUrl(resourceScene(resource, snapshot, placeState))}
      alt=""
      {...FRAME_SIZE.card}
      loading="lazy"
      decoding="async"
      className={linePictureStyles({ className })}
    />
  )
}
