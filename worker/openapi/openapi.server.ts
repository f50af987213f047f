import { Hono } from 'hono'
import { generateSpecs, loadVendor } from 'hono-openapi'
import type { ServiceContext } from '../context.ts'
import { publicApi } from '../public-api.ts'
import { toDocumentSchema } from './json-schema.ts'

type Converter = NonNullable<Parameters<typeof loadVendor>[1]['toOpenAPISchema']>

// Converts every valibot schema, of inputs and answers. A schema of OpenAPI 3.1 is a JSON schema, but the types of the two
// libraries do not say so.
loadVendor('valibot', { toOpenAPISchema: toDocumentSchema as unknown as Converter })

export type ApiDocument = Awaited<ReturnType<typeof generateSpecs>>

const DOCUMENTATION = {
  openapi: '3.1.0',
  info: {
    title: 'AdChowk API',
    version: '1',
    description:
      'The catalogue of AdChowk, read by scripts, and its planner. It needs no key. Amounts are whole paise before GST, in plans rupees; dates are days in India.',
  },
}

let described: Promise<ApiDocument> | undefined

/** The OpenAPI document of the public API, generated once an isolate from the schemas that parse it. */
export async function describeApi({ origin }: Pick<ServiceContext, 'origin'>): Promise<ApiDocument> {
  described ??= generateSpecs(new Hono().basePath('/api').route('/', publicApi), {
    documentation: DOCUMENTATION,
    defaultValidationErrorResponse: false,
  })
  return { ...(await described), servers: [{ url: origin }] }
}
