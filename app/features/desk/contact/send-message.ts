import { hc } from 'hono/client'
import type { contactApi } from '../../../../worker/desk/contact.api.ts'
import { type ContactMessage, MIN_WRITING_MS } from '../../../../worker/desk/rules/support/ticket.ts'
import { API, answerOf, withJson } from '../../../api-client.ts'

const { contact } = hc<typeof contactApi>(...API)

/** Tolerance between the clocks of browser and server. */
const MARGIN_MS = 50

/** Waits until the server no longer takes the form for a script's: a fast visitor is delayed, not refused. */
const untilBelievable = (elapsed: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, MIN_WRITING_MS + MARGIN_MS - elapsed)))

/**
 * Sends a message of the contact page.
 * @param wokeAt `performance.now()` at the visitor's first input
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
