import { Store } from 'lucide-react'
import type { Presentation } from './presentation.ts'
import { ANALYTICS, SITE_CARD, siteFigures } from './shared.ts'

export const btl: Presentation = {
  icon: Store,
  card: SITE_CARD,
  facts: { figures: siteFigures, samples: ANALYTICS, about: 'Daily footfall and specifications' },
  spots: null,
  groups: {
    mall_activation: 'atriumstall',
    apartment_activation: 'clubhouse',
    corporate_activation: 'lobbystall',
    local_activation: 'bazaar',
  },
}
