import { nameInSentence } from '../catalogue/rules/registry/names.ts'
import { formatMoney, formatMoneyShort, type Paise } from '../kernel/rules/money.ts'
import { labelOf } from './provider-labels.ts'
import type { PlannerAnswer } from './rules/plan/answer.ts'
import type { InventoryItem } from './rules/plan/inventory.ts'
import type { Plan, PlanLine } from './rules/plan/plan.ts'

const MAX_LINES = 12
const MAX_WARNINGS = 4
/** Lines of a plan whose figures a text may repeat. */
const MAX_FACTS = 250

/** True when an owner is verified: only then are his titles shown to the model. */
export type IsVerified = (ownerId: string) => boolean

/** `₹1 L to ₹2 L`: a search needs no price, only a band of it. */
function rateBand(rate: Paise): string {
  const tens = 10 ** Math.floor(Math.log10(Math.max(rate, 100)))
  const steps = [1, 2, 5, 10].map((step) => step * tens)
  const above = steps.find((edge) => edge > rate) ?? steps[3] ?? rate
  const below = steps.findLast((edge) => edge <= rate) ?? tens
  return `${formatMoneyShort(below)} to ${formatMoneyShort(above)}`
}

/** Our own name of an offer, with the title of a verified owner as its label. */
const named = (
  { title, channel, subcategory, area }: Pick<PlanLine, 'title' | 'channel' | 'subcategory' | 'area'>,
  isVerified: boolean,
) => {
  const label = isVerified ? labelOf(title) : null
  return {
    channel,
    kind: `${nameInSentence(channel)}, ${subcategory.replaceAll('-', ' ')}`,
    area: labelOf(area),
    ...(label === null ? {} : { label }),
  }
}

export const describeItem = (item: InventoryItem, isVerified: IsVerified) => ({
  id: item.id,
  ...named(item, isVerified(item.owner.id)),
  city: item.city ?? item.state,
  unit: item.unit,
  rateBand: rateBand(item.rate),
})

const describeLine = (line: PlanLine, isVerified: IsVerified) => ({
  id: line.inventoryId,
  ...named(line, isVerified(line.mediaOwner.id)),
  city: line.city ?? line.state,
  from: line.startDate,
  until: line.endDate,
  total: formatMoney(line.totalAmount),
})

/** A line of the plan for the model, with the reason for it and its order. */
export const explainLine = (line: PlanLine, isVerified: IsVerified) => ({
  ...describeLine(line, isVerified),
  why: line.why,
  order: line.order,
  rate: formatMoney(line.rate),
  netBeforeGst: formatMoney(line.netAmount),
  gst: formatMoney(line.gstAmount),
  impressions: line.impressions,
  reach: line.reach,
  frequency: line.frequency,
  cpm: line.cpm === null ? null : formatMoney(line.cpm),
})

/** Totals, delivery and media of a plan, without a word of the advertiser's or of an owner's. */
function describeTotals({ totals, delivery, lineItems, channelSummary, citySummary, warnings, brief }: Plan) {
  return {
    total: formatMoney(totals.total),
    beforeGst: formatMoney(totals.subtotal),
    gst: formatMoney(totals.gst),
    budget: formatMoney(totals.budget),
    unallocated: formatMoney(totals.unallocated),
    percentUsed: totals.utilisationPct,
    production: formatMoney(totals.production),
    payable: formatMoney(totals.payable),
    from: brief.startDate,
    until: brief.endDate,
    peopleReached: delivery.reach,
    // Apart, for a list of numbers in JSON reads like one number with commas.
    peopleReachedAtLeast: delivery.reachRange[0],
    peopleReachedAtMost: delivery.reachRange[1],
    percentReached: delivery.reachPct,
    timesEach: delivery.frequency,
    peopleReachedThreeTimes: delivery.effectiveReach.reach,
    impressions: delivery.impressions,
    perThousandImpressions: formatMoney(delivery.cpm),
    channels: channelSummary.map(({ channel, netAmount, sharePct }) => ({
      channel,
      net: formatMoney(netAmount),
      sharePct,
    })),
    cities: citySummary.map(({ city, netAmount, sharePct }) => ({ city, net: formatMoney(netAmount), sharePct })),
    linesInAll: lineItems.length,
    warnings: warnings.slice(0, MAX_WARNINGS).map(({ text }) => text),
  }
}

/** The result of build_plan: the plan in short, or the embedded planner's reason why there is none. */
export const describeAnswer = ({ plan, message, missing }: PlannerAnswer, isVerified: IsVerified) =>
  plan
    ? {
        plan: {
          ...describeTotals(plan),
          lines: plan.lineItems.slice(0, MAX_LINES).map((line) => describeLine(line, isVerified)),
        },
      }
    : { plan: null, because: message, missing }

/** Facts that a text about a plan may repeat, whether the model saw them or not: figures apart from names. */
export function factsOf(plan: Plan): { figures: string; names: string[] } {
  const lines = plan.lineItems.slice(0, MAX_FACTS)
  return {
    figures: JSON.stringify({
      ...describeTotals(plan),
      lines: lines.map((line) => ({
        ...groundIn(explainLine(line, () => false)),
        setup: formatMoney(line.setupAmount),
      })),
    }),
    names: lines.flatMap(({ title, area, mediaOwner }) => [title, area, mediaOwner.name]),
  }
}

/** Keys of words that media owners chose, and of sentences that repeat words of the model. */
const NO_GROUND: ReadonlySet<string> = new Set(['label', 'area', 'refused'])

/** A result without the keys that are no ground for a text. */
export const groundIn = <T>(result: T): T =>
  JSON.parse(JSON.stringify(result, (key, value: unknown) => (NO_GROUND.has(key) ? undefined : value)))

/** The words in a result that media owners chose. */
export function namesIn(result: unknown): string[] {
  const names: string[] = []
  JSON.stringify(result, (key, value: unknown) => {
    if ((key === 'label' || key === 'area') && typeof value === 'string') names.push(value)
    return value
  })
  return names
}
