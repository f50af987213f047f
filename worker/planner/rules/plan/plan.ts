import type { LineMarked } from '../../../catalogue/rules/listing-marks.ts'
import type { AudienceKind } from '../../../catalogue/rules/registry/affinity/audience-kinds.ts'
import type { MediaType } from '../../../catalogue/rules/registry/media.ts'
import type { RateUnit } from '../../../catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { Assumption, Brief } from './brief.ts'

/** Period that a line's units count. A whole calendar month, 14 days, 7 days, a day, or an insertion, a release, a thousand views. */
export type LineUnit = 'per_month' | 'per_week' | 'per_day' | 'per_release'

/** Change of the price of a line on its days. */
export interface LineSeason {
  /** Amount that they add, or subtract. */
  amount: Paise
  /** In the order of its days; `bp` is the change of a day, hundredths of a percent. */
  parts: { name: string; bp: number; days: number }[]
}

/** One thing to book. People are whole heads. */
export interface PlanLine extends LineMarked {
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
  /** The scene that is drawn in place of a photo. */
  variant: string | null
  /** Its locality; empty without a fixed place. */
  area: string
  startDate: CivilDate
  endDate: CivilDate
  unit: LineUnit
  units: number
  /** Number of smallest orders bought at once. */
  quantity: number
  /** Price of one smallest order for one unit, as the catalogue has it. */
  rate: Paise
  rateType: 'card'
  /** The order in the trade's words: `21 spots of 30 sec a week for 4 weeks, ₹1,200 per 10 sec`. */
  order: string
  /** The trade's own unit. */
  tradeUnit: RateUnit
  /** The discount for its length. */
  discountAmount: Paise
  /** Null where no season of the item meets its days. */
  season: LineSeason | null
  /** `rate × units × quantity`, and the seasonal surcharge, less the discount. */
  netAmount: Paise
  sac: string
  /** Rate as a decimal: `0.18`. */
  gstRate: number
  gstAmount: Paise
  totalAmount: Paise
  /** One-off printing, mounting or fitting, before GST. */
  setupAmount: Paise
  /** Null without audience figures: the line then adds no reach. */
  impressions: number | null
  reach: number | null
  reachPct: number | null
  frequency: number | null
  grps: number | null
  cpm: Paise | null
  availability: { status: 'available'; checkedAt: string }
  /**
   * Likelihood that the line reaches the audience of the brief, relative to an average adult; 1 is average. Null where
   * the brief names none.
   */
  audienceIndex: { value: number; source: 'listing' | 'assumed' } | null
  /** The last day for artwork: lead time of the medium before the first day. Null where nothing is made. */
  artworkBy: CivilDate | null
  locked: boolean
  why: string
}

/** Sums of a channel, a city. */
export interface PlanSum {
  netAmount: Paise
  sharePct: number
  impressions: number
  reach: number
  frequency: number
  cpm: Paise
}

export interface PlanWarning {
  code: string
  text: string
  /** `text` in Hindi, for the message of a conversation in Hindi; absent in a stored plan. */
  hindi?: string
  /** The parts of it that are about one medium each; absent in a plan that was stored. */
  about?: { medium: MediaType; text: string; hindi: string }[]
}

/** Another way to spend the same money. */
export interface PlanAlternative {
  label: string
  total: Paise
  reach: number
  frequency: number
  cpm: Paise
  effectiveReach: number
  inventoryIds: string[]
  /** Message that asks for it. */
  ask: string
}

/** Legal condition of a campaign of this kind. */
export interface ComplianceNote {
  /** `RERA`, `ASCI_CRYPTO` … */
  code: string
  /** `refused`: not planned. `held`: not planned before its papers are checked. `conditions`: planned, with duties. */
  verdict: 'refused' | 'held' | 'conditions'
  /** `Real Estate (Regulation and Development) Act 2016, s. 11(2)` */
  statute: string
  /** Text of the note, in one or two sentences. */
  text: string
  /** Papers that have to be there. */
  documents: string[]
}

/** Reach for other budgets by the same search. */
export interface PlanCurve {
  /** Ascending; the budget of the plan is among them. People at least once, and at the effective frequency. */
  points: { budget: Paise; reach: number; effectiveReach: number }[]
  /** From this budget on, further money buys repetition; null where the curve has no knee in its range. */
  knee: Paise | null
}

/** Delivery to the audience, next to that to all adults. */
interface TargetDelivery {
  audience: AudienceKind
  label: string
  universe: number
  reach: number
  pct: number
  effectiveReach: number
  /** Share of the impressions that others get, percent. */
  wastePct: number
}

/** Lower bound of a plan's quality: its value against an upper bound that is computed with it. */
export interface Certificate {
  /** Share of the best possible value, at most 1. */
  share: number
  /** Value of the objective that no plan exceeds, in people. */
  bound: number
  steps: number
}

/** A media plan: `plan` of the planner's answer (version 1). The API answers it in rupees: public.ts. */
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
  flightPlan: { weekStart: CivilDate; netAmount: Paise; impressions: number }[]
  totals: {
    /** Before discounts for length. */
    gross: Paise
    discount: Paise
    subtotal: Paise
    gst: Paise
    /** GST by its rate as a decimal: `0.18`. */
    gstByRate: Record<string, Paise>
    total: Paise
    budget: Paise
    unallocated: Paise
    /** Share of the budget used, with production: by `payable`, or by all before GST where GST comes on top. */
    utilisationPct: number
    /** Printing, mounting and fitting with their GST. */
    production: Paise
    /** `total` and `production`. */
    payable: Paise
    /** 0: printing belongs to the budget. More only in plans stored before it did, and where held lines alone exceed it. */
    productionExtra: Paise
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
    cpm: Paise
    cprp: Paise
    costPerReach: Paise
    /** Null where the brief names no audience of the table. */
    target: TargetDelivery | null
  }
  compliance: ComplianceNote[]
  /** Null where too little is measured for one. */
  curve: PlanCurve | null
  assumptions: Assumption[]
  warnings: PlanWarning[]
  alternatives: PlanAlternative[]
  method: {
    model: 'nbd-duplication-v1'
    objective: string
    q: number
    evaluations: number
    certificate: Certificate | null
  }
}
