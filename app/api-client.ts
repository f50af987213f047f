import type { Issue } from '../worker/domain/errors.ts'

interface Refusal {
  code?: string
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
  /** As in worker/domain/errors.ts; undefined where something else than our API answered. */
  readonly code: string | undefined
  /** Fields that were refused, by their dotted path. */
  readonly issues: readonly Issue[]
  /** What else was said, by name: the state of things that a change was refused for. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(status: number, { code, message, issues = [], ...details }: Refusal = {}) {
    super(status < 500 && message ? message : 'Request failed')
    this.name = 'RequestError'
    this.status = status
    this.code = code
    this.issues = issues
    this.details = details
  }
}

/** What a refusal says for itself, as far as it can be read. */
export async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const { error }: { error?: Refusal } = await response.json()
    return error ?? {}
  } catch {
    // A proxy's page, or nothing at all.
    return {}
  }
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  body?: object
}

/**
 * Asks our API, with the session of this browser.
 * @returns what it answers; the caller names its shape, which for an answer without content is null
 * @throws RequestError when the answer is no success; a network that fails throws as `fetch` does
 */
export async function request<T>(path: string, { method = 'GET', body }: RequestOptions = {}): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new RequestError(response.status, await refusalOf(response))
  // Nothing to read is JSON's null.
  return JSON.parse((await response.text()) || 'null')
}
