import * as v from 'valibot'

/** Every error code, with its HTTP status. */
export const ERROR_STATUS = {
  bad_input: 400,
  /** A link that was used, has expired, or was never sent. */
  invalid_link: 400,
  unauthorized: 401,
  /** The password is right, the code of the authenticator app is missing or wrong. */
  second_factor: 401,
  forbidden: 403,
  /** A critical act: the password or a code is asked for again. */
  confirmation_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** Others have the days. */
  taken: 409,
  /** It costs another sum than the page showed. */
  price_changed: 409,
  /** Billing details are missing: `missing` names them. */
  billing_needed: 409,
  /** It cannot be deleted while something else is inside. */
  in_use: 409,
  /** It was kept for a time that is over. */
  gone: 410,
  /** A file without its length. */
  length_required: 411,
  too_large: 413,
  /** A file of a type that is not taken. */
  unsupported_type: 415,
  /** The key of a request was used with another body. */
  key_reused: 422,
  rate_limited: 429,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]

/** One field of an input that was refused. `path` is dotted, as in `rate.minQuantity`. */
export interface Issue {
  path: string
  message: string
}

/** The error body of the API, also received by an error boundary. */
export interface ErrorBody {
  code: ErrorCode
  message: string
  issues?: Issue[]
}

/** The one error type of the services; `message` is written for the person who reads it. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined
  /** More data for the page that shows the error; part of the body. */
  readonly detail: object | undefined

  constructor(code: ErrorCode, message: string, issues?: Issue[], retryAfter?: number, detail?: object) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.issues = issues
    this.retryAfter = retryAfter
    this.detail = detail
  }

  get status() {
    return ERROR_STATUS[this.code]
  }

  get body(): ErrorBody {
    return { ...this.detail, code: this.code, message: this.message, ...(this.issues && { issues: this.issues }) }
  }
}

/** The body of a refused request, as the API describes it. */
export const ApiError = v.object({
  error: v.object({
    code: v.picklist(ERROR_CODES),
    message: v.string(),
    issues: v.exactOptional(v.array(v.object({ path: v.string(), message: v.string() }))),
  }) satisfies v.GenericSchema<unknown, ErrorBody>,
})
