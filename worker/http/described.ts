import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import { ApiError } from '../domain/catalogue/public.ts'

interface Description {
  operationId: string
  summary: string
  description: string
  /** What a good answer holds, in words and in shape. */
  answers: string
  schema: v.GenericSchema
  /** Statuses of refusals, each with what it means here. */
  refuses?: Record<number, string>
  /** Path and question of an example. */
  example: string
  /** What the example sends, where the route takes a body. */
  sends?: unknown
}

const json = (description: string, schema: v.GenericSchema) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
})

/** Says in the API's document what a route answers; its input is told by `validated`. */
export function described({ answers, schema, refuses = {}, example, sends, ...about }: Description) {
  const refusals = Object.entries(refuses).map(([status, means]) => [status, json(means, ApiError)])
  const operation = {
    ...about,
    responses: { 200: json(answers, schema), ...Object.fromEntries(refusals) },
    // Extensions: the page for developers shows them as a call.
    'x-example': example,
    ...(sends !== undefined && { 'x-example-body': sends }),
  }
  return describeRoute(operation)
}
