import * as v from 'valibot'
import { AUDIENCE_KINDS } from '../../../catalogue/rules/registry/affinity/audience-kinds.ts'
import { SLOTS } from './brief.ts'
import { PublicLine } from './public-line.ts'
import {
  Assumptions,
  AudienceName,
  Channel,
  channels,
  day,
  dayOrNull,
  Engine,
  Formats,
  instant,
  listOf,
  money,
  moneyOrNull,
  number,
  numberOrNull,
  paiseFromRupees,
  part,
  people,
  text,
  textOrNull,
  texts,
} from './public-parts.ts'
import type { TurnStatus } from './turn-status.ts'
import { INTENTS } from './understanding.ts'

// The planner's answer as JSON, contract version 1, in rupees. One schema documents it in the API, types it, and parses
// it back into the types of this room, which hold paise. to-public.ts is the way out.  A part that is missing or of
// another type takes its default: an answer may come from an older or newer edition of the server, or out of a
// browser's storage, and the page shows the parts that it can read.

/** A brief in rupees. */
export const PublicBrief = part({
  objective: textOrNull,
  audience: textOrNull,
  product: textOrNull,
  geoScope: v.fallback(v.nullable(v.picklist(['cities', 'pan_india'])), null),
  cities: texts,
  areas: listOf(v.object({ city: v.string(), area: v.string() })),
  areasMode: v.fallback(v.picklist(['only', 'prefer']), 'prefer'),
  regions: listOf(v.object({ name: v.string(), cities: texts })),
  excludedCities: texts,
  unavailableCities: texts,
  budget: v.fallback(
    v.nullable(
      v.object({
        amount: paiseFromRupees,
        min: moneyOrNull,
        gst: v.fallback(v.picklist(['inclusive', 'exclusive']), 'inclusive'),
        sourceText: text,
      }),
    ),
    null,
  ),
  startDate: dayOrNull,
  endDate: dayOrNull,
  durationDays: numberOrNull,
  channels,
  channelMode: v.fallback(v.picklist(['only', 'prefer']), 'prefer'),
  excludedChannels: channels,
  languages: texts,
  perCityCap: moneyOrNull,
  cityMoney: listOf(v.object({ city: v.string(), least: money, most: money })),
  split: v.fallback(v.record(Channel, v.number()), {}),
  mediumLeast: v.fallback(v.record(Channel, v.number()), {}),
  emphasis: v.fallback(v.picklist(['reach', 'frequency']), 'reach'),
  formats: Formats,
  excludedFormats: Formats,
  favouredFormats: Formats,
  counts: listOf(
    v.object({
      channel: v.fallback(v.nullable(Channel), null),
      format: textOrNull,
      least: numberOrNull,
      most: numberOrNull,
    }),
  ),
  frequencyGoal: numberOrNull,
  audienceKind: AudienceName,
  novelty: v.fallback(v.nullable(v.picklist(['new', 'known'])), null),
})
export type PublicBrief = v.InferInput<typeof PublicBrief>

const TotalsAtRates = part({
  gross: money,
  discount: v.pipe(money, v.description('Rupees that lengths of orders take off; not in subtotal')),
  subtotal: v.pipe(money, v.description('Rupees at the rates of the catalogue, before GST')),
  gst: money,
  gstByRate: v.fallback(v.record(v.string(), money), {}),
  total: v.pipe(money, v.description('Rupees at the rates of the catalogue, with GST')),
  season: v.pipe(
    part({ amount: money, gst: money, gstByRate: v.fallback(v.record(v.string(), money), {}) }),
    v.description('What seasons add'),
  ),
  budget: money,
  unallocated: money,
  utilisationPct: number,
  production: money,
  payable: v.pipe(money, v.description('Rupees in all: total, what seasons add, and production')),
  productionExtra: money,
})

const PublicTotals = v.pipe(
  TotalsAtRates,
  v.transform(({ season, ...totals }) => ({
    ...totals,
    gross: totals.gross + season.amount,
    subtotal: totals.subtotal + season.amount,
    gst: totals.gst + season.gst,
    gstByRate: Object.fromEntries(
      Object.entries(totals.gstByRate).map(([rate, gst]) => [rate, gst + (season.gstByRate[rate] ?? 0)]),
    ),
    total: totals.total + season.amount + season.gst,
  })),
)

const sums = {
  netAmount: money,
  sharePct: number,
  impressions: people,
  reach: people,
  frequency: number,
  cpm: money,
}

const Compliance = listOf(
  v.object({
    code: v.string(),
    verdict: v.picklist(['refused', 'held', 'conditions']),
    statute: text,
    text,
    documents: texts,
  }),
)

