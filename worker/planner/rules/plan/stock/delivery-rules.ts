import { monthlyViews } from '../../../../catalogue/rules/compare.ts'
import type { Rate } from '../../../../catalogue/rules/rate.ts'
import { UNMEASURED } from '../../../../catalogue/rules/registry/delivery.ts'
import type { Delivery } from '../../../../catalogue/rules/registry/plan-spec.ts'
import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import { UNITS } from '../../../../catalogue/rules/registry/units.ts'
import type { PlannedListing, PlannedSpot } from '../inventory.ts'

interface Stock {
  listing: Pick<PlannedListing, 'category' | 'subcategory' | 'audience' | 'details'> &
    Partial<Pick<PlannedListing, 'type' | 'title'>>
  spot: Pick<PlannedSpot, 'audience'> | null
  rate: Rate
}

/**
 * Delivery of the smallest order of a listing, or of a spot inside it, by the rule of its medium and from the views that
 * the comparison page counts. Zero audience is treated as unmeasured.
 */
export function deliveryOf({ listing, spot, rate }: Stock): Delivery {
  const { category, subcategory, type = '', title = '', audience, details } = listing
  // One unit in place of a month or a series, and its price: digital media compute their views from the price paid.
  const unit = { ...rate, minDuration: 1 }
  const sold = {
    rate: unit,
    monthly: rate.rate * rate.minQuantity,
    audience,
    spotAudience: spot?.audience ?? null,
    details,
  }
  const { count } = monthlyViews({ ...sold, category })
  const delivery = PLAN_RULES[category].delivery(
    { ...sold, subcategory, type, title, readership: details.readership ?? null, youtube: details.youtube ?? null },
    count === null ? null : count / UNITS[rate.unit].perMonth,
  )
  return delivery.impressionsPerUnit && delivery.accessible ? delivery : UNMEASURED
}
