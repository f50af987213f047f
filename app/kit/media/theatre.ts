import { Clapperboard } from 'lucide-react'
import { formatCount, formatNumber } from '../../../worker/kernel/rules/money.ts'
import type { Presentation } from './presentation.ts'
import { place, siteFigures } from './shared.ts'

export const theatre: Presentation = {
  icon: Clapperboard,
  card: {
    look: 'picture',
    subtitle: place,
    figures: (listing) => [
      { label: 'Screens', value: formatNumber(listing.details.screens ?? 1) },
      { label: 'Average footfall', value: `${formatCount(listing.audience)} a day` },
    ],
    price: 'range',
  },
  facts: { figures: siteFigures, panel: 'shows' },
  spots: { list: 'screens', sort: '' },
  groups: {},
  lit: [],
}
