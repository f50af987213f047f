import * as v from 'valibot'
import { DomainError, type ErrorCode, type Issue } from '../../../worker/kernel/rules/errors.ts'
import { RequestError } from '../../api-client.ts'

/** Reason why an act failed, in the words of the page. */
export interface Refusal {
  /** Messages by the name of the field. */
  fields: Readonly<Record<string, string>>
  /** Message for the form or the page; null when the messages of the fields are enough. */
  whole: string | null
  /** Code of the API; `offline` without an answer, `failed` for an error on our side. */
  code: ErrorCode | 'offline' | 'failed'
  /** Other data of the error: the current state of the record. */
  details: Readonly<Record<string, unknown>>
}

/** Keeps the first issue of each field of the form; an issue of another field becomes the message of the form. */
function sortIssues(issues: readonly Issue[], names: readonly string[]): Pick<Refusal, 'fields' | 'whole'> {
  const fields: Record<string, string> = {}
  let whole: string | null = null
  for (const { path, message } of issues) {
    if (names.includes(path)) fields[path] ??= message
    else whole ??= message
  }
  return { fields, whole }
}

/**
 * Refusal for an error of a form's own checks, of the API or of the network.
 * @param names fields of the form; messages of other fields become the message of the whole
 */
export function readRefusal(error: unknown, names: readonly string[] = []): Refusal {
  if (error instanceof RequestError || error instanceof DomainError) {
    const said = error.issues?.length ? sortIssues(error.issues, names) : { fields: {}, whole: error.message }
    return { ...said, code: error.code ?? 'failed', details: error instanceof RequestError ? error.details : {} }
  }
  return { fields: {}, whole: 'No connection. Nothing was saved, so please try again.', code: 'offline', details: {} }
}

/** Refusal of a form that was invalid before anything was sent. */
export const refuseFields = (fields: Refusal['fields'], whole: string | null = null): Refusal => ({
  fields,
  whole,
  code: 'bad_input',
  details: {},
})

/** Error of a form's own checks, by field. */
export const badInput = (fields: Refusal['fields']): DomainError =>
  new DomainError(
    'bad_input',
    Object.values(fields)[0] ?? 'This form could not be read',
    Object.entries(fields).map(([path, message]) => ({ path, message })),
  )

/**
 * True for an answer of the API, after which the next request may succeed. Without a connection or a session it
 * cannot.
 */
export const isAnswered = ({ code }: Refusal): boolean => code !== 'offline' && code !== 'unauthorized'

const Sums = v.object({ was: v.number(), now: v.number() })

/** Price on the page and current price, paise; null for other refusals. */
export const changedSums = (refusal: Refusal | null): v.InferOutput<typeof Sums> | null =>
  refusal?.code === 'price_changed' && v.is(Sums, refusal.details) ? refusal.details : null

/** Refusal as one line. */
export const refusalText = ({ whole, fields }: Refusal): string => whole ?? Object.values(fields)[0] ?? 'Request failed'

/** Error of a query as one line. */
export const failureText = (error: unknown): string => refusalText(readRefusal(error))
