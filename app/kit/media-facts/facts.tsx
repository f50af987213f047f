import type { ReactNode } from 'react'
import type { ListingFact } from '../../../worker/catalogue/rules/listing.ts'
import { isMediaType, type MediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import { formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { formatCount, formatMoney, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { ZoneFacts } from './facts-airport.tsx'
import { DayPartFacts } from './facts-broadcast.tsx'
import { CreatorFacts } from './facts-influencer.tsx'
import { LoopFacts } from './facts-screens.tsx'
import { audienceFact, type FactsProps, type ListingWithFacts, priceRange } from './facts-shared.ts'
import { FleetFacts } from './facts-street.tsx'
import { ShowFacts } from './facts-theatre.tsx'

interface MediaFacts {
  /** First in the fact table: the audience, and what only this medium has. */
  figures: (listing: ListingWithFacts) => ListingFact[]
  /** Names of owners for what a figure says: the figure takes their source. */
  aliases?: Readonly<Record<string, string>>
  /** Figures that nobody measures here and that its pages show all the same, as sample data. */
  samples?: readonly ('rating' | 'views')[]
  /** Content of the fact table in the terms of the trade. */
  about?: string
  /** Panels that only this medium has. */
  Panel: (props: FactsProps) => ReactNode
}

/** For media whose figures, metrics and specifications are enough. */
const Nothing = () => null

const fact = (label: string, value: string | number | null | undefined): ListingFact[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }]
const people = (count: number | undefined) => (count === undefined ? null : formatCount(count))

const site = (listing: ListingWithFacts): ListingFact[] => [audienceFact(listing)]
const range = ({ spots }: ListingWithFacts) => fact('Price range', priceRange(spots))
const channel = (listing: ListingWithFacts) => [
  audienceFact(listing),
  ...range(listing),
  ...fact('Core audience', listing.details.coreAudience),
]

const ANALYTICS = ['rating', 'views'] as const

const FACTS = {
  tv: { figures: channel, Panel: DayPartFacts },
  radio: { figures: channel, Panel: DayPartFacts },
  airport: {
    figures: (listing) => [
      ...fact('Passengers a year', people(listing.details.passengersYear)),
      audienceFact(listing),
      ...range(listing),
    ],
    Panel: ZoneFacts,
  },
  theatre: {
    figures: (listing) => [audienceFact(listing)],
    Panel: ShowFacts,
  },
  newspaper: {
    figures: (listing) => [audienceFact(listing), ...fact('Readership', people(listing.details.readership))],
    samples: ['rating'],
    Panel: Nothing,
  },
  magazine: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Readership', people(listing.details.readership)),
      ...fact('Language', listing.languages.join(', ')),
    ],
    Panel: Nothing,
  },
  btl: { figures: site, samples: ANALYTICS, Panel: Nothing, about: 'Daily footfall and specifications' },
  vehicle: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Fleet', listing.details.fleetSize && `${listing.details.fleetSize} vehicles`),
      ...fact('Monthly cost', formatMoney(listing.rate.rate)),
    ],
    samples: ANALYTICS,
    Panel: FleetFacts,
    about: 'Fleet details, reach and monthly cost',
  },
  events: {
    figures: ({ details: { from, until }, ...listing }) => [
      audienceFact(listing),
      ...fact('From', from && formatLongDate(from)),
      ...fact('Until', until && formatLongDate(until)),
    ],
    Panel: Nothing,
  },
  transit: { figures: site, Panel: Nothing },
  influencer: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Overall engagement', listing.details.engagement && `${listing.details.engagement.toFixed(1)}%`),
    ],
    aliases: { Engagement: 'Overall engagement' },
    Panel: CreatorFacts,
  },
  digital: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Minimum budget', listing.minBudget && formatMoney(listing.minBudget)),
    ],
    samples: ANALYTICS,
    Panel: Nothing,
    about: 'Specifications and performance metrics',
  },
  ooh: { figures: site, Panel: Nothing },
  dooh: {
    figures: (listing) => [
      audienceFact(listing),
      ...fact('Plays a day for you', listing.details.loop && formatNumber(listing.details.loop.playsADay)),
    ],
    samples: ANALYTICS,
    Panel: LoopFacts,
  },
} as const satisfies Record<MediaType, MediaFacts>

/** Public relations, and categories that staff make, have nothing of their own to show. */
const GENERIC: MediaFacts = { figures: site, samples: ANALYTICS, Panel: Nothing }

/** The facts that belong to a medium, by category. */
export function mediaFacts(category: string): MediaFacts {
  return isMediaType(category) ? FACTS[category] : GENERIC
}
