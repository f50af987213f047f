import type { FormField } from '../../../catalogue/rules/registry/form-field.ts'

export type { FieldKind, FormField } from '../../../catalogue/rules/registry/form-field.ts'

export interface FormSection {
  id:
    | 'about'
    | 'place'
    | 'coverage'
    | 'facts'
    | 'audience'
    | 'fields'
    | 'spots'
    | 'price'
    | 'seasons'
    | 'terms'
    | 'photos'
  title: string
  fields: readonly FormField[]
}

/** The keys of a path. The id of a custom field may have dots inside: it is all that follows `custom`. */
const keysOf = (path: string): string[] => (path.startsWith('custom.') ? ['custom', path.slice(7)] : path.split('.'))

/** Value at a path of a listing or spot; undefined when missing. */
export function valueAt(content: object, path: string): unknown {
  return keysOf(path).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    content,
  )
}

/** A copy of a listing or spot with another value at a path. Missing parents are created. */
export function withValue<T extends object>(content: T, path: string, value: unknown): T {
  const [key = '', ...rest] = keysOf(path)
  return setAt(content, [key, ...rest], value) as T
}

function setAt(within: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(within)) return within.map((one, index) => (`${index}` === key ? setAt(one, rest, value) : one))
  const known = typeof within === 'object' && within !== null ? (within as Record<string, unknown>) : {}
  return { ...known, [key]: setAt(known[key], rest, value) }
}
