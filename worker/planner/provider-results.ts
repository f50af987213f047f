import { formatMoney, formatMoneyShort, type Paise } from '../domain/money.ts'
import type { PlannerAnswer } from '../domain/plan/answer.ts'
import type { InventoryItem } from '../domain/plan/inventory.ts'
import type { Plan, PlanLine } from '../domain/plan/plan.ts'

const MAX_LINES = 12
const MAX_WARNINGS = 4
const TITLE_CHARS = 80

/** A media owner's words, without what could pass for an instruction's punctuation. */
const plainTitle = (title: string) =>
  title
    .replace(/[^\p{L}\p{M}\p{N} .,&()'’/+:-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, TITLE_CHARS)
    .trim()

/** `₹1 L to ₹2 L`: in a search nobody needs the price, only what is within reach. */
function rateBand(rate: Paise): string {
  const tens = 10 ** Math.floor(Math.log10(Math.max(rate, 100)))
  const steps = [1, 2, 5, 10].map((step) => step * tens)
  const above = steps.find((edge) => edge > rate) ?? steps[3] ?? rate
  const below = steps.findLast((edge) => edge <= rate) ?? tens
  return `${formatMoneyShort(below)} to ${formatMoneyShort(above)}`
}

export const describeItem = (item: InventoryItem) => ({
  id: item.id,
  channel: item.channel,
  city: item.city ?? item.state,
  area: plainTitle(item.area),
  unit: item.unit,
  rateBand: rateBand(item.rate),
})

const describeLine = (line: PlanLine) => ({
  id: line.inventoryId,
  title: plainTitle(line.title),
  channel: line.channel,
  city: line.city ?? line.state,
  from: line.startDate,
  until: line.endDate,
  total: formatMoney(line.totalAmount),
})

/** Why a line is in the plan, and what it takes. */
export const explainLine = (line: PlanLine) => ({
  ...describeLine(line),
  why: line.why,
  order: line.order,
  netBeforeGst: formatMoney(line.netAmount),
  gst: formatMoney(line.gstAmount),
  impressions: line.impressions,
  reach: line.reach,
  frequency: line.frequency,
  cpm: line.cpm === null ? null : formatMoney(line.cpm),
})

/** A plan as the model sees it: short, and without a word of the advertiser's. */
function describePlan({ totals, delivery, lineItems, channelSummary, citySummary, warnings, brief }: Plan) {
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
    lines: lineItems.slice(0, MAX_LINES).map(describeLine),
    linesInAll: lineItems.length,
    warnings: warnings.slice(0, MAX_WARNINGS).map(({ text }) => text),
  }
}

/** The result of build_plan: the plan, or the embedded planner's reason why there is none. */
export const describeAnswer = ({ plan, message, missing }: PlannerAnswer) =>
  plan ? { plan: describePlan(plan) } : { plan: null, because: message, missing }
