import { type DateRange, spanOf } from '../../../worker/catalogue/rules/availability/range.ts'
import { bookingLength } from '../../../worker/catalogue/rules/dues.ts'
import { type MediaTerms, priceMedia } from '../../../worker/catalogue/rules/offer.ts'
import { whereText } from '../../../worker/catalogue/rules/places/coverage.ts'
import { homeText } from '../../../worker/catalogue/rules/places/home.ts'
import { rangeText, showingUnit } from '../../../worker/catalogue/rules/price-range.ts'
import { describeMinimum } from '../../../worker/catalogue/rules/rate.ts'
import { isMediaType, MEDIA, type MediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import { formatCount, formatMillions, formatMoney, formatNumber } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import type { CardData } from './card-data.ts'

interface Figure {
  label: string
  value: string
}

/** The parts of a card that differ by medium. */
export interface CardSpec {
  /** `logo`: a tile with the channel's mark. `picture`: the scene or photo. */
  look: 'picture' | 'logo'
  /** Line under the title. */
  subtitle: (listing: CardData) => (string | null | undefined)[]
  /** Captions over values. */
  figures?: (listing: CardData) => Figure[]
  /** Before the first two features: a size, a fleet, a minimum. */
  size?: (listing: CardData) => (string | null | undefined)[]
  /** `rate`: what one unit costs. `range`: from the cheapest to the dearest spot inside. `first two`: prices of two spots. */
  price: 'rate' | 'range' | 'first two'
}

const place = ({ place }: CardData) => [
  place.area === place.city ? place.city : [place.area, place.city].filter(Boolean).join(', '),
]
/** The first specification, which owners give as the size, without what follows in brackets. */
const headline = ({ specifications }: CardData) => [specifications[0]?.value.replace(/ \([^(]*\)$/, '')]
const spotCount = ({ category, spots }: CardData) =>
  plural(spots.count, isMediaType(category) ? MEDIA[category].spotNoun : ['ad spot', 'ad spots'])
const audience = (listing: CardData): Figure => ({
  label: isMediaType(listing.category) ? MEDIA[listing.category].audience : 'Audience',
  value: formatCount(listing.audience),
})

/** In millions like followers; below 50,000 in full, because 0.0M says nothing. */
const subscribers = (count: number) => (count < 50_000 ? formatNumber(count) : formatMillions(count))

const GENERIC: CardSpec = { look: 'picture', subtitle: place, size: headline, price: 'rate' }

const CHANNEL: CardSpec = {
  look: 'logo',
  subtitle: ({ type, language }) => [type, language],
  figures: (listing) => [audience(listing), { label: 'Ad spots', value: formatNumber(listing.spots.count) }],
  price: 'range',
}

const CARDS = {
  tv: CHANNEL,
  radio: { ...CHANNEL, subtitle: (listing) => [listing.details.code, whereText(listing), listing.language] },
  airport: {
    look: 'picture',
    subtitle: ({ details, place }) => [details.code, place.city],
    figures: (listing) => [
      audience(listing),
      { label: 'Terminals', value: formatNumber(listing.details.terminals?.length ?? 1) },
      { label: 'Inventory', value: spotCount(listing) },
    ],
    price: 'range',
  },
  theatre: {
    look: 'picture',
    subtitle: place,
    figures: (listing) => [
      { label: 'Screens', value: formatNumber(listing.details.screens ?? 1) },
      { label: 'Average footfall', value: `${formatCount(listing.audience)} a day` },
    ],
    price: 'range',
  },
  newspaper: {
    look: 'picture',
    subtitle: ({ place, language }) => [homeText(place), language],
    figures: (listing) => [audience(listing)],
    price: 'rate',
  },
  magazine: {
    look: 'picture',
    subtitle: ({ language, languages }) => [language, languages.filter((name) => name !== language).join(', ')],
    figures: (listing) => [audience(listing)],
    price: 'first two',
  },
  btl: GENERIC,
  vehicle: { ...GENERIC, size: ({ rate }) => [`Minimum ${describeMinimum({ ...rate, minQuantity: 1 })}`] },
  events: GENERIC,
  transit: GENERIC,
  influencer: {
    look: 'picture',
    subtitle: ({ details, languages }) => [
      (details.instagram ?? details.youtube) && `@${(details.instagram ?? details.youtube)?.handle.replace(/^@/, '')}`,
      languages.join(', '),
    ],
    figures: ({ audience, details }) => [
      { label: 'Followers', value: formatMillions(details.instagram?.followers ?? audience) },
      ...(details.youtube ? [{ label: 'Subscribers', value: subscribers(details.youtube.subscribers) }] : []),
      { label: 'Engagement', value: `${(details.engagement ?? 0).toFixed(1)}%` },
    ],
    price: 'first two',
  },
  digital: {
    look: 'picture',
    subtitle: ({ place, type }) => [type, place.area],
    price: 'rate',
    figures: (listing) => [audience(listing), { label: 'Minimum budget', value: formatMoney(listing.minBudget ?? 0) }],
  },
  ooh: GENERIC,
  dooh: GENERIC,
} as const satisfies Record<MediaType, CardSpec>

/** How the cards of a category are filled; a category made by staff gets the generic one. */
export const cardSpec = (category: string): CardSpec => (isMediaType(category) ? CARDS[category] : GENERIC)

/** Whether a listing stands in the place that was asked for, or is seen there. */
export const placeChip = ({ covers }: Pick<CardData, 'covers'>, place: string | undefined): string | undefined =>
  place && `${covers.length > 0 ? 'Covers' : 'In'} ${place}`

/** `40 × 20 ft · Front lit · Metro crossing`: missing parts are left out. */
export const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** The price ranges of the spots inside, one a unit; empty without spots. */
export const spotRanges = ({ spots }: Pick<CardData, 'spots'>): { amount: string; unit: string }[] =>
  spots.ranges.map((range) => ({ amount: rangeText(range), unit: showingUnit(range.unit) }))

/** What some days cost before GST and one-off costs, or that they are too few; null where spots are priced one by one, or time is not counted. */
export function datedPrice(listing: MediaTerms & Pick<CardData, 'spots'>, range: DateRange): string | null {
  const { rate } = listing
  if (listing.spots.count > 0) return null
  const sums = priceMedia(listing, { span: spanOf(range) })
  if (sums === null) return `Your days are too few: sold for ${describeMinimum({ ...rate, minQuantity: 1 })} or more`
  const length = bookingLength(rate, sums.booking)
  return length && `${formatMoney(sums.media)} for your ${length}`
}
