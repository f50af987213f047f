import { PanelTop } from 'lucide-react'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { audienceFact } from '../media-facts/facts-shared.ts'
import type { Presentation } from './presentation.ts'
import { ANALYTICS, fact, SITE_CARD } from './shared.ts'

export const dooh: Presentation = {
  icon: PanelTop,
  card: SITE_CARD,
  facts: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Plays a day for you', listing.details.loop && formatNumber(listing.details.loop.playsADay)),
    ],
    samples: ANALYTICS,
    panel: 'loop',
  },
  spots: null,
  groups: {
    roadside_led: 'ledwall',
    mall: 'totem',
    corporate_lift: 'lift',
  },
}
