import type { ClientResponse } from 'hono/client'
import type { ErrorCode, Issue } from '../worker/kernel/rules/errors.ts'

interface ErrorFields {
  code?: ErrorCode
  message?: string
  issues?: readonly Issue[]
  [detail: string]: unknown
}

/**
 * An answer of our API that is no success. The message is the API's own where the caller can put things right (4xx), and
 * "Request failed" for everything else.
 */
export class RequestError extends Error {
  readonly status: number
  /** As in worker/kernel/rules/errors.ts; undefined where something else than our API answered. */
  readonly code: ErrorCode | undefined
  /** Fields that were refused, by their dotted path. */
  readonly issues: readonly Issue[]
  /** Other fields of the error, by name: the current state of what a change was refused for. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, { code, message, issues = [], ...details }: ErrorFields = {}) {
    super(status < 500 && message ? message : 'Request failed')
    this.name = 'RequestError'
    this.status = status
    this.code = code
    this.issues = issues
    this.details = details
  }
}

type ResponseText = Pick<Response, 'status' | 'text'>

/** The error of an answer that is no success, as far as its body can be read. */
export async function readError(response: ResponseText): Promise<RequestError> {
  try {
    const { error = {} }: { error?: ErrorFields } = JSON.parse(await response.text())
    return new RequestError(response.status, error)
  } catch {
    // A proxy's page, or no body.
    return new RequestError(response.status)
  }
}

/** Proof that is asked for again before a critical act. */
export type ConfirmBy = 'code' | 'password'
/** Asks for it. Resolves with whether it was given and accepted. */
export type AskAgain = (by: ConfirmBy) => Promise<boolean>

let askAgain: AskAgain | null = null

/** Answers critical acts of this page that the API refuses until they are confirmed. @returns a function that withdraws it */
export function onConfirmationNeeded(ask: AskAgain): () => void {
  askAgain = ask
  return () => {
    if (askAgain === ask) askAgain = null
  }
}

/**
 * `fetch` for every call of our API: a refusal with `confirmation_needed` is asked about where the page can ask, and the request
 * is then repeated, so that no feature has to know of it. The body has to be one that can be sent twice.
 */
async function confirmedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.status !== 403 || askAgain === null) return response
  const { code, details } = await readError(response.clone())
  if (code !== 'confirmation_needed') return response
  const isConfirmed = await askAgain(details.by === 'code' ? 'code' : 'password')
  return isConfirmed ? fetch(...request) : response
}

/**
 * Arguments of every `hc<typeof featureApi>(...API)`. A feature has a client of its own: a type import brings no code of the
 * Worker, and the type of all routes together would be too large.
 */
export const API = ['/api', { headers: { Accept: 'application/json' }, fetch: confirmedFetch }] as const

/** Promise of a typed client. */
export type Asked = Promise<ClientResponse<unknown, number, string>>

/** JSON has no undefined: an optional field of an answer is there or absent. */
type Parsed<T> = T extends readonly (infer Item)[]
  ? Parsed<Item>[]
  : T extends object
    ? { [Key in keyof T]: Parsed<Exclude<T[Key], undefined>> }
    : T

/** The JSON of a typed answer; null of an answer without content. */
export type AnswerOf<A extends Asked> =
  Awaited<A> extends infer R
    ? R extends ClientResponse<infer Body, number, 'json'>
      ? Parsed<Body>
      : R extends ClientResponse<null, number, 'body'>
        ? null
        : never
    : never

/**
 * Reads what our API answers to a call of a typed client: `answerOf(api.account.$get())`.
 * @throws RequestError when the answer is no success; a network that fails throws as `fetch` does
 */
export async function answerOf<A extends Asked>(asked: A): Promise<AnswerOf<A>> {
  const response = await asked
  if (!response.ok) throw await readError(response)
  // An answer without content is JSON's null.
  return JSON.parse((await response.text()) || 'null')
}

/** Options of a call whose route reads its body itself, because it also takes forms of pages without scripts. */
export const withJson = (body: object) => ({
  headers: { 'Content-Type': 'application/json' },
  init: { body: JSON.stringify(body) },
})
