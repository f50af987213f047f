import type { Listing, ListingFact } from '../../../worker/catalogue/rules/listing.ts'
import type { ListingPage } from '../../../worker/catalogue/rules/pages.ts'
import { isMediaType, MEDIA } from '../../../worker/catalogue/rules/registry/media.ts'
import { formatCount, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import type { CardData } from '../listing-card/card-data.ts'
import { audienceFact, type ListingWithFacts, priceRange } from '../media-facts/facts-shared.ts'
import type { CardSpec, FactsSpec, SpotsSpec } from './presentation.ts'

// What several media have in common.

/** The place of a card, `Baner, Pune`. */
export const place = ({ place }: CardData) => [
  place.area === place.city ? place.city : [place.area, place.city].filter(Boolean).join(', '),
]

/** The first specification, which owners give as the size, without what follows in brackets. */
const headline = ({ specifications }: CardData) => [specifications[0]?.value.replace(/ \([^(]*\)$/, '')]

/** `12 ad spots`, in the words of the medium. */
export const spotCount = ({ category, spots }: CardData) =>
  plural(spots.count, isMediaType(category) ? MEDIA[category].spotNoun : ['ad spot', 'ad spots'])

/** The audience as a figure of a card. */
export const audience = (listing: CardData) => ({
  label: isMediaType(listing.category) ? MEDIA[listing.category].audience : 'Audience',
  value: formatCount(listing.audience),
})

/** The card of a site. */
export const SITE_CARD: CardSpec = { look: 'picture', subtitle: place, size: headline, price: 'rate' }

/** The card of a channel or station. */
export const CHANNEL_CARD: CardSpec = {
  look: 'logo',
  subtitle: ({ type, language }) => [type, language],
  figures: (listing) => [audience(listing), { label: 'Ad spots', value: formatNumber(listing.spots.count) }],
  price: 'range',
}

/** A fact, where there is one. */
export const fact = (label: string, value: string | number | null | undefined): ListingFact[] =>
  value === null || value === undefined || value === '' ? [] : [{ label, value: String(value) }]

/** People as a fact says them. */
export const people = (count: number | undefined) => (count === undefined ? null : formatCount(count))

/** The prices of its spots as a fact. */
export const range = ({ spots }: ListingWithFacts) => fact('Price range', priceRange(spots))

/** The facts of a site: its audience. */
export const siteFigures = (listing: ListingWithFacts): ListingFact[] => [audienceFact(listing)]

/** The facts of a channel or station. */
export const CHANNEL_FACTS: FactsSpec = {
  figures: (listing) => [
    audienceFact(listing),
    ...range(listing),
    ...fact('Core audience', listing.details.coreAudience),
  ],
  panel: 'dayparts',
}

/** Figures that are shown as sample data where nobody measures them. */
export const ANALYTICS = ['rating', 'views'] as const

/** `40 × 20 ft · Front lit · Metro crossing`: missing parts are left out. */
export const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** A station is heard in its city, a channel seen in a region. */
const seenIn = ({ place }: Listing) => (place.lat === null ? place.area : place.city)

/** The page of a channel or station. */
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

/** The line under the name of a paper or magazine. */
export const printLine = ({ listing }: ListingPage) =>
  joined([listing.languages.join(', '), listing.details.frequency, listing.place.area])
