import type { ServiceContext } from '../../kernel/context.ts'
import type { Letter } from '../../kernel/mail/letter.ts'

/** The ticket in the back office. */
export const staffHref = ({ origin }: Pick<ServiceContext, 'origin'>, reference: string) =>
  `${origin}/admin/support/tickets/${reference}`

/** Mails our team after the commit; a mail that fails loses nothing. */
export const mailTeam = (
  { mailer, settings, waitUntil }: Pick<ServiceContext, 'mailer' | 'settings' | 'waitUntil'>,
  letter: Letter,
): void => waitUntil(mailer.send({ to: settings.teamEmail, ...letter }))
