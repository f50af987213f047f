import type { InventoryItem } from '../../worker/planner/rules/plan/inventory.ts'

/**
 * A site in Mumbai for ₹1,000 a month before GST of 18 %, seen 300 times a month by 100 people, with the changes of a
 * test.
 */
export const inventoryItem = (more: Partial<InventoryItem> = {}): InventoryItem => ({
  id: 'site',
  listingId: more.id ?? 'site',
  title: 'Site',
  ref: 'OOH-0001',
  side: '',
  channel: 'ooh',
  subcategory: 'billboard',
  type: 'Hoarding',
  path: '/category/ooh/billboard/site',
  owner: { id: 'owner', name: 'Owner' },
  city: 'Mumbai',
  state: 'Maharashtra',
  area: 'Andheri',
  lat: null,
  lng: null,
  covers: [],
  scope: 'city',
  languages: [],
  variant: null,
  rate: 100_000,
  unit: 'per_month',
  minDuration: 1,
  maxDuration: null,
  trade: { unit: 'per_month', rate: 100_000, quantity: 1, step: 1, seconds: null },
  maxQuantity: 1,
  setup: 0,
  gst: { percent: 18, sac: '998366' },
  availability: { status: 'available', nextAvailable: null },
  fixedDates: null,
  impressionsPerUnit: 300,
  accessible: 100,
  audienceCities: [],
  rating: 4,
  ...more,
})
