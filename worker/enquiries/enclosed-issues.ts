import type { CivilDate } from '../domain/dates.ts'
import type { EnquiryIntent } from '../domain/enquiries/listing-enquiry.ts'

interface Enclosing {
  intent: EnquiryIntent | 'plan'
  enclosed: string | null
}

/** Days of issue as the row of an enquiry keeps them. */
export const encloseIssues = (issues: readonly CivilDate[] | undefined): string | null => issues?.join(',') ?? null

/** The days of issue of an enquiry; none of a plan's, and of what is not printed. */
export const issuesEnclosed = ({ intent, enclosed }: Enclosing): CivilDate[] =>
  intent === 'plan' || enclosed === null ? [] : enclosed.split(',')
