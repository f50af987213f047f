import * as v from 'valibot'
import { RATE_UNITS } from '../../../catalogue/rules/registry/units.ts'
import { toPaise } from '../../../kernel/rules/money.ts'
import {
  Channel,
  day,
  dayOrNull,
  instant,
  money,
  moneyOrNull,
  number,
  numberOrNull,
  part,
  peopleOrNull,
  text,
  textOrNull,
} from './public-parts.ts'

const PublicSeason = v.object({
  amount: v.pipe(v.number(), v.description('Rupees that it adds to netAmount'), v.transform(toPaise)),
  gst: v.pipe(v.number(), v.description('Rupees of GST on that'), v.transform(toPaise)),
  parts: v.array(
    v.object({
      name: v.string(),
      bp: v.pipe(v.number(), v.description('Change of a day, hundredths of a percent')),
      days: v.number(),
    }),
  ),
})

const LineAtRates = v.object({
  lineNo: number,
  inventoryId: text,
  listingId: text,
  path: v.fallback(v.string(), '/category'),
  title: v.fallback(v.string(), 'A line of the plan'),
  ref: v.fallback(v.pipe(v.string(), v.description('Reference of the listing')), ''),
  side: v.fallback(
    v.pipe(v.string(), v.description('Side or position of the listing, where its title does not say it')),
    '',
  ),
  channel: Channel,
  subcategory: text,
  mediaOwner: part({ id: text, name: text }),
  city: textOrNull,
  state: text,
  variant: textOrNull,
  area: text,
  startDate: day,
  endDate: day,
  unit: v.fallback(v.picklist(['per_month', 'per_week', 'per_day', 'per_release']), 'per_month'),
  units: v.fallback(v.pipe(v.number(), v.description('Periods that are booked')), 0),
  quantity: v.fallback(v.pipe(v.number(), v.description('Smallest orders that are bought at once')), 1),
  rate: v.fallback(
    v.pipe(v.number(), v.description('Rupees for one smallest order and one period, before GST'), v.transform(toPaise)),
    0,
  ),
  rateType: v.fallback(v.literal('card'), 'card'),
  order: text,
  tradeUnit: v.fallback(v.picklist(RATE_UNITS), 'per_month'),
  discountAmount: v.pipe(money, v.description('Rupees that the length of the order takes off')),
  season: v.fallback(v.nullable(PublicSeason), null),
  netAmount: v.pipe(
    money,
    v.description('Rupees at the rate of the catalogue: rate × units × quantity, less the discount'),
  ),
  sac: text,
  gstRate: number,
  gstAmount: money,
  totalAmount: v.pipe(money, v.description('Rupees with GST, and with what the season adds')),
  setupAmount: money,
  impressions: peopleOrNull,
  reach: peopleOrNull,
  reachPct: numberOrNull,
  frequency: numberOrNull,
  grps: numberOrNull,
  cpm: moneyOrNull,
  availability: part({ status: v.fallback(v.literal('available'), 'available'), checkedAt: instant }),
  audienceIndex: v.fallback(
    v.nullable(v.object({ value: v.number(), source: v.picklist(['listing', 'assumed']) })),
    null,
  ),
  artworkBy: dayOrNull,
  locked: v.fallback(v.boolean(), false),
  why: text,
})

/** Line with its seasonal surcharge included, as elsewhere in this room. */
export const PublicLine = v.pipe(
  LineAtRates,
  v.transform(({ season: added, ...line }) => {
    if (added === null) return { ...line, season: null }
    const { gst, ...season } = added
    return { ...line, season, netAmount: line.netAmount + season.amount, gstAmount: line.gstAmount + gst }
  }),
)
