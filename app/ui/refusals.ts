import { DomainError, type Issue } from '../../worker/kernel/rules/errors.ts'
import { RequestError } from '../api-client.ts'

/** Error messages of a form: one for each refused field, and one for the whole form. */
export interface FormRefusal {
  /** Messages by the field's name. */
  fields: Record<string, string>
  /** Null when the messages of the fields are enough. */
  whole: string | null
}

export const NO_REFUSAL: FormRefusal = { fields: {}, whole: null }

/** Keeps the first issue of each field of the form; an issue of another field becomes the message of the form. */
function sort(issues: readonly Issue[], names: readonly string[]): FormRefusal {
  const fields: Record<string, string> = {}
  let whole: string | null = null
  for (const { path, message } of issues) {
    if (names.includes(path)) fields[path] ??= message
    else whole ??= message
  }
  return { fields, whole }
}

/**
 * The messages for an error of the form's own checks, of the API or of the network.
 * @param names of the fields in the form
 */
export function formRefusalOf(error: unknown, names: readonly string[]): FormRefusal {
  if (error instanceof DomainError || error instanceof RequestError) {
    return error.issues?.length ? sort(error.issues, names) : { fields: {}, whole: error.message }
  }
  return { fields: {}, whole: 'No connection. Nothing was saved, so please try again.' }
}

/** Error as one line, for a toast. */
export const failureText = (error: unknown): string => formRefusalOf(error, []).whole ?? 'Request failed'
