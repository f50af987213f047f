import { MonitorSmartphone } from 'lucide-react'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { audienceFact } from '../media-facts/facts-shared.ts'
import type { Presentation } from './presentation.ts'
import { ANALYTICS, audience, fact } from './shared.ts'

export const digital: Presentation = {
  icon: MonitorSmartphone,
  card: {
    look: 'picture',
    subtitle: ({ place, type }) => [type, place.area],
    price: 'rate',
    figures: (listing) => [audience(listing), { label: 'Minimum budget', value: formatMoney(listing.minBudget ?? 0) }],
  },
  facts: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Minimum budget', listing.minBudget && formatMoney(listing.minBudget)),
    ],
    samples: ANALYTICS,
    about: 'Specifications and performance metrics',
  },
  spots: null,
  groups: {
    programmatic: 'banner',
    social: 'feed',
    video: 'ctv',
  },
  lit: [],
}
