import * as v from 'valibot'
import { RequestError } from '../../api-client.ts'
import { formRefusalOf } from '../../ui/refusals.ts'
import { stateLabel } from './states.ts'

const Taken = v.object({
  lines: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      nearest: v.array(v.object({ start: v.string(), end: v.string() })),
      alternatives: v.array(v.object({ id: v.string(), title: v.string() })),
    }),
  ),
})
export type TakenLine = v.InferOutput<typeof Taken>['lines'][number]

const Sums = v.object({ was: v.number(), now: v.number() })
const Moved = v.object({ current: v.object({ status: v.string(), lines: v.optional(v.array(v.unknown())) }) })

/** Why an act was refused, and what can be done about it. */
export type Refusal =
  | { kind: 'taken'; text: string; lines: TakenLine[] }
  /** It costs another sum than the page showed, paise. */
  | { kind: 'price'; text: string; was: number; now: number }
  /** `isStale`: the page shows something that is no longer so. `fields`: what is wrong, by the name of the field. */
  | { kind: 'other'; text: string; isStale: boolean; fields: Readonly<Record<string, string>> }

const NO_FIELDS = {}

export function refusalOf(error: unknown): Refusal {
  if (error instanceof RequestError) {
    const { code, message: text, details, status } = error
    if (code === 'taken' && v.is(Taken, details)) return { kind: 'taken', text, lines: details.lines }
    if (code === 'price_changed' && v.is(Sums, details)) return { kind: 'price', text, ...v.parse(Sums, details) }
    if (code === 'conflict' && v.is(Moved, details)) {
      const { current } = details
      const now = stateLabel(current.status, current.lines !== undefined)
      return { kind: 'other', text: `${text}. It is now: ${now}.`, isStale: true, fields: NO_FIELDS }
    }
    const fields = Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
    // The page is read again and says what is missing.
    if (code === 'billing_needed') return { kind: 'other', text, isStale: false, fields: NO_FIELDS }
    return { kind: 'other', text: reasonOf(error), isStale: status === 409 || status === 404, fields }
  }
  return { kind: 'other', text: reasonOf(error), isStale: false, fields: NO_FIELDS }
}

const FAILED = 'Something went wrong on our side. Please try again'

function reasonOf(error: unknown): string {
  if (error instanceof RequestError && error.status >= 500) return FAILED
  return formRefusalOf(error, []).whole ?? FAILED
}
