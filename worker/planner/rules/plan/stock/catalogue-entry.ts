import type { Availability } from '../../../../catalogue/rules/availability.ts'
import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../../kernel/rules/dates.ts'
import { toRupees } from '../../../../kernel/rules/money.ts'
import type { InventoryItem } from '../inventory.ts'
import type { LineUnit } from '../plan.ts'

/** An item as the acceptance check of plans reads it: rupees for the smallest order in one unit. */
export interface CatalogueEntry {
  id: string
  title: string
  channel: MediaType
  city: string | null
  state: string
  scope: InventoryItem['scope']
  rate: number
  unit: LineUnit
  minDuration: number
  status: Availability['status']
  nextAvailable: CivilDate | null
  mediaOwnerId: string
}

/** Reference for checking a plan: the item's own price, never one of a plan. */
export function toCatalogueEntry(item: InventoryItem): CatalogueEntry {
  const { id, title, channel, city, state, scope, unit, minDuration, availability, owner } = item
  return {
    id,
    title,
    channel,
    city,
    state,
    scope,
    rate: toRupees(item.rate),
    unit,
    minDuration,
    status: availability.status,
    nextAvailable: availability.nextAvailable,
    mediaOwnerId: owner.id,
  }
}
