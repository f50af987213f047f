import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import { ApiError } from '../rules/errors.ts'

interface Description {
  operationId: string
  summary: string
  description: string
  /** The 200 answer, in words and as a schema. */
  answers: string
  schema: v.GenericSchema
  /** Statuses of refusals, with their meaning here. */
  refuses?: Record<number, string>
  /** Path and query of an example. */
  example: string
  /** Body of the example, for a route that takes one. */
  sends?: unknown
}

const json = (description: string, schema: v.GenericSchema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

/** Describes the answers of a route in the OpenAPI document; `validated` describes its input. */
export function described({ answers, schema, refuses = {}, example, sends, ...about }: Description) {
  const refusals = Object.entries(refuses).map(([status, means]) => [status, json(means, ApiError)])
  const operation = {
    ...about,
    responses: { 200: json(answers, schema), ...Object.fromEntries(refusals) },
    // OpenAPI extensions: /developers shows them as a call.
    'x-example': example,
    ...(sends !== undefined && { 'x-example-body': sends }),
  }
  return describeRoute(operation)
}
