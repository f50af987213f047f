import { and, desc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { getGeneralSettings } from '../../kernel/platform/settings.server.ts'
import type { Ticket } from '../rules/support/ticket.ts'
import { ticketMessages } from '../support.table.ts'
import { findRequester } from './select-tickets.server.ts'
import { ticketReplyLetter } from './support-letters.ts'

/** The Message-ID by which mail programs keep the mails of a ticket together. No mail has it: the platform makes those. */
const threadId = ({ origin }: Pick<ServiceContext, 'origin'>, reference: string) =>
  `<${reference}@${new URL(origin).hostname}>`

/** Mails the answer of staff to the requester, as an answer to the last mail that came from there. */
export async function mailReply(
  service: ServiceContext,
  { id, reference, email }: Pick<Ticket, 'id' | 'reference' | 'email'>,
  body: string,
): Promise<void> {
  const { db, origin, mailer, waitUntil } = service
  const [requester, general, [last]] = await Promise.all([
    findRequester(service, reference),
    getGeneralSettings(service),
    db
      .select({ key: ticketMessages.key })
      .from(ticketMessages)
      .where(
        and(eq(ticketMessages.ticketId, id), eq(ticketMessages.kind, 'received'), sql`${ticketMessages.key} like '<%'`),
      )
      .orderBy(desc(ticketMessages.id))
      .limit(1),
  ])
  const thread = threadId(service, reference)
  waitUntil(
    mailer.send({
      to: email,
      ...ticketReplyLetter({ reference, body, href: requester && `${origin}/dashboard/support/${reference}` }),
      replyTo: general.value.supportEmail,
      headers: { 'In-Reply-To': last?.key ?? thread, References: last ? `${thread} ${last.key}` : thread },
    }),
  )
}
