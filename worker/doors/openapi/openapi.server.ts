import { Hono } from 'hono'
import { generateSpecs, loadVendor } from 'hono-openapi'
import { publicApi } from '../public-api.ts'
import { toDocumentSchema } from './json-schema.ts'

type Converter = NonNullable<Parameters<typeof loadVendor>[1]['toOpenAPISchema']>

// Converts every valibot schema, of inputs and answers. A schema of OpenAPI 3.1 is a JSON schema, but the types of the two
// libraries do not say so.
loadVendor('valibot', { toOpenAPISchema: toDocumentSchema as unknown as Converter })

export type ApiDocument = Awaited<ReturnType<typeof generateSpecs>>

const DESCRIPTION =
  'The catalogue, read by scripts, and the planner. It needs no key. Amounts are whole paise before GST, in plans rupees; dates are days in India.'

let described: Promise<ApiDocument> | undefined

/**
 * The OpenAPI document of the public API, generated once an isolate from the schemas that parse it.
 * @param name of the platform
 */
export async function describeApi({ origin, name }: { origin: string; name: string }): Promise<ApiDocument> {
  described ??= generateSpecs(new Hono().basePath('/api').route('/', publicApi), {
    documentation: { openapi: '3.1.0' },
    defaultValidationErrorResponse: false,
  })
  const info = { title: `${name} API`, version: '1', description: DESCRIPTION }
  return { ...(await described), info, servers: [{ url: origin }] }
}
