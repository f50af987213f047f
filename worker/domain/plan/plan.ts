import type { MediaType } from '../catalogue/registry/media.ts'
import type { RateUnit } from '../catalogue/registry/units.ts'
import type { CivilDate } from '../dates.ts'
import type { Assumption, Brief } from './brief.ts'

/** Period that a line's units count. A whole calendar month, 14 days, 7 days, a day, or an insertion, a release, a thousand views. */
export type LineUnit = 'per_month' | 'per_week' | 'per_day' | 'per_release'

/** One thing to book. Money in rupees, to the paisa; people as whole heads. */
export interface PlanLine {
  lineNo: number
  inventoryId: string
  /** The listing, and its page: `/category/ooh/billboard/ooh-0041`. */
  listingId: string
  path: string
  title: string
  channel: MediaType
  subcategory: string
  mediaOwner: { id: string; name: string }
  city: string | null
  state: string
  /** Which scene stands in for a photo. */
  variant: string | null
  startDate: CivilDate
  endDate: CivilDate
  /** What `units` counts. */
  unit: LineUnit
  units: number
  /** How many of the smallest order are bought at once. */
  quantity: number
  /** Price of one smallest order for one unit, as the catalogue has it. */
  rate: number
  rateType: 'card'
  /** The order in the trade's words: `21 spots of 30 sec a week for 4 weeks, ₹1,200 per 10 sec`. */
  order: string
  /** The trade's own unit. */
  tradeUnit: RateUnit
  discountAmount: 0
  netAmount: number
  sac: string
  gstRate: number
  gstAmount: number
  totalAmount: number
  /** One-off printing, mounting or fitting, before GST. */
  setupAmount: number
  /** Null where nobody measures it: the line then counts for no reach. */
  impressions: number | null
  reach: number | null
  reachPct: number | null
  frequency: number | null
  grps: number | null
  cpm: number | null
  availability: { status: 'available'; checkedAt: string }
  locked: boolean
  why: string
}

/** Sums of a channel, a city. */
export interface PlanSum {
  netAmount: number
  sharePct: number
  impressions: number
  reach: number
  frequency: number
  cpm: number
}

export interface PlanWarning {
  code: string
  text: string
}

/** Another way to spend the same money. */
export interface PlanAlternative {
  label: string
  total: number
  reach: number
  frequency: number
  cpm: number
  effectiveReach: number
  inventoryIds: string[]
  /** What to say to get it. */
  ask: string
}

/** A media plan: `plan` of the planner's answer (version 1). */
export interface Plan {
  planId: string
  version: 1
  status: 'draft'
  /** `Protein bar launch, Mumbai and Pune` */
  title: string
  engine: 'embedded' | 'provider'
  /** Hash of the inventory that it was made from. */
  catalogueVersion: string
  currency: 'INR'
  createdAt: string
  /** Rates and dates are looked up again after this day. */
  validUntil: CivilDate
  brief: Brief
  lineItems: PlanLine[]
  channelSummary: ({ channel: MediaType } & PlanSum)[]
  citySummary: ({ city: string } & PlanSum)[]
  flightPlan: { weekStart: CivilDate; netAmount: number; impressions: number }[]
  totals: {
    gross: number
    discount: 0
    subtotal: number
    gst: number
    gstByRate: Record<string, number>
    total: number
    budget: number
    unallocated: number
    utilisationPct: number
    /** Printing, mounting and fitting with their GST. */
    production: number
    /** `total` and `production`. */
    payable: number
    /** What of `production` lies beyond the budget. */
    productionExtra: number
  }
  delivery: {
    universe: number
    universeBasis: string
    impressions: number
    reach: number
    reachPct: number
    reachRange: [number, number]
    frequency: number
    effectiveReach: { k: number; reach: number; pct: number }
    frequencyDistribution: { exposures: string; people: number }[]
    grps: number
    cpm: number
    cprp: number
    costPerReach: number
  }
  assumptions: Assumption[]
  warnings: PlanWarning[]
  alternatives: PlanAlternative[]
  method: { model: 'nbd-duplication-v1'; objective: string; q: number; evaluations: number; certificate: null }
}
