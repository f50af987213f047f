import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import type { Plan, PlanLine } from '../../worker/domain/plan/plan.ts'
import { packPlan } from '../../worker/planner/packed-plan.ts'
import { plans } from '../../worker/planner/planner.table.ts'

const sum = { netAmount: 200_000, sharePct: 100, impressions: 1_000_000, reach: 300_000, frequency: 3.33, cpm: 200 }

export const planLine = (more: Partial<PlanLine> = {}): PlanLine => ({
  lineNo: 1,
  inventoryId: 'ooh-0041',
  listingId: 'ooh-0041',
  path: '/category/ooh/billboard/ooh-0041',
  title: 'Unipole on Linking Road',
  channel: 'ooh',
  subcategory: 'billboard',
  mediaOwner: { id: 'owner-1', name: 'Sagar Outdoor' },
  city: 'Mumbai',
  state: 'Maharashtra',
  variant: null,
  startDate: '2027-01-01',
  endDate: '2027-01-31',
  unit: 'per_month',
  units: 1,
  quantity: 1,
  rate: 200_000,
  rateType: 'card',
  order: '1 site for 1 month',
  tradeUnit: 'per_month',
  discountAmount: 0,
  netAmount: 200_000,
  sac: '998366',
  gstRate: 0.18,
  gstAmount: 36_000,
  totalAmount: 236_000,
  setupAmount: 12_000,
  impressions: 1_000_000,
  reach: 300_000,
  reachPct: 2,
  frequency: 3.33,
  grps: 6.67,
  cpm: 200,
  availability: { status: 'available', checkedAt: '2026-11-20T06:30:00.000Z' },
  locked: false,
  why: 'Adds 3 lakh people',
  ...more,
})

/** A plan of the given lines, all of them alike but for what a test says. */
export const planWith = (lineItems: PlanLine[] = [planLine()], more: Partial<Plan> = {}): Plan => ({
  planId: 'pln_test',
  version: 1,
  status: 'draft',
  title: 'Protein bar launch, Mumbai',
  engine: 'embedded',
  catalogueVersion: 'sha256:0000000000000000',
  currency: 'INR',
  createdAt: '2026-11-20T06:30:00.000Z',
  validUntil: '2026-11-27',
  brief: {
    objective: 'launch',
    audience: 'gym-goers 22-35',
    product: 'protein bar',
    geoScope: 'cities',
    cities: ['Mumbai'],
    areas: [],
    excludedCities: [],
    unavailableCities: [],
    budget: { amount: 250_000, min: null, gst: 'inclusive', sourceText: '2.5 lakh' },
    startDate: '2027-01-01',
    endDate: '2027-01-31',
    durationDays: 31,
    channels: ['ooh'],
    channelMode: 'only',
    excludedChannels: [],
    languages: [],
    perCityCap: null,
    split: {},
    emphasis: 'reach',
  },
  lineItems,
  channelSummary: [{ channel: 'ooh', ...sum }],
  citySummary: [{ city: 'Mumbai', ...sum }],
  flightPlan: [{ weekStart: '2027-01-01', netAmount: 200_000, impressions: 1_000_000 }],
  totals: {
    gross: 200_000,
    discount: 0,
    subtotal: 200_000,
    gst: 36_000,
    gstByRate: { '0.18': 36_000 },
    total: 236_000,
    budget: 250_000,
    unallocated: 14_000,
    utilisationPct: 94.4,
    production: 14_160,
    payable: 250_160,
    productionExtra: 160,
  },
  delivery: {
    universe: 15_000_000,
    universeBasis: 'adults 15+ of Mumbai',
    impressions: 1_000_000,
    reach: 300_000,
    reachPct: 2,
    reachRange: [280_000, 320_000],
    frequency: 3.33,
    effectiveReach: { k: 3, reach: 120_000, pct: 0.8 },
    frequencyDistribution: [{ exposures: '0', people: 14_700_000 }],
    grps: 6.67,
    cpm: 200,
    cprp: 29_985,
    costPerReach: 0.67,
  },
  assumptions: [{ code: 'GST_INCLUSIVE', slot: 'gst', text: '₹2,50,000 taken to include GST' }],
  warnings: [],
  alternatives: [],
  method: { model: 'nbd-duplication-v1', objective: 'reach', q: 0.9, evaluations: 1, certificate: null },
  ...more,
})

let made = 0

/** A shared plan, straight in the database. @returns its id */
export async function sharedPlan(plan: Plan = planWith()): Promise<string> {
  made += 1
  const id = `test-plan-${made}`.padEnd(22, '_')
  await drizzle(env.DB)
    .insert(plans)
    .values({ id, plan: await packPlan(plan), createdAt: plan.createdAt })
  return id
}
