import * as v from 'valibot'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import {
  Company,
  day,
  Email,
  line,
  lines,
  MAX_PAGE,
  orAny,
  PersonName,
  Phone,
  text,
  whole,
} from '../../../kernel/rules/fields.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import { PlannerRequest } from '../plan/answer.ts'
import type { Plan } from '../plan/plan.ts'
import { EnquiryKey, Trap } from './form-fields.ts'

const startsBeforeItEnds = ({ startDate, endDate }: { startDate: CivilDate; endDate: CivilDate }) =>
  startDate <= endDate

/** A question to our team about a campaign. Keys that the form does not have are refused. */
export const NewEnquiry = v.pipe(
  v.strictObject({
    key: EnquiryKey,
    name: PersonName,
    email: Email,
    phone: Phone,
    company: Company,
    campaignObjective: line('Enter the objective of the campaign', 300),
    targetAudience: line('Enter the audience', 300),
    startDate: day('Choose the first day'),
    endDate: day('Choose the last day'),
    budget: line('Enter your budget', 100),
    requirements: v.optional(lines('Requirements', 4_000), ''),
    /** The plan of the enquiry: the id of a shared one, or the conversation that makes it. */
    planId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'Plan not found'))),
    messages: v.optional(PlannerRequest.entries.messages),
    edits: PlannerRequest.entries.edits,
    website: Trap,
  }),
  v.forward(
    v.partialCheck([['startDate'], ['endDate']], startsBeforeItEnds, 'The end date cannot be before the start date'),
    ['endDate'],
  ),
)
export type NewEnquiry = v.InferOutput<typeof NewEnquiry>

export const ENQUIRIES_PAGE = 24
const MAX_ENQUIRIES_PAGE = 100

/** Filter of the list for staff. */
export const EnquiryQuery = v.object({
  page: v.optional(orAny(whole('Pages are counted from 1', MAX_PAGE)), '1'),
  size: v.optional(orAny(whole('Sizes are from 1 to 100', MAX_ENQUIRIES_PAGE)), `${ENQUIRIES_PAGE}`),
  /** Part of a reference, a name, a company or an address. */
  q: text('Your search'),
})
export type EnquiryQuery = v.InferOutput<typeof EnquiryQuery>

/** An enquiry as staff see it. */
interface Enquiry extends Omit<NewEnquiry, 'key' | 'planId' | 'messages' | 'edits' | 'website'> {
  reference: string
  status: 'pending' | 'answered' | 'closed'
  /** ISO 8601, UTC. */
  createdAt: string
  /** The plan as it was on that day, in short, its total with GST; null without a plan. */
  plan: { title: string; total: Paise } | null
  /** The listing or spot that it is about; null for an enquiry of the planner. */
  item: string | null
  listingId: string | null
  spotId: string | null
  quantity: number | null
  duration: number | null
}

/** An enquiry with the plan as it was on that day; null without one. */
export interface EnquiryDetail extends Omit<Enquiry, 'plan'> {
  plan: Plan | null
  /** Days of issue of a printed title; else none. */
  issues: CivilDate[]
  /** The listing that it is about: its path, and `2 sites, 3 months`; null for the planner's, and for a listing that is gone. */
  listing: { path: string; order: string | null } | null
}

/** One page of enquiries. */
export interface Enquiries {
  enquiries: Enquiry[]
  total: number
  page: number
  pages: number
}
