import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type * as v from 'valibot'
import { parse } from '../rules/parse.ts'

/** Parses one part of the request and describes it in the OpenAPI document. @throws DomainError bad_input */
export const validated = <const S extends v.GenericSchema, const T extends keyof ValidationTargets>(
  target: T,
  schema: S,
) =>
  validator(target, schema, (result) => {
    // Parses again, for a DomainError that names each field.
    if (!result.success) parse(schema, result.data)
  })
