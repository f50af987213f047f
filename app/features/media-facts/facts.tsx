import type { ReactNode } from 'react'
import type { Listing, ListingFact } from '../../../worker/domain/catalogue/listing.ts'
import { isMediaType, MEDIA, type MediaType } from '../../../worker/domain/catalogue/registry/media.ts'
import { formatCount, formatMoney, formatNumber } from '../../../worker/domain/money.ts'
import { ZoneFacts } from './facts-airport.tsx'
import { DayPartFacts } from './facts-broadcast.tsx'
import { CreatorFacts } from './facts-influencer.tsx'
import { IssueFacts } from './facts-print.tsx'
import { LoopFacts } from './facts-screens.tsx'
import { audienceFact, type FactsProps, priceRange, specFacts } from './facts-shared.ts'
import { EventFacts, FleetFacts } from './facts-street.tsx'
import { ShowFacts } from './facts-theatre.tsx'

interface MediaFacts {
  /** The main figures; the first is the audience. */
  figures: (listing: Listing) => ListingFact[]
  /** Panels that only this medium has. */
  Panel: (props: FactsProps) => ReactNode
}

/** For media whose figures, metrics and specifications are enough. */
const Nothing = () => null

const ratingFact = ({ rating }: Listing): ListingFact => ({
  label: 'Average rating',
  value: `${rating.toFixed(1)} of 5`,
})
const leadTime = (type: MediaType): ListingFact => ({ label: 'Lead time', value: MEDIA[type].leadTime })
const fact = (label: string, value: string | number | null | undefined): ListingFact[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }]
const people = (count: number | undefined) => (count === undefined ? null : formatCount(count))

const site = (listing: Listing): ListingFact[] => [
  audienceFact(listing),
  ...listing.metrics.slice(0, 1),
  ratingFact(listing),
]
const range = ({ spots }: Listing) => fact('Price range', priceRange(spots))
const channel = (type: MediaType) => (listing: Listing) => [
  audienceFact(listing),
  ...range(listing),
  ...fact('Core audience', listing.details.coreAudience),
  leadTime(type),
]

const FACTS = {
  tv: { figures: channel('tv'), Panel: DayPartFacts },
  radio: { figures: channel('radio'), Panel: DayPartFacts },
  airport: {
    figures: (listing) => [
      ...fact('Passengers a year', people(listing.details.passengersYear)),
      audienceFact(listing),
      ...specFacts(listing, /^dwell/i),
      ...range(listing),
    ],
    Panel: ZoneFacts,
  },
  theatre: {
    figures: (listing) => [
      ...fact('Screens', listing.details.screens),
      ...fact('Seats', listing.details.seats && formatNumber(listing.details.seats)),
      audienceFact(listing),
      ...range(listing),
    ],
    Panel: ShowFacts,
  },
  newspaper: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Readership', people(listing.details.readership)),
      ...fact('Frequency', listing.details.frequency),
    ],
    Panel: Nothing,
  },
  magazine: {
    figures: (listing) => [
      ...fact('Language', listing.languages.join(', ')),
      audienceFact(listing),
      ...fact('Readership', people(listing.details.readership)),
      ...fact('Frequency', listing.details.frequency),
      ...range(listing),
      ...specFacts(listing, /^(trim|bleed|pages)/i),
    ],
    Panel: IssueFacts,
  },
  btl: { figures: site, Panel: Nothing },
  vehicle: { figures: site, Panel: FleetFacts },
  events: { figures: site, Panel: EventFacts },
  transit: { figures: site, Panel: Nothing },
  influencer: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Overall engagement', listing.details.engagement && `${listing.details.engagement.toFixed(1)}%`),
      ratingFact(listing),
    ],
    Panel: CreatorFacts,
  },
  digital: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Minimum budget', listing.minBudget && formatMoney(listing.minBudget)),
      ratingFact(listing),
    ],
    Panel: Nothing,
  },
  ooh: { figures: site, Panel: Nothing },
  dooh: {
    figures: (listing) => [
      ...fact('Plays a day for you', listing.details.loop && formatNumber(listing.details.loop.playsADay)),
      audienceFact(listing),
      ratingFact(listing),
    ],
    Panel: LoopFacts,
  },
} as const satisfies Record<MediaType, MediaFacts>

/** A category made by staff has nothing of its own to show. */
const GENERIC: MediaFacts = { figures: site, Panel: Nothing }

/** The facts that belong to a medium, by category. */
export function mediaFacts(category: string): MediaFacts {
  return isMediaType(category) ? FACTS[category] : GENERIC
}
