import type { Rate } from '../../worker/catalogue/rules/rate.ts'
import type { MediaType } from '../../worker/catalogue/rules/registry/media.ts'
import type { PlannedListing } from '../../worker/planner/rules/plan/inventory.ts'

/** ₹1,000 a month, one at a time, with the changes of a test. */
export const rateOf = (more: Partial<Rate> = {}): Rate => ({
  rate: 100_000,
  unit: 'per_month',
  minQuantity: 1,
  step: 1,
  minDuration: 1,
  ...more,
})

/** A free listing of Mumbai as the planner reads it, with the changes of a test. */
export const plannedListing = (category: MediaType, more: Partial<PlannedListing> = {}): PlannedListing => ({
  id: 'place',
  ref: 'OOH-0001',
  specifications: [],
  category,
  subcategory: 'group',
  title: 'Place',
  type: 'Type',
  city: 'Mumbai',
  state: 'Maharashtra',
  area: 'Andheri',
  lat: null,
  lng: null,
  covers: [],
  language: null,
  languages: [],
  variant: null,
  rate: rateOf(),
  minBudget: null,
  setup: 0,
  audience: 60_000,
  rating: 4,
  details: {},
  availability: { status: 'available', nextAvailable: null },
  owner: { id: 'owner', name: 'Owner' },
  ...more,
})
