import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import {
  PublicCard,
  PublicCategory,
  PublicListing,
  PublicListings,
  PublicSpot,
  PublicSubcategory,
} from '../../catalogue/rules/public.ts'
import { PublicSearch, PublicSuggestions } from '../../catalogue/rules/search/public.ts'
import { ApiError } from '../../kernel/rules/errors.ts'

/** Named schemas of the OpenAPI document. */
const NAMED_SCHEMAS = {
  Category: PublicCategory,
  Subcategory: PublicSubcategory,
  Listings: PublicListings,
  Card: PublicCard,
  Listing: PublicListing,
  Spot: PublicSpot,
  Search: PublicSearch,
  Suggestions: PublicSuggestions,
  Error: ApiError,
}

type JsonSchema = ReturnType<typeof toJsonSchema>
type Item = v.GenericSchema | v.PipeAction<unknown, unknown, v.BaseIssue<unknown>>

const pipeOf = (schema: object): readonly Item[] =>
  'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.slice(1) : []

const isOptional = (item: object): item is v.OptionalSchema<v.GenericSchema, unknown> =>
  'type' in item && item.type === 'optional'

/** The schema of a query text that is transformed to a whole number. */
function asNumber(pipe: readonly Item[]): JsonSchema | undefined {
  if (!pipe.some((item) => item.type === 'transform' && 'operation' in item && item.operation === Number)) return
  const most = pipe.find((item) => item.type === 'max_value')
  return { type: 'integer', minimum: 1, ...(most && 'requirement' in most && { maximum: Number(most.requirement) }) }
}

/**
 * A query field is text that becomes a value. The document describes that value, an enum or a bounded number, where plain
 * conversion would only say "string".
 */
function fieldSchema(field: v.GenericSchema): JsonSchema {
  const pipe = pipeOf(field)
  const becomes = pipe.find(isOptional)
  return becomes ? fieldSchema(becomes.wrapped) : (asNumber(pipe) ?? convert(field))
}

const overrideSchema: NonNullable<ConversionConfig['overrideSchema']> = ({ valibotSchema }) => {
  if (!isOptional(valibotSchema) || pipeOf(valibotSchema.wrapped).length === 0) return
  const schema = fieldSchema(valibotSchema.wrapped)
  const { default: text } = valibotSchema
  return typeof text === 'string' ? { ...schema, default: schema.type === 'integer' ? Number(text) : text } : schema
}

function convert(schema: v.GenericSchema, config: ConversionConfig = {}): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema,
    ...config,
  })
  return json
}

/** A schema for the OpenAPI document, with references to the named ones, which it carries under `$defs`. */
export const toDocumentSchema = (schema: v.GenericSchema): JsonSchema =>
  convert(schema, {
    definitions: NAMED_SCHEMAS,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  })
