import { formatNumber } from '../money.ts'

/** A count with its noun, grouped as in India: `1 month`, `1,20,000 sites`. */
export function plural(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
