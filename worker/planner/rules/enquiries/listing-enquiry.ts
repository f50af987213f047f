import * as v from 'valibot'
import { IssueList } from '../../../catalogue/rules/availability/issues.ts'
import { MAX_DURATION, MAX_QUANTITY } from '../../../catalogue/rules/rate.ts'
import { type CivilDate, isCivilDate } from '../../../kernel/rules/dates.ts'
import { Email, lines, PersonName, Phone, slug } from '../../../kernel/rules/fields.ts'
import { EnquiryKey, Trap } from './form-fields.ts'

/** A date that may be empty. */
const openDay = v.optional(
  v.pipe(
    v.string('Enter a date, such as 2027-01-31'),
    v.trim(),
    v.regex(/^(?:\d{4}-\d{2}-\d{2})?$/, 'Enter a date, such as 2027-01-31'),
    v.check((text) => text === '' || isCivilDate(text), 'This date does not exist'),
  ),
  '',
)

const amount = (message: string, max: number) =>
  v.optional(v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(max, message)))

/** A question of a signed-in visitor to our desk about one listing, or one spot in it. Keys that the form does not have are refused. */
export const NewListingEnquiry = v.pipe(
  v.strictObject({
    key: EnquiryKey,
    listingId: slug,
    spotId: v.optional(slug),
    /** Order of the price panel, in the terms of the rate: 2 sites, 3 months. */
    quantity: amount('The quantity is a whole number', MAX_QUANTITY),
    duration: amount('The duration is a whole number', MAX_DURATION),
    name: PersonName,
    email: Email,
    phone: Phone,
    startDate: openDay,
    endDate: openDay,
    /** Days of issue of a printed title: the days between them are not requested. */
    issues: v.optional(IssueList),
    message: v.pipe(lines('Messages', 2_000), v.nonEmpty('Write your message')),
    website: Trap,
  }),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate']],
      ({ startDate, endDate }) => startDate === '' || endDate === '' || startDate <= endDate,
      'The end date cannot be before the start date',
    ),
    ['endDate'],
  ),
  v.forward(
    v.partialCheck(
      [['startDate'], ['endDate'], ['issues']],
      ({ startDate, endDate, issues = [] }) => issues.every((issue) => startDate <= issue && issue <= endDate),
      'Each day of issue is between the start date and the end date',
    ),
    ['issues'],
  ),
)
export type NewListingEnquiry = v.InferOutput<typeof NewListingEnquiry>

/** The problem of a first day that is over; null when it is to come or open. */
export const pastDay = (startDate: CivilDate, today: CivilDate): string | null =>
  startDate !== '' && startDate < today ? 'Choose a day from today on' : null

/** The answer to an enquiry about a listing. */
export interface ListingEnquirySent {
  reference: string
  /** True when a confirmation is mailed: an address gets few a day. */
  isMailed: boolean
}

/** An enquiry as its sender sees it. */
export interface OwnEnquiry {
  reference: string
  /** Null for an enquiry of the planner. */
  listingId: string | null
  status: 'pending' | 'answered' | 'closed'
  /** The listing or the plan; null for a plan that was not drawn yet. */
  about: string | null
  /** Empty where no dates were given. */
  startDate: CivilDate
  endDate: CivilDate
  /** Days of issue of a printed title; else none. */
  issues: CivilDate[]
  /** ISO 8601, UTC. */
  createdAt: string
}
