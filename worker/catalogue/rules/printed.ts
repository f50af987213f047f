import type { Appears } from './availability/issues.ts'
import type { Listing, Spot } from './listing.ts'
import type { Rate } from './rate.ts'
import { ISSUE_UNITS } from './registry/units.ts'

/** Rhythm of a listing sold by the issue; null for any other. */
export function appearsOf({ details }: Pick<Listing, 'details'>, { unit }: Pick<Rate, 'unit'>): Appears | null {
  return (ISSUE_UNITS.includes(unit) && details.appears) || null
}

/** `1 an issue`: number of adverts of a position in one issue of a printed title; null where that is not limited. */
export function issueLimitText({ rate, capacity }: Pick<Spot, 'rate' | 'capacity'>): string | null {
  const isPrinted = rate.unit === 'per_sq_cm' || rate.unit === 'per_insertion'
  return isPrinted && capacity !== null ? `${Math.floor(capacity / rate.minQuantity)} an issue` : null
}
