import * as v from 'valibot'
import { DomainError } from './errors.ts'

/**
 * Parses once, at the boundary.
 * @throws DomainError bad_input, naming each field that was refused
 */
export function parse<const S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issues = result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
  throw new DomainError('bad_input', issues[0]?.message ?? 'This request could not be read', issues)
}

/**
 * Reads an address's search part. Unknown names are ignored; of a name given twice the last value counts.
 * @throws DomainError bad_input
 */
export function parseSearch<const S extends v.GenericSchema>(schema: S, search: URLSearchParams): v.InferOutput<S> {
  return parse(schema, Object.fromEntries(search))
}
