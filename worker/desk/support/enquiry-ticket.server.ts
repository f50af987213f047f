import { eq } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { formatLongDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { enquiries } from '../../planner/enquiries.table.ts'
import { MAX_SUBJECT } from '../rules/support/thread.ts'
import { supportTickets } from '../support.table.ts'
import { storeTicket } from './file-ticket.server.ts'

type Enquiry = typeof enquiries.$inferSelect

const subjectOf = ({ reference, item, planTitle, company }: Enquiry): string =>
  `${reference}: ${item ?? planTitle ?? company}`.slice(0, MAX_SUBJECT)

/** The enquiry as the text of a first message. */
function messageOf({ requirements, campaignObjective, targetAudience, budget, startDate, endDate, phone }: Enquiry) {
  const days = [startDate, endDate].filter((day) => day !== '').map(formatLongDate)
  const facts = [
    campaignObjective && `Objective: ${campaignObjective}`,
    targetAudience && `Audience: ${targetAudience}`,
    budget && `Budget: ${budget}`,
    days.length > 0 ? `Dates: ${days.join(' to ')}` : '',
    `Phone: ${phone}`,
  ].filter((fact) => fact !== '')
  return [requirements, facts.join('\n')].filter((part) => part !== '').join('\n\n')
}

/** The ticket in which an enquiry is answered; null without one. */
export async function findEnquiryTicket(
  { db }: Pick<ServiceContext, 'db'>,
  enquiry: string,
): Promise<{ reference: string } | null> {
  const [found] = await db
    .select({ reference: supportTickets.reference })
    .from(supportTickets)
    .where(eq(supportTickets.enquiry, enquiry))
  return found ?? null
}

/** Opens the ticket in which an enquiry is answered; there is one. @throws DomainError not_found */
export async function openEnquiryTicket(
  service: ServiceContext,
  staff: CurrentUser,
  reference: string,
): Promise<{ reference: string }> {
  const { db } = service
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.reference, reference))
  if (!enquiry) throw new DomainError('not_found', 'Enquiry not found')
  const { name, email, userId } = enquiry
  const senderProof = userId === null ? 'none' : 'account'
  const fields = { name, email, userId, enquiry: reference, source: 'enquiry', senderProof } as const
  const ticket = await storeTicket(service, {
    ...fields,
    subject: subjectOf(enquiry),
    message: messageOf(enquiry),
    sameAs: ['enquiry', reference],
    opened: { by: staff.id, detail: { enquiry: reference } },
  })
  return { reference: ticket.reference }
}
