import { type Letter, writeLetter } from '../../kernel/mail/letter.ts'
import { type CivilDate, formatLongDate } from '../../kernel/rules/dates.ts'
import { formatMoney } from '../../kernel/rules/money.ts'
import { list } from '../../kernel/rules/text/list.ts'
import { plural } from '../../kernel/rules/text/plural.ts'
import type { NewEnquiry } from '../rules/enquiries/enquiry.ts'
import type { NewListingEnquiry } from '../rules/enquiries/listing-enquiry.ts'
import type { Plan } from '../rules/plan/plan.ts'

type EnquiryMail = Pick<
  NewEnquiry,
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'campaignObjective'
  | 'targetAudience'
  | 'startDate'
  | 'endDate'
  | 'budget'
  | 'requirements'
> & {
  reference: string
  /** The enquiry in the back office. */
  href: string
  plan: Pick<Plan, 'title' | 'totals' | 'lineItems'> | null
}

/** The enquiry, for our team. It contains text of the visitor, so it goes to nobody else. */
export const enquiryTeamLetter = (enquiry: EnquiryMail): Letter =>
  writeLetter({
    subject: `Enquiry ${enquiry.reference}`,
    before: [
      `Name: ${enquiry.name}`,
      `Company: ${enquiry.company}`,
      `Email: ${enquiry.email}`,
      `Phone: ${enquiry.phone}`,
      `Objective: ${enquiry.campaignObjective}`,
      `Audience: ${enquiry.targetAudience}`,
      `Dates: ${formatLongDate(enquiry.startDate)} to ${formatLongDate(enquiry.endDate)}`,
      `Budget: ${enquiry.budget}`,
      ...(enquiry.requirements === '' ? [] : [`Requirements: ${enquiry.requirements}`]),
      enquiry.plan
        ? `Plan: ${enquiry.plan.title}, ${plural(enquiry.plan.lineItems.length, ['line', 'lines'])}, ${formatMoney(enquiry.plan.totals.total)} with GST`
        : 'Plan: none was sent along',
    ],
    button: { label: enquiry.plan ? 'Open the enquiry and its plan' : 'Open the enquiry', href: enquiry.href },
    after: ['The sender is not verified. Do not open links in the text below.'],
  })

interface ListingEnquiryMail
  extends Pick<NewListingEnquiry, 'name' | 'email' | 'phone' | 'startDate' | 'endDate' | 'message'> {
  reference: string
  /** The company of the account. */
  company: string
  item: string
  owner: string
  /** Days of issue of a printed title; else none. */
  issues: readonly CivilDate[]
  /** `2 sites, 3 months`; null where nothing was chosen. */
  order: string | null
  listingHref: string
  /** The enquiry in the back office. */
  href: string
}

/** An enquiry about a listing, for our team. It contains text of the visitor, so it goes to nobody else. */
export const listingEnquiryTeamLetter = (enquiry: ListingEnquiryMail): Letter => {
  const days = [enquiry.startDate, enquiry.endDate].filter((date) => date !== '').map(formatLongDate)
  return writeLetter({
    subject: `Enquiry ${enquiry.reference}`,
    before: [
      `About: ${enquiry.item}`,
      `Listing: ${enquiry.listingHref}`,
      `Owner: ${enquiry.owner}`,
      ...(enquiry.order === null ? [] : [`Order: ${enquiry.order}`]),
      ...(enquiry.issues.length > 0
        ? [`Issues: ${list(enquiry.issues.map(formatLongDate))}`]
        : days.length === 0
          ? []
          : [`Dates: ${days.join(' to ')}`]),
      `Name: ${enquiry.name}`,
      `Company: ${enquiry.company}`,
      `Email: ${enquiry.email}`,
      `Phone: ${enquiry.phone}`,
      `Message: ${enquiry.message}`,
    ],
    button: { label: 'Open the enquiry', href: enquiry.href },
    after: ['The address is the one in the form, not always that of the account. Do not open links in the text below.'],
  })
}

/** Confirms an enquiry to its sender. It contains no text of the form: anyone can enter another person's address. */
export const enquiryReceivedLetter = ({ reference }: Pick<EnquiryMail, 'reference'>): Letter =>
  writeLetter({
    subject: `We have your enquiry ${reference}`,
    before: [
      `Thank you for your enquiry. Its reference is ${reference}.`,
      'Our team will write to you or call you. Nothing is booked or due yet.',
    ],
    after: ['If you did not send it, ignore this mail.'],
  })
