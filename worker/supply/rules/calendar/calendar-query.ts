import * as v from 'valibot'
import { addDays, addMonths, type CivilDate, type DateSpan } from '../../../kernel/rules/dates.ts'
import { orAny, staffPage, text } from '../../../kernel/rules/fields.ts'

/** Months that the calendar shows at once: a year, a quarter, a month. */
const VIEWS = [12, 3, 1] as const

/** Days from today on of which the free ones are counted. */
export const COUNTED_DAYS = 90

const OWNER = v.pipe(v.string(), v.maxLength(120, 'Choose one of your companies'))

/** Query of an owner's calendar. */
export const CalendarQuery = v.object({
  owner: orAny(OWNER),
  /** Its first month, `2026-11`; the current one without it. */
  from: orAny(v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is written 2026-11'))),
  months: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => Number(value || 12)),
      v.picklist(VIEWS, 'A year, a quarter or a month'),
    ),
    '12',
  ),
  media: orAny(v.pipe(v.string(), v.maxLength(120, 'Choose one of the media'))),
  city: orAny(v.pipe(v.string(), v.maxLength(120, 'Choose one of the cities'))),
  q: text('A search'),
  /** Only with free days in the window. */
  free: orAny(v.pipe(v.string(), v.picklist(['1'], 'Any listings, or those with free days'))),
  page: staffPage,
})
export type CalendarQuery = v.InferOutput<typeof CalendarQuery>

/** The days of so many months from the first of one. */
export function windowOf({ from, months }: Pick<CalendarQuery, 'from' | 'months'>, today: CivilDate): DateSpan {
  const start = `${from ?? today.slice(0, 7)}-01`
  return { start, end: addDays(addMonths(start, months), -1) }
}

/** A secret address for other programs: of all listings of an owner, or of one. */
export const NewFeed = v.object({
  owner: v.pipe(v.string('Choose a company'), v.nonEmpty('Choose a company'), v.maxLength(120, 'Choose a company')),
  listing: v.optional(v.pipe(v.string('Choose a listing'), v.maxLength(120, 'Choose a listing'))),
})
export type NewFeed = v.InferOutput<typeof NewFeed>

export const FeedQuery = v.object({ owner: NewFeed.entries.owner })
