import { hc } from 'hono/client'
import { type ContactMessage, MIN_WRITING_MS } from '../../../worker/domain/support.ts'
import type { contactApi } from '../../../worker/support/support.api.ts'
import { API, answerOf, withJson } from '../../api-client.ts'

const { contact } = hc<typeof contactApi>(...API)

/** Timers and clocks differ by a little; the server has the last word. */
const MARGIN_MS = 50

/** Until nobody can take what was typed for a script's: quick hands and password managers wait here, and are not refused. */
const untilBelievable = (elapsed: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, MIN_WRITING_MS + MARGIN_MS - elapsed)))

/**
 * Sends a message of the contact page.
 * @param wokeAt of `performance.now()`, when the form came under the visitor's hands
 * @throws RequestError bad_input or rate_limited; a network that fails throws as `fetch` does
 */
export async function sendMessage(
  message: Omit<ContactMessage, 'elapsed'>,
  wokeAt: number,
): Promise<{ reference: string }> {
  await untilBelievable(performance.now() - wokeAt)
  const sent: ContactMessage = { ...message, elapsed: Math.round(performance.now() - wokeAt) }
  return answerOf(contact.$post({}, withJson(sent)))
}
