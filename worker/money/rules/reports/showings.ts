import type { Details } from '../../../catalogue/rules/listing.ts'
import { audienceLabel, isMediaType } from '../../../catalogue/rules/registry/media.ts'
import { type RateUnit, UNITS } from '../../../catalogue/rules/registry/units.ts'
import { type CivilDate, daysIn } from '../../../kernel/rules/dates.ts'
import { formatCount, type Paise } from '../../../kernel/rules/money.ts'
import { deliveryOf } from '../../../planner/rules/plan/stock/delivery-rules.ts'

/** Audience figures of a listing, as they are today. */
export interface AudienceFacts {
  category: string
  subcategory: string
  city: string
  audience: number
  details: Details
  /** Of the spot that is booked, where the medium is sold by the spot. */
  spotAudience: number | null
  /** `Stated by the owner, 16 Nov 2026`; empty where the listing does not say. */
  source: string
}

export interface ShownLine {
  starts: CivilDate
  ends: CivilDate
  quantity: number
  insertions: number
  unit: RateUnit
  rate: Paise
  minQuantity: number
}

/** Expected showings of a line and their source; or the reason why the number is unknown. */
export type Showings = { count: number; how: string } | { count: null; why: string }

/** Number of times that its price is due, in the periods of its unit. */
function periodsOf({ starts, ends, unit, insertions }: ShownLine): number {
  const days = daysIn({ start: starts, end: ends })
  switch (UNITS[unit].period) {
    case 'day':
      return days
    case 'week':
      return days / 7
    case 'month':
      return days / 30
    case 'release':
      return insertions
  }
}

/**
 * Estimated showings of a line: the count of the planner for the smallest order, times the bought amount.
 * @param facts null when the listing is not in the catalogue any more
 */
export function showingsOf(line: ShownLine, facts: AudienceFacts | null): Showings {
  if (!facts) return { count: null, why: 'Its listing is no longer in the catalogue' }
  const { category, subcategory, audience, details, spotAudience, source } = facts
  const unknown = { count: null, why: 'Its audience figure gives no showings' } as const
  if (!isMediaType(category)) return unknown
  const { rate, unit, minQuantity, quantity } = line
  const { impressionsPerUnit } = deliveryOf({
    listing: { category, subcategory, audience, details },
    spot: spotAudience === null ? null : { audience: spotAudience },
    rate: { rate, unit, minQuantity, minDuration: 1, step: 1 },
  })
  if (impressionsPerUnit === null) return unknown
  const people = spotAudience ?? audience
  const label = spotAudience === null ? audienceLabel({ category, subcategory }) : 'Audience of the spot'
  return {
    count: Math.round((impressionsPerUnit * periodsOf(line) * quantity) / minQuantity),
    how: [`${label}: ${formatCount(people)}`, source].filter(Boolean).join('. '),
  }
}
