import * as v from 'valibot'
import { MEDIA_TYPES, type MediaType } from '../../../../catalogue/rules/registry/media.ts'
import { SLOTS } from '../brief.ts'
import { type CompleteBrief, isPlannable } from '../complete-brief.ts'
import type { InventoryItem } from '../inventory.ts'
import { audienceOf } from '../market/affinity/audience-index.ts'
import { toOrderedOffer } from '../market/offer.ts'
import { placesOfMarket } from '../market/places.ts'
import type { Plan, PlanLine } from '../plan.ts'
import { PublicBrief } from '../public.ts'
import { productionOf } from '../search/selection.ts'
import { toPublicBrief } from '../to-public.ts'
import { deliveryOfPlan, universeIn } from './delivery.ts'
import { moneyOf } from './money.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import { channelSummary, citySummary, flightPlan } from './summaries.ts'
import { withTarget } from './target.ts'
import { writeLines } from './write-lines.ts'

const PlanSeason = v.object({
  amount: v.number(),
  parts: v.array(v.object({ name: v.string(), bp: v.number(), days: v.number() })),
})
const words = v.array(v.string())
const numbers = v.array(v.number())

/**
 * Stored form of a plan, to show it again: the brief, and the order, dates and price of each line, by column because
 * that packs best. Money is in paise, but in the brief, which has its public form. Titles, owners, pictures, reach and
 * the words of a line come from the catalogue when it is read.
 */
export const PlanRecord = v.object({
  record: v.literal(1),
  plan: v.object({
    planId: v.string(),
    title: v.string(),
    engine: v.picklist(['embedded', 'provider']),
    catalogueVersion: v.string(),
    createdAt: v.string(),
    validUntil: v.string(),
  }),
  brief: PublicBrief,
  evaluations: v.number(),
  /** The aim of the plan. */
  aim: v.object({ k: v.number(), q: v.number(), name: v.string() }),
  lines: v.object({
    id: words,
    channel: v.array(v.picklist(MEDIA_TYPES)),
    unit: v.array(v.picklist(['per_month', 'per_week', 'per_day', 'per_release'])),
    units: numbers,
    quantity: numbers,
    rate: numbers,
    /** Setup of one smallest order. */
    setup: numbers,
    /** Percent. */
    gst: numbers,
    sac: words,
    start: words,
    end: words,
    /** The changes by seasons, and their days; absent where no line has any. */
    season: v.optional(v.array(v.nullable(PlanSeason))),
    /** Discounts for length; absent where no line has any. */
    discount: v.optional(numbers),
    /** Positions of the locked lines. */
    locked: numbers,
  }),
  assumptions: v.array(
    v.object({ code: v.string(), slot: v.picklist([...SLOTS, 'gst', 'delivery']), text: v.string() }),
  ),
  warnings: v.array(v.object({ code: v.string(), text: v.string() })),
  alternatives: v.array(
    v.object({
      label: v.string(),
      total: v.number(),
      reach: v.number(),
      frequency: v.number(),
      cpm: v.number(),
      effectiveReach: v.number(),
      ask: v.string(),
      /** Positions of lines, and ids of items that are in none. */
      items: v.array(v.union([v.number(), v.string()])),
    }),
  ),
  /** The questions of the law, the curve and the certificate of that moment. */
  compliance: v.array(
    v.object({
      code: v.string(),
      verdict: v.picklist(['refused', 'held', 'conditions']),
      statute: v.string(),
      text: v.string(),
      documents: words,
    }),
  ),
  curve: v.nullable(
    v.object({
      points: v.array(v.object({ budget: v.number(), reach: v.number(), effectiveReach: v.number() })),
      knee: v.nullable(v.number()),
    }),
  ),
  certificate: v.nullable(v.object({ share: v.number(), bound: v.number(), steps: v.number() })),
})
export type PlanRecord = v.InferInput<typeof PlanRecord>

/** The record of a plan. */
export function recordOf(plan: Plan): PlanRecord {
  const { planId, title, engine, catalogueVersion, createdAt, validUntil, lineItems } = plan
  const position = new Map(lineItems.map(({ inventoryId }, at) => [inventoryId, at]))
  const column = <T>(of: (line: PlanLine) => T) => lineItems.map(of)
  return {
    record: 1,
    plan: { planId, title, engine, catalogueVersion, createdAt, validUntil },
    brief: toPublicBrief(plan.brief),
    evaluations: plan.method.evaluations,
    aim: { k: plan.delivery.effectiveReach.k, q: plan.method.q, name: plan.method.objective },
    lines: {
      id: column(({ inventoryId }) => inventoryId),
      channel: column(({ channel }) => channel),
      unit: column(({ unit }) => unit),
      units: column(({ units }) => units),
      quantity: column(({ quantity }) => quantity),
      rate: column(({ rate }) => rate),
      setup: column(({ setupAmount, quantity }) => setupAmount / quantity),
      gst: column(({ gstRate }) => Math.round(gstRate * 100)),
      sac: column(({ sac }) => sac),
      ...(lineItems.some(({ season }) => season) && { season: column(({ season }) => season) }),
      ...(lineItems.some(({ discountAmount }) => discountAmount) && {
        discount: column(({ discountAmount }) => discountAmount),
      }),
      start: column(({ startDate }) => startDate),
      end: column(({ endDate }) => endDate),
      locked: lineItems.flatMap(({ locked }, at) => (locked ? [at] : [])),
    },
    assumptions: plan.assumptions,
    warnings: plan.warnings,
    alternatives: plan.alternatives.map(({ inventoryIds, ...other }) => ({
      ...other,
      items: inventoryIds.map((id) => position.get(id) ?? id),
    })),
    compliance: plan.compliance,
    curve: plan.curve,
    certificate: plan.method.certificate,
  }
}

