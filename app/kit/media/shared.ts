import type { Listing, ListingFact } from '../../../worker/catalogue/rules/listing.ts'
import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import { isMediaType, MEDIA } from '../../../worker/catalogue/rules/registry/media.ts'
import { formatCount, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import type { CardData } from '../listing-card/card-data.ts'
import { audienceFact, type ListingWithFacts, priceRange } from '../media-facts/facts-shared.ts'
import type { CardSpec, FactsSpec, SpotsSpec } from './presentation.ts'

// Parts that several media share.

/** Place on a card, `Baner, Pune`. */
export const place = ({ place }: CardData) => [
  place.area === place.city ? place.city : [place.area, place.city].filter(Boolean).join(', '),
]

/** First specification, usually the size, without a final bracket. */
const headline = ({ specifications }: CardData) => [specifications[0]?.value.replace(/ \([^(]*\)$/, '')]

/** Number of spots: `12 ad spots`, with the noun of the medium. */
export const spotCount = ({ category, spots }: CardData) =>
  plural(spots.count, isMediaType(category) ? MEDIA[category].spotNoun : ['ad spot', 'ad spots'])

/** Audience as a figure of a card. */
export const audience = (listing: CardData) => ({
  label: isMediaType(listing.category) ? MEDIA[listing.category].audience : 'Audience',
  value: formatCount(listing.audience),
})

/** Card of a site. */
export const SITE_CARD: CardSpec = { look: 'picture', subtitle: place, size: headline, price: 'rate' }

/** Card of a channel or station. */
export const CHANNEL_CARD: CardSpec = {
  look: 'logo',
  subtitle: ({ type, language }) => [type, language],
  figures: (listing) => [audience(listing), { label: 'Ad spots', value: formatNumber(listing.spots.count) }],
  price: 'range',
}

/** Fact, or none without a value. */
export const fact = (label: string, value: string | number | null | undefined): ListingFact[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }]

/** Number of people, as in a fact. */
export const people = (count: number | undefined) => (count === undefined ? null : formatCount(count))

/** Price range of the spots as a fact. */
export const range = ({ spots }: ListingWithFacts) => fact('Price range', priceRange(spots))

/** Facts of a site: its audience. */
export const siteFigures = (listing: ListingWithFacts): ListingFact[] => [audienceFact(listing)]

/** Facts of a channel or station. */
export const CHANNEL_FACTS: FactsSpec = {
  figures: (listing) => [
    audienceFact(listing),
    ...range(listing),
    ...fact('Core audience', listing.details.coreAudience),
  ],
  panel: 'dayparts',
}

/** Figures shown as sample data when they are not measured. */
export const ANALYTICS = ['rating', 'views'] as const

/** Joins parts, without missing ones: `40 × 20 ft · Front lit · Metro crossing`. */
export const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** Reach of a channel: a station is heard in its city, a TV channel seen in a region. */
const seenIn = ({ place }: Listing) => (place.lat === null ? place.area : place.city)

/** Page of a channel or station. */
export const CHANNEL_SPOTS: SpotsSpec = {
  tile: 'logo',
  line: ({ listing, subcategory }) =>
    joined([subcategory.name, listing.details.code, listing.languages.join(', '), seenIn(listing)]),
  list: 'bands',
  sorts: [
    { value: 'price', label: 'Price' },
    { value: 'time', label: 'Time slot' },
    { value: 'duration', label: 'Duration' },
  ],
  sort: 'time',
}

/** Line under the name of a newspaper or magazine. */
export const printLine = ({ listing }: ListingPage) =>
  joined([listing.languages.join(', '), listing.details.frequency, listing.place.area])