/** A plan in rupees: contract version 1, and the form in which plans are stored. */
export const PublicPlan = v.object({
  planId: text,
  version: v.fallback(v.literal(1), 1),
  status: v.fallback(v.literal('draft'), 'draft'),
  title: v.fallback(v.string(), 'Draft plan'),
  engine: Engine,
  catalogueVersion: text,
  currency: v.fallback(v.literal('INR'), 'INR'),
  createdAt: instant,
  validUntil: day,
  brief: PublicBrief,
  lineItems: listOf(PublicLine),
  channelSummary: listOf(v.object({ channel: Channel, ...sums })),
  citySummary: listOf(v.object({ city: v.string(), ...sums })),
  flightPlan: listOf(v.object({ weekStart: day, netAmount: money, impressions: people })),
  totals: PublicTotals,
  delivery: part({
    universe: people,
    universeBasis: text,
    impressions: people,
    reach: people,
    reachPct: number,
    reachRange: v.fallback(v.tuple([v.number(), v.number()]), [0, 0]),
    frequency: number,
    effectiveReach: part({ k: v.fallback(v.number(), 3), reach: people, pct: number }),
    frequencyDistribution: listOf(v.object({ exposures: v.string(), people: v.number() })),
    grps: number,
    cpm: money,
    cprp: money,
    costPerReach: money,
    target: v.fallback(
      v.nullable(
        v.object({
          audience: v.picklist(AUDIENCE_KINDS),
          label: text,
          universe: people,
          reach: people,
          pct: number,
          effectiveReach: people,
          wastePct: number,
        }),
      ),
      null,
    ),
  }),
  compliance: Compliance,
  curve: v.fallback(
    v.nullable(
      v.object({
        points: listOf(v.object({ budget: money, reach: people, effectiveReach: people })),
        knee: moneyOrNull,
      }),
    ),
    null,
  ),
  assumptions: Assumptions,
  warnings: listOf(v.object({ code: v.string(), text: v.string() })),
  alternatives: listOf(
    v.object({
      label: v.string(),
      total: money,
      reach: people,
      frequency: number,
      cpm: money,
      effectiveReach: people,
      inventoryIds: texts,
      ask: v.string(),
    }),
  ),
  method: part({
    model: v.fallback(v.literal('nbd-duplication-v1'), 'nbd-duplication-v1'),
    objective: text,
    q: number,
    evaluations: number,
    certificate: v.fallback(
      v.nullable(
        v.object({
          share: v.pipe(v.number(), v.description('Of the best possible plan, at most 1')),
          bound: people,
          steps: number,
        }),
      ),
      null,
    ),
  }),
})
export type PublicPlan = v.InferInput<typeof PublicPlan>

/** The planner's answer in rupees. */
export const PublicAnswer = v.object({
  message: text,
  plan: v.fallback(v.optional(PublicPlan), undefined),
  brief: PublicBrief,
  missing: v.pipe(listOf(v.picklist(SLOTS)), v.description('What is asked for now')),
  suggestions: v.pipe(texts, v.description('What to say next')),
  assumptions: Assumptions,
  engine: Engine,
  opening: v.pipe(text, v.description('The first sentences of the message: what this turn changed')),
  version: v.pipe(
    v.fallback(v.nullable(v.number()), null),
    v.description('Number of the plan, as in "go back to version 2"'),
  ),
  intent: v.fallback(v.picklist(INTENTS), 'plan'),
  changes: v.pipe(
    listOf(v.object({ slot: v.string(), before: textOrNull, after: textOrNull })),
    v.description('What this turn changed'),
  ),
  notUnderstood: v.pipe(texts, v.description('Words that nothing was read from')),
  cards: listOf(
    v.object({
      kind: v.picklist(['price', 'free', 'compare', 'lines', 'versions', 'choices']),
      title: text,
      rows: listOf(v.object({ title: text, path: textOrNull, facts: texts })),
    }),
  ),
  compliance: Compliance,
  unmet: v.pipe(
    v.fallback(
      v.optional(
        v.object({
          limits: listOf(v.object({ name: v.string(), asked: v.string(), there: v.string(), isKept: v.boolean() })),
          ways: listOf(v.object({ ask: v.string(), text: v.string(), payable: money })),
        }),
      ),
      undefined,
    ),
    v.description('Where nothing can be planned: the request, what exists, and the nearest plans in rupees'),
  ),
})
export type PublicAnswer = v.InferInput<typeof PublicAnswer>

/**
 * Frames of the streamed answer (text/event-stream): the current step, the words, then the whole answer, or an error.
 */
export type PlannerEvent =
  | { event: 'status'; data: TurnStatus }
  | { event: 'text'; data: { text: string } }
  | { event: 'answer'; data: PublicAnswer }
  | { event: 'error'; data: { code: string; message: string } }
