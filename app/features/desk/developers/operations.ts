import * as v from 'valibot'
import type { ApiDocument } from '../../../../worker/doors/openapi/openapi.server.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'

const Schema = v.object({
  type: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  default: v.optional(v.union([v.string(), v.number()])),
})
type Schema = v.InferOutput<typeof Schema>

const Operation = v.object({
  operationId: v.string(),
  summary: v.string(),
  description: v.string(),
  'x-example': v.string(),
  'x-example-body': v.optional(v.unknown()),
  parameters: v.optional(
    v.array(v.object({ name: v.string(), in: v.string(), description: v.optional(v.string()), schema: Schema })),
    [],
  ),
  responses: v.record(v.string(), v.object({ description: v.string() })),
})

/** The parts of the OpenAPI document that the page reads. */
const Described = v.object({
  servers: v.tuple([v.object({ url: v.string() })]),
  paths: v.record(v.string(), v.record(v.string(), Operation)),
})

export interface DocumentedOperation {
  id: string
  method: string
  path: string
  summary: string
  description: string
  parameters: { name: string; kind: string; description: string }[]
  answers: { status: string; description: string }[]
  /** An example call with curl. */
  example: string
}

/** `one of low, mid, high`, `a whole number from 1 to 100, else 24`, `text of at most 100 characters` */
export function kindOf({ type, enum: values, minimum = 1, maximum, maxLength, default: otherwise }: Schema): string {
  const fallback = otherwise === undefined ? '' : `, else ${otherwise}`
  if (values) return `${values.length > 1 ? 'one of ' : ''}${values.join(', ')}${fallback}`
  if (type === 'integer') {
    const range = maximum === undefined ? `from ${minimum}` : `from ${minimum} to ${formatNumber(maximum)}`
    return `a whole number ${range}${fallback}`
  }
  return maxLength === undefined ? `text${fallback}` : `text of at most ${maxLength} characters${fallback}`
}

/** `--json` (curl 7.82) makes it a POST and names the type of the body. */
const callOf = (url: string, body: unknown) =>
  body === undefined ? `curl '${url}'` : `curl '${url}' --json '${JSON.stringify(body)}'`

/** The operations of the API's document, in its order, in words. */
export function readOperations(document: ApiDocument): DocumentedOperation[] {
  const { servers, paths } = v.parse(Described, document)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary, description, parameters, responses, ...rest }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      summary,
      description,
      parameters: parameters.map(({ name, description = '', schema }) => ({ name, kind: kindOf(schema), description })),
      answers: Object.entries(responses).map(([status, answer]) => ({ status, ...answer })),
      example: callOf(`${servers[0].url}${rest['x-example']}`, rest['x-example-body']),
    })),
  )
}
