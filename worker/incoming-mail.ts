import { receiveMail } from './desk/support/mail-in.server.ts'
import { loggable } from './kernel/rules/loggable.ts'
import { createWorkContext } from './work-context.ts'

/** Mails that Email Routing gives to the Worker: all are for the support desk. One that fails is tried again by its sender. */
export const incomingMail: EmailExportedHandler<Env> = async (message, env, execution) => {
  // biome-ignore lint/suspicious/noConsole: the mail is stored; only the log can show that what follows failed
  const logged = (failure: unknown) => console.error(loggable(failure))
  const service = createWorkContext(env, (work) => execution.waitUntil(work.catch(logged)))
  const { from, raw, rawSize } = message
  const setReject = (reason: string) => message.setReject(reason)
  const outcome = await receiveMail(service, { from, raw, rawSize, setReject }, [env.MAIL_FROM])
  // biome-ignore lint/suspicious/noConsole: the only trace of a mail that is not kept; it has no address and no text
  console.log('A mail came in:', outcome)
}
