import { RequestError } from '../../../api-client.ts'

/** Reasons why places of a selection were refused, by listing. */
type Reasons = ReadonlyMap<string, string>
export const NO_REASONS: Reasons = new Map()

/** Days that were refused themselves, where every place is refused for the same reason. */
type Days = Readonly<Record<string, string>>

const FIELDS: Readonly<Record<string, string>> = { startDate: 'starts', endDate: 'ends' }

/**
 * Reasons of a refusal by item; null when the refusal has another cause.
 * @param items ids in the order in which they were sent
 */
export function refusedItems(error: unknown, items: readonly string[]): { reasons: Reasons } | { days: Days } | null {
  if (!(error instanceof RequestError) || error.code !== 'bad_input') return null
  const found = error.issues.flatMap(({ path, message }) => {
    const [, n, field = ''] = /^source\.items\.(\d+)\.(.+)$/.exec(path) ?? []
    const id = n === undefined ? undefined : items[Number(n)]
    return id === undefined ? [] : [{ id, field, message }]
  })
  const [first] = found
  if (!first) return null
  const field = FIELDS[first.field]
  const isOfAll =
    found.length === items.length && found.every((one) => one.field === first.field && one.message === first.message)
  if (isOfAll && items.length > 1 && field !== undefined) {
    return { days: { [field]: first.message } }
  }
  return { reasons: new Map(found.map(({ id, message }) => [id, message])) }
}
