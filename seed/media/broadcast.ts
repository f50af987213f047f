import { monthlyPrice } from '../../worker/catalogue/rules/rate.ts'
import { type RatingBase, shareBetween } from '../../worker/catalogue/rules/rating-points.ts'
import { universeOf } from '../../worker/planner/rules/plan/reach/universe.ts'
import type { ListingRow, SpotDraft } from '../medium.ts'
import { priceOf, roundCount } from '../price.ts'
import type { Random } from '../random.ts'
import { areasOf } from '../regions.ts'
import { readTable } from '../text.ts'

/** A programme or band in which a channel or station sells time. */
export interface Band {
  name: string
  type: string
  /** Minutes after midnight; an end past 1440 is on the next day. */
  from: number
  to: number
  seconds: number
  /** 0 is the cheapest time of the channel, 1 the dearest. */
  weight: number
}

const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number)
  return hours * 60 + rest
}

/** name | type | from | to | seconds | weight; an end at or before the start is on the next day. */
export function readBands(text: string): Band[] {
  return readTable(text).map(([name = '', type = '', from = '', to = '', seconds, weight]) => {
    const start = minutes(from)
    const end = minutes(to)
    return {
      name,
      type,
      from: start,
      to: end <= start ? end + 1440 : end,
      seconds: Number(seconds),
      weight: Number(weight),
    }
  })
}

/** Share of a week's audience, spread over its days, at one moment of the busiest hour. */
const PEAK_SHARE = 0.58
const WEEKEND = /saturday|sunday|weekend/i
/** Audience of a weekend against a weekday at the same hour, up to the busiest. */
const AT_WEEKENDS = 1.4

/** People at one moment of the busiest hour of a weekday. */
export const peakOf = (weeklyReach: number): number => roundCount((weeklyReach / 7) * PEAK_SHARE)

/** Audience of one airing in a slot: the peak, times the share of these hours. */
export function audienceAt(
  { name, from, to }: Pick<Band, 'name' | 'from' | 'to'>,
  { hours, peak }: { hours: readonly number[]; peak: number },
): number {
  const share = shareBetween(hours, from, to) * (WEEKEND.test(name) ? AT_WEEKENDS : 1)
  return roundCount((peak * Math.min(100, share)) / 100)
}

/** Spots of the bands between two prices (rupees for ten seconds), with their audience. */
export function sellBands(
  random: Random,
  bands: readonly Band[],
  { least, most, hours, peak }: { least: number; most: number; hours: readonly number[]; peak: number },
): SpotDraft[] {
  return bands.map((band) => ({
    name: band.name,
    type: band.type,
    rate: priceOf(Math.max(least, least + (most - least) * band.weight * (0.9 + random.next() * 0.1))),
    unit: 'per_10_sec',
    minQuantity: random.pick([7, 10, 10, 14, 21]),
    step: 7,
    minDuration: random.pick([1, 1, 2, 4]),
    seconds: band.seconds,
    slotFrom: band.from,
    slotTo: band.to,
    audience: audienceAt(band, { hours, peak }),
    placement: random.pick(['First break', 'Any break', 'Second break', 'Last break']),
  }))
}

/** Shares of adults in homes with television, and of adults online: the planner assumes the same. */
const WITH_TELEVISION = 0.85
const ONLINE = 0.75

/** The universe of a channel or station: adults 15+ of the places that it covers, with a set or a connection where one is needed. */
export function ratingsOf(
  listing: { city: string; area: string },
  { media, peak }: { media: 'tv' | 'radio' | 'stream'; peak: number },
): RatingBase {
  const areas = areasOf(listing)
  const adults = areas.reduce(
    (sum, { city, state }) => sum + universeOf({ city: city || null, state: state || 'India' }),
    0,
  )
  const place = listing.area === 'All India' ? 'India' : listing.area.replace(/ and suburbs$/, '')
  const part = { tv: WITH_TELEVISION, radio: 1, stream: ONLINE }[media]
  const where = { tv: ' in homes with television', radio: '', stream: ' online' }[media]
  return { universe: roundCount(adults * part), of: `adults 15+ of ${place}${where}`, peak }
}

/** Price columns of a listing that is sold by the spot: those of the spot with the lowest price a month. */
export function cheapest(
  spots: readonly SpotDraft[],
): Pick<ListingRow, 'rate' | 'unit' | 'minQuantity' | 'step' | 'minDuration' | 'monthly'> {
  const priced = spots.map(({ rate, unit, minQuantity = 1, step = 1, minDuration = 1, seconds = null }) => {
    const own = { rate, unit, minQuantity, step, minDuration }
    return { ...own, monthly: monthlyPrice(own, { seconds }) }
  })
  const [first, ...rest] = priced
  if (!first) throw new RangeError('A listing of spots has at least one')
  return rest.reduce((a, b) => (b.monthly < a.monthly ? b : a), first)
}

/** 24 shares of the peak hour: a profile of its group with the channel's own accents, the peak at 100. */
export function drawDayparts(random: Random, profile: readonly number[]): number[] {
  const drawn = profile.map((share) => share * (0.85 + random.next() * 0.3))
  const peak = Math.max(...drawn)
  return drawn.map((share) => Math.round((share / peak) * 100))
}

/** Ground and ink of logo tiles; each pair has a contrast of at least 4.5 to 1. */
const TILES: readonly [ground: string, ink: string][] = [
  ['#5A2434', '#F8DCAE'],
  ['#B3261E', '#FFF1DE'],
  ['#14325C', '#F8AD2A'],
  ['#2B1A4A', '#F2C1D1'],
  ['#0B5A5E', '#FDE7BE'],
  ['#10182F', '#77B7D0'],
  ['#F2A51F', '#40210A'],
  ['#1B3B2F', '#E6F0C8'],
  ['#8A2C54', '#FFD9C2'],
  ['#0F3E7A', '#9FE0D8'],
  ['#204E2F', '#F8AD2A'],
  ['#A63A1E', '#FFEFD6'],
]

export function drawLogo(random: Random, glyph: string): { glyph: string; ground: string; ink: string } {
  const [ground, ink] = random.pick(TILES)
  return { glyph, ground, ink }
}
