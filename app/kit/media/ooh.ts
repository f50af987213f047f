import { SignpostBig } from 'lucide-react'
import type { Presentation } from './presentation.ts'
import { SITE_CARD, siteFigures } from './shared.ts'

export const ooh: Presentation = {
  icon: SignpostBig,
  card: SITE_CARD,
  facts: { figures: siteFigures },
  spots: null,
  groups: {
    billboard: 'unipole',
    transit: 'metropillar',
    street: 'polekiosk',
    mall: 'atrium',
  },
}
