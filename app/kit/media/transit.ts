import { TrainFront } from 'lucide-react'
import type { Presentation } from './presentation.ts'
import { SITE_CARD, siteFigures } from './shared.ts'

export const transit: Presentation = {
  icon: TrainFront,
  card: SITE_CARD,
  facts: { figures: siteFigures },
  spots: null,
  groups: {
    metro: 'metro',
    railway: 'railplatform',
    bus_shelter: 'shelter',
  },
}
