import { DomainError, type Issue } from '../../../worker/domain/errors.ts'
import { RequestError } from '../../api-client.ts'

/** What a form shows after it was refused: words beside its fields, and words about the whole. */
interface FormRefusal {
  /** By the field's name. */
  fields: Record<string, string>
  /** Null when the fields say it all. */
  whole: string | null
}

export const NO_REFUSAL: FormRefusal = { fields: {}, whole: null }

/** The first issue of each field that the form has; what belongs to no field is said of the whole. */
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
 * What to tell of something that was refused here, by the server, or by the network.
 * @param names of the fields that stand in the form
 */
export function formRefusalOf(error: unknown, names: readonly string[]): FormRefusal {
  if (error instanceof DomainError || error instanceof RequestError) {
    return error.issues?.length ? sort(error.issues, names) : { fields: {}, whole: error.message }
  }
  return { fields: {}, whole: 'No connection. Nothing was saved, so please try again.' }
}

/** One line for a toast. */
export const failureText = (error: unknown): string => formRefusalOf(error, []).whole ?? 'Request failed'
