import * as v from 'valibot'
import type { CivilDate } from '../dates.ts'
import { PlannerRequest } from '../plan/answer.ts'

/** One line of text, without control characters: it stands in mails and in lists. */
const line = (missing: string, most: number) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(most, `At most ${most} characters`),
    v.regex(/^\P{Cc}*$/u, 'Only letters, digits and signs'),
  )

/** Several lines: of the control characters, only those that break lines. */
const lines = (most: number) =>
  v.pipe(
    v.string('Requirements are text'),
    v.trim(),
    v.maxLength(most, `At most ${most.toLocaleString('en-IN')} characters`),
    v.regex(/^[\P{Cc}\n\r\t]*$/u, 'Only letters, digits and signs'),
  )

const isCivilDate = (text: string): boolean => {
  const instant = new Date(`${text}T00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text
}

const day = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date, such as 2027-01-31'),
    v.check(isCivilDate, 'There is no such day'),
  )

/**
 * Indian mobile and landline numbers as people write them: +91 or 0 in front, spaces, dashes and brackets between, or a
 * foreign number of 7 to 15 digits (E.164).
 */
const Phone = v.pipe(
  v.string('Enter your phone number'),
  v.trim(),
  v.nonEmpty('Enter your phone number'),
  v.maxLength(30, 'At most 30 characters'),
  v.regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, 'Enter a phone number, such as +91 98765 43210'),
)

const Email = v.pipe(
  v.string('Enter your email'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Enter your email'),
  v.maxLength(254, 'At most 254 characters'),
  v.email('Enter an email address, such as asha@example.in'),
)

const startsBeforeItEnds = ({ startDate, endDate }: { startDate: CivilDate; endDate: CivilDate }) =>
  startDate <= endDate

/** A question to our team about a campaign. Keys that the form does not have are refused. */
export const NewEnquiry = v.pipe(
  v.strictObject({
    /** Made by the form once: sent twice, it is one enquiry. */
    key: v.optional(v.pipe(v.string('The form has no key'), v.uuid('The form has no key'))),
    name: line('Enter your name', 100),
    email: Email,
    phone: Phone,
    company: line('Enter the name of your company', 120),
    campaignObjective: line('Say what the campaign is for', 300),
    targetAudience: line('Say who should see it', 300),
    startDate: day('Choose the first day'),
    endDate: day('Choose the last day'),
    budget: line('Enter your budget', 100),
    requirements: v.optional(lines(4_000), ''),
    /** The plan that it is about: a shared one, or the conversation that makes it. */
    planId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'There is no such plan'))),
    messages: v.optional(PlannerRequest.entries.messages),
    edits: PlannerRequest.entries.edits,
    /** People do not see this field; programs fill whatever there is. */
    website: v.optional(v.literal('', 'Leave this field empty')),
  }),
  v.forward(
    v.partialCheck([['startDate'], ['endDate']], startsBeforeItEnds, 'The end date cannot be before the start date'),
    ['endDate'],
  ),
)
export type NewEnquiry = v.InferOutput<typeof NewEnquiry>

/** An enquiry as staff see it. */
interface Enquiry extends Omit<NewEnquiry, 'key' | 'planId' | 'messages' | 'edits' | 'website'> {
  reference: string
  status: 'pending' | 'answered' | 'closed'
  /** ISO 8601, UTC. */
  createdAt: string
  /** The plan as it was on that day, in short. Rupees with GST; null without a plan. */
  plan: { title: string; total: number } | null
}

/** One page of enquiries. */
export interface Enquiries {
  enquiries: Enquiry[]
  total: number
  page: number
  pages: number
}

/** Letters and digits that are not mistaken for each other (Crockford's Base32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const REFERENCE_LENGTH = 6

/** `ENQ-7K2M9Q`: what a caller can spell on the phone. @param bytes six, random */
export const enquiryReference = (bytes: Uint8Array): string =>
  `ENQ-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
