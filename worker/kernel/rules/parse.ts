import * as v from 'valibot'
import { DomainError } from './errors.ts'
import { isList } from './fields.ts'

/**
 * Parses once, at the boundary.
 * @throws DomainError bad_input, naming each field that was refused
 */
export function parse<const S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const issues = result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: sentenceOf(schema, issue) }))
  throw new DomainError('bad_input', issues[0]?.message ?? 'This request could not be read', issues)
}

/**
 * Reads an address's search part. Unknown names are ignored; of a name given twice the last value counts, unless the field is
 * a list.
 * @throws DomainError bad_input
 */
export function parseSearch<const S extends v.GenericSchema>(schema: S, search: URLSearchParams): v.InferOutput<S> {
  const { entries = {} }: Walked = schema
  const given: Record<string, unknown> = Object.fromEntries(search)
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(entries, name) || !isList(bare(entries[name]))) continue
    given[name] = [...search].flatMap(([other, value]) => (other === name ? [value] : []))
  }
  return parse(schema, given)
}

/** The schema without the additions of a pipe, such as a description. */
const bare = (schema: Walked | undefined): Walked | undefined => schema?.pipe?.[0] ?? schema

/**
 * True for a message of valibot itself, where a schema has no sentence of its own, and always for a missing or an
 * unknown key.
 */
const isDefault = (message: string) => /^Invalid [\w ]+: (?:Expected|Received) /.test(message)

/** The message of an issue in our own words. */
function sentenceOf(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string {
  if (!isDefault(issue.message)) return issue.message
  const keys = (issue.path ?? []).map(({ key }) => key)
  const name = nameOf(keys)
  if (issue.expected === 'never') return `${name} is not a part of this form`
  if (issue.received === 'undefined') return missingText(partOf(schema, keys)) ?? `${name} is required`
  return `${name} ${TYPE_MESSAGES[issue.expected ?? ''] ?? 'has a value that is not offered'}`
}

const TYPE_MESSAGES: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  boolean: 'must be true or false',
  Array: 'must be a list',
  Object: 'must be an object with named parts',
}

/** Message of a part's schema for an empty field: the sentence that a form shows for the same mistake. */
function missingText(part: v.GenericSchema | undefined): string | undefined {
  const message = part && v.safeParse(part, undefined).issues?.[0].message
  return message !== undefined && !isDefault(message) ? message : undefined
}

type Walked = v.GenericSchema & {
  pipe?: readonly Walked[]
  wrapped?: Walked
  entries?: Readonly<Record<string, Walked>>
  item?: Walked
}

/** The schema of the part at a path, through pipes, wrappers, objects and lists; undefined where there is none. */
function partOf(schema: Walked, keys: readonly unknown[]): v.GenericSchema | undefined {
  const [key, ...rest] = keys
  if (key === undefined) return schema
  const inner = [schema.pipe?.[0], schema.wrapped].find((other) => other !== undefined && other !== schema)
  const next = schema.entries?.[`${key}`] ?? schema.item
  if (next) return partOf(next, rest)
  return inner && partOf(inner, keys)
}

/** `Campaign objective`, `Name of field 2`: the last named part of a path in words; of a whole input its name. */
function nameOf(keys: readonly unknown[]): string {
  const last = keys.findLast((key): key is string => typeof key === 'string')
  if (last === undefined) return 'The input'
  const words = last.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
