import type { ErrorBody } from '../../worker/kernel/rules/errors.ts'
import type { PlannerEvent } from '../../worker/planner/rules/plan/public.ts'
import type { Browser } from './identity.ts'

export const PLANNER = '/api/ai/campaign-planner'

/** A conversation of one user turn. */
export const said = (content: string) => ({ messages: [{ role: 'user', content }] })

/** The turns of a user, with an answer between them. */
export const conversation = (...turns: string[]) => ({
  messages: turns.flatMap((content, at) => [
    ...(at > 0 ? [{ role: 'assistant', content: 'Understood.' }] : []),
    { role: 'user', content },
  ]),
})

/** The error of an answer that is one. */
export async function errorOf(response: Response): Promise<ErrorBody> {
  const body: { error: ErrorBody } = await response.json()
  return body.error
}

/** Asks for frames and reads them all. */
export async function framesOf(
  browser: Browser,
  body: unknown,
): Promise<{ response: Response; events: PlannerEvent[] }> {
  const response = await browser.send('POST', PLANNER, body, { Accept: 'text/event-stream' })
  const text = await response.text()
  const events = text
    .split('\n\n')
    .filter(Boolean)
    .map((frame) => {
      const [, event] = /^event: (.*)$/m.exec(frame) ?? []
      const [, data = 'null'] = /^data: (.*)$/m.exec(frame) ?? []
      return JSON.parse(JSON.stringify({ event, data: JSON.parse(data) }))
    })
  return { response, events }
}
