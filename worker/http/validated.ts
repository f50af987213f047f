import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type * as v from 'valibot'
import { parse } from '../domain/parse.ts'

/** Parses one part of the request, as the API's document describes it; a refusal is told as all others are. */
export const validated = <const S extends v.GenericSchema, const T extends keyof ValidationTargets>(
  target: T,
  schema: S,
) =>
  validator(target, schema, (result) => {
    // Parsed once more for its DomainError, which names each field.
    if (!result.success) parse(schema, result.data)
  })
