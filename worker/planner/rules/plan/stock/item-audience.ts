import { PLAN_RULES } from '../../../../catalogue/rules/registry/tables.ts'
import type { InventoryItem, ItemAudience, PlannedListing } from '../inventory.ts'

/** Audience of a listing, as its owner states it; of a title that is read in many places also its subjects. */
export function audienceStated({ category, type, details }: PlannedListing): Pick<InventoryItem, 'audience'> {
  const { coreAudience, audienceAges = [], topics = [] } = details
  const audience: ItemAudience = {
    ...(coreAudience && { core: coreAudience }),
    ...(audienceAges.length > 0 && { ages: audienceAges }),
    ...(topics.length > 0 && { topics }),
    ...(PLAN_RULES[category].spread === 'languages' && { type }),
  }
  return Object.keys(audience).length > 0 ? { audience } : {}
}
