import { RequestError } from '../../../api-client.ts'

/** Reasons why an estimate of a selection was refused. */
interface EstimateRefusal {
  /** Reason by listing. */
  reasons: ReadonlyMap<string, string>
  /** Issue of the dates, when every place is refused for the same reason. */
  days: { starts?: string; ends?: string }
  whole: string | null
}

export const NO_ESTIMATE_REFUSAL: EstimateRefusal = { reasons: new Map(), days: {}, whole: null }

const FIELDS: Record<string, keyof EstimateRefusal['days']> = { startDate: 'starts', endDate: 'ends' }

/**
 * Reasons of a refusal by item; null when the refusal has another cause.
 * @param items ids in the order in which they were sent
 */
export function refusedItems(error: unknown, items: readonly string[]): EstimateRefusal | null {
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
    return { ...NO_ESTIMATE_REFUSAL, days: { [field]: first.message } }
  }
  return { ...NO_ESTIMATE_REFUSAL, reasons: new Map(found.map(({ id, message }) => [id, message])) }
}
