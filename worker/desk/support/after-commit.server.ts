import type { ServiceContext } from '../../kernel/context.ts'
import type { Letter } from '../../kernel/mail/letter.ts'
import type { LiveChange } from '../../kernel/rules/live/live.ts'
import { findRequester } from './select-tickets.server.ts'

/** The ticket in the back office. */
export const staffHref = ({ origin }: Pick<ServiceContext, 'origin'>, reference: string) =>
  `${origin}/admin/support/tickets/${reference}`

/** Tells open pages that a ticket changed: those of staff, and of its requester, who never learns of notes. */
export async function publishTicket(
  { db, live }: Pick<ServiceContext, 'db' | 'live'>,
  { reference, version }: { reference: string; version: number },
  { isNote = false } = {},
): Promise<void> {
  const change: LiveChange = { event: 'staffChanged', data: { subject: 'ticket', id: reference, version } }
  await live.publish([change])
  if (isNote) return
  const requester = await findRequester({ db }, reference)
  if (requester) await live.publish([change], [`user:${requester.id}`])
}

/** Mails our team after the commit; a mail that fails loses nothing. */
export const tellTeam = (
  { mailer, settings, waitUntil }: Pick<ServiceContext, 'mailer' | 'settings' | 'waitUntil'>,
  letter: Letter,
): void => waitUntil(mailer.send({ to: settings.teamEmail, ...letter }))
