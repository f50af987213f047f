import * as v from 'valibot'
import { type CivilDate, formatLongDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { day } from '../../kernel/rules/fields.ts'
import { formatNumber } from '../../kernel/rules/money.ts'
import { ISSUE_DAY_STATES, IssueList, type IssueRun } from './availability/issues.ts'
import { lastOpenDay, REVERSED, rangeDay } from './availability/range.ts'
import { Resource } from './availability/resource.ts'
import { withDescription } from './public-query.ts'
import { MAX_DURATION, MAX_QUANTITY } from './rate.ts'
import { RATE_UNITS } from './registry/units.ts'

/** Place and days of a question for availability. */
export const AvailabilityQuery = v.object({
  resource: withDescription(Resource, 'Id of a listing, or listing:spot'),
  from: withDescription(rangeDay('The first day'), 'First day; today where it is missing'),
  to: withDescription(rangeDay('The last day'), 'Last day, included; as far as calendars are open where it is missing'),
})
export type AvailabilityQuery = v.InferOutput<typeof AvailabilityQuery>

/** A number of pieces or insertions. */
export const wholeCount = (what: string, most: number) => {
  const message = `The number of ${what} is a whole number from 1 to ${formatNumber(most)}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(most, message))
}

const NO_FIRST = 'Choose the first day'
const NO_LAST = 'Choose the last day'

/** Days and a quantity to price: days in a row, or days of issue of a printed title. */
export const QuoteRequest = v.pipe(
  v.object({
    resource: withDescription(Resource, 'Id of a listing, or listing:spot'),
    starts: withDescription(v.optional(day(NO_FIRST)), 'First day'),
    ends: withDescription(v.optional(day(NO_LAST)), 'Last day, included'),
    issues: withDescription(
      v.optional(IssueList),
      'Newspapers and magazines: the days of issue, each of them one insertion, instead of a first and a last day',
    ),
    quantity: withDescription(v.optional(wholeCount('pieces', MAX_QUANTITY)), 'Quantity; the smallest by default'),
    insertions: withDescription(
      v.optional(wholeCount('insertions', MAX_DURATION)),
      'Insertions, issues or releases, for media counted by them; the smallest by default',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['starts'], ['issues']],
      ({ starts, issues }) => issues !== undefined || starts !== undefined,
      NO_FIRST,
    ),
    ['starts'],
  ),
  v.forward(
    v.partialCheck([['ends'], ['issues']], ({ ends, issues }) => issues !== undefined || ends !== undefined, NO_LAST),
    ['ends'],
  ),
)
export type QuoteRequest = v.InferOutput<typeof QuoteRequest>

const isoDay = v.pipe(v.string(), v.isoDate())
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const paise = v.pipe(v.number(), v.integer(), v.description('Paise; 100 make a rupee'))

const PublicRun = v.object({
  from: isoDay,
  until: v.pipe(isoDay, v.description('Last day, included')),
  state: v.pipe(
    v.picklist(ISSUE_DAY_STATES),
    v.description(
      'For the smallest order: free, asked (for by another), booked or blocked; of newspapers and magazines also none (no issue appears) and closed (artwork was due before today)',
    ),
  ),
  left: v.pipe(v.nullable(count), v.description('Number left; null when it is not limited')),
}) satisfies v.GenericSchema<unknown, IssueRun>

export const PublicAvailability = v.object({
  resource: v.string(),
  capacity: v.nullable(count),
  days: v.array(PublicRun),
})
export type PublicAvailability = v.InferOutput<typeof PublicAvailability>

const Span = v.object({ starts: isoDay, ends: isoDay })

export const PublicQuote = v.object({
  resource: v.string(),
  starts: isoDay,
  ends: v.pipe(isoDay, v.description('As it is billed: what is sold by the week ends with a whole one')),
  days: count,
  issues: v.pipe(
    v.array(isoDay),
    v.description('The days of issue that were asked for; none where the days are in a row'),
  ),
  due: v.pipe(v.object({ n: count, d: count }), v.description('Number of times the rate is due: n / d')),
  quantity: count,
  rate: paise,
  unit: v.picklist(RATE_UNITS),
  media: v.pipe(paise, v.description('Paise, seasons, a length discount and a least budget included')),
  season: v.pipe(v.number(), v.integer(), v.description('Change of the media cost by seasons, paise')),
  discount: v.pipe(paise, v.description('Discount on the media for the length of the booking')),
  setup: v.pipe(paise, v.description('Printing and mounting, once')),
  gst: v.object({ percent: v.number(), sac: v.string(), amount: paise }),
  total: paise,
  free: v.pipe(
    v.boolean(),
    v.description('True when the quantity is left on all of the days, or in all issues of a newspaper or magazine'),
  ),
  taken: v.array(PublicRun),
  nearest: v.pipe(
    v.array(Span),
    v.description('Free spans of the same length, the nearest first, where the days are taken'),
  ),
})
export type PublicQuote = v.InferOutput<typeof PublicQuote>

/** @throws DomainError bad_input with the field that is wrong, for days out of order, in the past or too far ahead */
export function checkDays(
  { start, end }: { start: CivilDate; end: CivilDate },
  today: CivilDate,
  fields: { start: string; end: string },
): void {
  const refuse = (path: string, message: string) => {
    throw new DomainError('bad_input', message, [{ path, message }])
  }
  const last = lastOpenDay(today)
  if (start < today) refuse(fields.start, 'The first day has passed')
  if (end < start) refuse(fields.end, REVERSED)
  if (end > last) refuse(fields.end, `Calendars are open until ${formatLongDate(last)}`)
}