/**
 * The plan of a record: its lines, prices and dates of then, with current data of the catalogue for the items.
 * @param items the current inventory; a line that is not in it keeps its price and dates
 */
export function planOfRecord(
  { plan, brief, evaluations, ...kept }: v.InferOutput<typeof PlanRecord>,
  items: readonly InventoryItem[],
): Plan {
  if (!isPlannable(brief)) throw new RangeError('The record of a plan has a complete brief')
  const places = placesOfMarket(brief, items)
  const lines = linesOf(kept.lines, brief, items)
  const money = moneyOf(brief, lines, productionOf(lines))
  const lineItems = writeLines(lines, {
    universe: universeIn(places),
    now: plan.createdAt,
    asked: brief.channels,
    audience: audienceOf(brief),
  })
  const { k, q, name } = kept.aim
  return {
    ...plan,
    version: 1,
    status: 'draft',
    currency: 'INR',
    brief,
    lineItems,
    channelSummary: channelSummary(lines, places),
    citySummary: citySummary(lines, places),
    flightPlan: flightPlan(lines, { start: brief.startDate, end: brief.endDate }),
    totals: money.totals,
    delivery: withTarget(deliveryOfPlan(lines, places, k), lines, places, brief),
    assumptions: kept.assumptions,
    warnings: kept.warnings,
    alternatives: kept.alternatives.map(({ items: included, ...other }) => ({
      ...other,
      inventoryIds: included.flatMap((item) => (typeof item === 'string' ? item : (kept.lines.id[item] ?? []))),
    })),
    method: { model: 'nbd-duplication-v1', objective: name, q, evaluations, certificate: kept.certificate },
    compliance: kept.compliance,
    curve: kept.curve,
  }
}

function linesOf(
  columns: v.InferOutput<typeof PlanRecord>['lines'],
  brief: CompleteBrief,
  items: readonly InventoryItem[],
): PricedLine[] {
  const places = placesOfMarket(brief, items)
  const known = new Map(items.map((item) => [item.id, item]))
  const locked = new Set(columns.locked)
  const then = new Map<string, Pick<PricedLine, 'startDate' | 'endDate' | 'season' | 'discount'>>()
  const selected = columns.id.map((id, at) => {
    const [start = brief.startDate, end = brief.endDate] = [columns.start[at], columns.end[at]]
    const { channel = MEDIA_TYPES[0], unit = 'per_month' } = { channel: columns.channel[at], unit: columns.unit[at] }
    const { units = 1, quantity = 1 } = { units: columns.units[at], quantity: columns.quantity[at] }
    const { rate = 0, setup = 0 } = { rate: columns.rate[at], setup: columns.setup[at] }
    const gst = { percent: columns.gst[at] ?? 0, sac: columns.sac[at] ?? '' }
    const season = columns.season?.[at] ?? null
    const discount = columns.discount?.[at] ?? 0
    then.set(id, { startDate: start, endDate: end, season, discount })
    const now = known.get(id) ?? missingItem(id, channel, rate)
    // The trade's own rate is a part of the price of the smallest order, so it was as much higher or lower.
    const trade = { ...now.trade, rate: now.rate > 0 ? Math.round((now.trade.rate * rate) / now.rate) : rate }
    // The record has its own seasons and discounts, of the day when it was made.
    const item: InventoryItem = {
      ...now,
      seasons: [],
      discounts: [],
      leastSpend: 0,
      channel,
      unit,
      rate,
      setup,
      gst,
      trade,
    }
    const ordered = toOrderedOffer(item, { units, quantity }, { start, end, maxUnits: units }, places)
    const order = { ...ordered.order, net: ordered.order.net + (season?.amount ?? 0) - discount }
    return { ...ordered, order, locked: locked.has(at) }
  })
  return priceLines(selected, places).map((line) => ({ ...line, ...then.get(line.offer.item.id) }))
}

/** Placeholder for an item that has left the catalogue: its audience is no longer known. */
const missingItem = (id: string, channel: MediaType, rate: number): InventoryItem => ({
  id,
  listingId: id,
  title: `No longer in the catalogue (${id})`,
  ref: '',
  side: '',
  channel,
  subcategory: '',
  type: '',
  path: '/category',
  owner: { id: '', name: '' },
  city: null,
  state: '',
  area: '',
  lat: null,
  lng: null,
  covers: [],
  scope: 'national',
  languages: [],
  variant: null,
  rate,
  unit: 'per_month',
  minDuration: 1,
  maxDuration: null,
  trade: { unit: 'per_month', rate, quantity: 1, step: 1, seconds: null },
  maxQuantity: 1,
  setup: 0,
  gst: { percent: 0, sac: '' },
  availability: { status: 'available', nextAvailable: null },
  fixedDates: null,
  impressionsPerUnit: null,
  accessible: null,
  audienceCities: [],
  rating: 0,
})
