import { DomainError, type Issue } from '../../../../worker/kernel/rules/errors.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { RequestError } from '../../../api-client.ts'
import { audienceOf, objectiveOf } from '../plan/brief-words.ts'
import { roundMoney } from '../plan/plan-formats.ts'

/** Fields of an enquiry, by their names in the API. */
const ENQUIRY_FIELDS = [
  'name',
  'email',
  'phone',
  'company',
  'campaignObjective',
  'targetAudience',
  'startDate',
  'endDate',
  'budget',
  'requirements',
] as const
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]
export type EnquiryValues = Record<EnquiryField, string>

/** Budget as text: `₹15,00,000`, `₹10,00,000 to ₹15,00,000 plus GST`. */
function budgetText({ budget }: Plan['brief']): string {
  if (!budget) return ''
  const from = budget.min !== null && budget.min < budget.amount ? `${roundMoney(budget.min)} to ` : ''
  return `${from}${roundMoney(budget.amount)}${budget.gst === 'exclusive' ? ' plus GST' : ''}`
}

/** Fields with values from the plan. */
export function enquiryOf({ brief }: Pick<Plan, 'brief'>): Partial<EnquiryValues> {
  return {
    campaignObjective: objectiveOf(brief),
    targetAudience: audienceOf(brief),
    startDate: brief.startDate ?? '',
    endDate: brief.endDate ?? '',
    budget: budgetText(brief),
  }
}

/** Sender fields that a signed-in account fills; none for a visitor. */
export const senderOf = (
  user: Pick<CurrentUser, 'name' | 'email' | 'company' | 'phone'> | null | undefined,
): Partial<EnquiryValues> =>
  user ? { name: user.name, email: user.email, company: user.company, phone: user.phone } : {}

/** Values of the fields: as typed, else of the account, else of the plan. */
export function shownValues(
  typed: Partial<EnquiryValues>,
  ...known: readonly (Partial<EnquiryValues> | undefined)[]
): EnquiryValues {
  const shown = (field: EnquiryField) =>
    typed[field] ?? known.map((values) => values?.[field]).find((value) => value) ?? ''
  return Object.fromEntries(ENQUIRY_FIELDS.map((field) => [field, shown(field)])) as EnquiryValues
}

export const END_BEFORE_START = 'The end date cannot be before the start date'

/** Error of the end date for a start date; null when it fits, or one of them is missing. */
export const endRefusal = (start: string, end: string): string | null =>
  start && end && end < start ? END_BEFORE_START : null

/** Messages of a refused form: by field, and for the whole. */
export interface EnquiryRefusal {
  fields: Partial<Record<EnquiryField, string | undefined>>
  whole: string | null
}

const isField = (path: string): path is EnquiryField => (ENQUIRY_FIELDS as readonly string[]).includes(path)

function sort(issues: readonly Issue[]): EnquiryRefusal {
  const refusal: EnquiryRefusal = { fields: {}, whole: null }
  for (const { path, message } of issues) {
    if (isField(path)) refusal.fields[path] ??= message
    else refusal.whole ??= message
  }
  return refusal
}

/** Messages for an enquiry that the server or the network refused. */
export function enquiryRefusal(error: unknown): EnquiryRefusal {
  if (error instanceof DomainError || error instanceof RequestError) {
    return error.issues?.length ? sort(error.issues) : { fields: {}, whole: error.message }
  }
  return { fields: {}, whole: 'No connection. Nothing was sent, and what you typed is kept. Please try again.' }
}
