import * as v from 'valibot'
import type { Paise } from '../money.ts'
import type { AudienceFigure, ListingCard } from './listing.ts'
import { type DiscoverOnlyCategory, isDiscoverOnly, isMediaType, type MediaType } from './registry/media.ts'
import { UNITS } from './registry/units.ts'

/** More columns than this nobody reads side by side. */
export const MAX_COMPARED = 4
/** Longer than any id there is. */
const MAX_ID = 120
const TOO_LONG = 'This list of places cannot be read'

/** `?ids=a,b,c`: places to compare, in the order asked for. What is no listing's id is told by the page, not refused. */
export const CompareQuery = v.object({
  ids: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => !/\p{Cc}/u.test(text), TOO_LONG),
      v.transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean)),
      v.maxLength(MAX_COMPARED, `At most ${MAX_COMPARED} places can be compared at a time`),
      v.everyItem((id) => id.length <= MAX_ID, TOO_LONG),
    ),
    '',
  ),
})
export type CompareQuery = v.InferOutput<typeof CompareQuery>

/** A listing in a comparison. */
export interface Compared extends Omit<ListingCard, 'spots'> {
  audienceFigures: AudienceFigure[]
  /** Who meets one piece of its cheapest spot: a play (TV, radio), a day (airport); null elsewhere. */
  spotAudience: number | null
}

export interface Comparison {
  listings: Compared[]
  /** Ids asked for that no listing has. */
  missing: string[]
}

type Countable = Pick<Compared, 'category' | 'rate' | 'monthly' | 'audience' | 'spotAudience' | 'details'>

/** How often one month of the smallest booking is seen or heard, and how that is worked out. */
export interface MonthlyViews {
  /** Null where the audience cannot be made into views. */
  count: number | null
  how: string
}

const DAYS = 30

const daily = ({ audience }: Countable): MonthlyViews => ({ count: audience * DAYS, how: `A day × ${DAYS}` })
const asStated =
  (how: string) =>
  ({ audience }: Countable): MonthlyViews => ({ count: audience, how })

/** The channel's reach is not that of one spot: the plays that are paid for count, each with its own audience. */
function plays({ rate, spotAudience }: Countable): MonthlyViews {
  const count = spotAudience === null ? null : spotAudience * rate.minQuantity * UNITS[rate.unit].perMonth
  return { count, how: 'Audience of a play × plays a month' }
}

/** A film runs on some of the screens, a panel in the foyer is passed by everyone. */
function shows(place: Countable): MonthlyViews {
  const { rate, audience, details } = place
  if (rate.unit !== 'per_screen_week') return daily(place)
  const share = Math.min(1, rate.minQuantity / (details.screens ?? 1))
  return { count: audience * share * DAYS, how: `A day on ${rate.minQuantity} of ${details.screens ?? 1} × ${DAYS}` }
}

/** Who passes a screen meets the slots of its loop in turn. */
function slots(place: Countable): MonthlyViews {
  const inLoop = place.details.loop?.slots
  if (!inLoop) return daily(place)
  return { count: (place.audience / inLoop) * DAYS, how: `A day ÷ ${inLoop} slots × ${DAYS}` }
}

/** Digital media sell the views themselves; a click is more than a view. */
function bought({ rate, monthly }: Countable): MonthlyViews {
  if (rate.unit === 'per_mille') return { count: (monthly / rate.rate) * 1_000, how: 'Views bought' }
  if (rate.unit === 'per_view') return { count: monthly / rate.rate, how: 'Completed views bought' }
  return { count: null, how: 'Sold by the click, not the view' }
}

/** What each medium's audience counts (the registry's `audience`), brought to a month of 30 days. */
const VIEWS = {
  tv: plays,
  radio: plays,
  airport: ({ spotAudience }) => ({
    count: spotAudience === null ? null : spotAudience * DAYS,
    how: `People a day at the spot × ${DAYS}`,
  }),
  theatre: shows,
  newspaper: asStated('Copies × 1 insertion'),
  magazine: asStated('Copies × 1 issue'),
  btl: daily,
  vehicle: asStated('A month, as stated'),
  events: asStated('The whole event'),
  transit: daily,
  influencer: () => ({ count: null, how: 'Followers are not views' }),
  digital: bought,
  ooh: daily,
  dooh: slots,
  pr: asStated('One release'),
} as const satisfies Record<MediaType | DiscoverOnlyCategory, (place: Countable) => MonthlyViews>

/** Views in a month of the smallest booking, the one that `monthly` is the price of. */
export function monthlyViews(place: Countable): MonthlyViews {
  const { category } = place
  if (isMediaType(category) || isDiscoverOnly(category)) return VIEWS[category](place)
  return { count: null, how: 'Not known how often it is counted' }
}

/** Cost of a thousand views: price of the month ÷ views in the month × 1,000; null without views (TRADE, Terms). */
export function costPerMille(place: Countable): Paise | null {
  const { count } = monthlyViews(place)
  return count ? Math.round((place.monthly / count) * 1_000) : null
}

/** Which of some figures are the least. Nothing is least among fewer than two; a tie praises all of them. */
export function isLeast(figures: readonly (number | null)[]): boolean[] {
  const known = figures.filter((figure) => figure !== null)
  const least = Math.min(...known)
  return figures.map((figure) => known.length > 1 && figure === least)
}
