import { Truck } from 'lucide-react'
import { describeMinimum } from '../../../worker/catalogue/rules/rate.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { audienceFact } from '../media-facts/facts-shared.ts'
import type { Presentation } from './presentation.ts'
import { ANALYTICS, fact, SITE_CARD } from './shared.ts'

export const vehicle: Presentation = {
  icon: Truck,
  card: { ...SITE_CARD, size: ({ rate }) => [`Minimum ${describeMinimum({ ...rate, minQuantity: 1 })}`] },
  facts: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Fleet', listing.details.fleetSize && `${listing.details.fleetSize} vehicles`),
      ...fact('Monthly cost', formatMoney(listing.rate.rate)),
    ],
    samples: ANALYTICS,
    panel: 'fleet',
    about: 'Fleet details, reach and monthly cost',
  },
  spots: null,
  groups: {
    cab_fleet: 'sedan',
    bus_wraps: 'bus',
    truck_ads: 'truck',
    transit_media: 'auto',
  },
}
