import { type Paise, toRupees } from '../../../kernel/rules/money.ts'
import type { PlannerAnswer } from './answer.ts'
import type { Brief } from './brief.ts'
import type { Plan, PlanLine, PlanSum } from './plan.ts'
import type { PublicAnswer, PublicBrief, PublicPlan } from './public.ts'

// The one place where the planner's money leaves the product: paise become rupees, and seasonal surcharges are separate
// from the amounts at the rates of the catalogue, which contract version 1 has.

const orNull = (paise: number | null) => (paise === null ? null : toRupees(paise))

/** A brief as the API answers it, in rupees. */
export const toPublicBrief = (brief: Brief): PublicBrief => ({
  ...brief,
  budget: brief.budget && {
    ...brief.budget,
    amount: toRupees(brief.budget.amount),
    min: orNull(brief.budget.min),
  },
  perCityCap: orNull(brief.perCityCap),
  cityMoney: brief.cityMoney.map((part) => ({ ...part, least: toRupees(part.least), most: toRupees(part.most) })),
})

/** Surcharge for the season of a line, and the GST on it. */
function seasonOf({ season, netAmount, gstAmount, gstRate }: PlanLine): { amount: Paise; gst: Paise } {
  const amount = season?.amount ?? 0
  return { amount, gst: gstAmount - Math.round((netAmount - amount) * gstRate) }
}

const toPublicLine = (line: PlanLine): PublicPlan['lineItems'][number] => ({
  ...line,
  rate: toRupees(line.rate),
  discountAmount: toRupees(line.discountAmount),
  season: line.season && {
    ...line.season,
    amount: toRupees(line.season.amount),
    gst: toRupees(seasonOf(line).gst),
  },
  netAmount: toRupees(line.netAmount - seasonOf(line).amount),
  gstAmount: toRupees(line.gstAmount - (line.season ? seasonOf(line).gst : 0)),
  totalAmount: toRupees(line.totalAmount),
  setupAmount: toRupees(line.setupAmount),
  cpm: orNull(line.cpm),
})

const toPublicSum = <Sum extends PlanSum>(sum: Sum): Sum => ({
  ...sum,
  netAmount: toRupees(sum.netAmount),
  cpm: toRupees(sum.cpm),
})

/** Totals at the rates of the catalogue, with seasonal surcharges separate from them. */
function toPublicTotals({ totals, lineItems }: Plan): PublicPlan['totals'] {
  const dearer = lineItems.filter(({ season }) => season !== null)
  const net = dearer.reduce((sum, line) => sum + seasonOf(line).amount, 0)
  const gst = dearer.reduce((sum, line) => sum + seasonOf(line).gst, 0)
  const gstAt = (rate: string) =>
    dearer.reduce((sum, line) => sum + (String(line.gstRate) === rate ? seasonOf(line).gst : 0), 0)
  const rates = Object.entries(totals.gstByRate)
  return {
    ...totals,
    gross: toRupees(totals.gross - net),
    discount: toRupees(totals.discount),
    subtotal: toRupees(totals.subtotal - net),
    gst: toRupees(totals.gst - gst),
    gstByRate: Object.fromEntries(rates.map(([rate, amount]) => [rate, toRupees(amount - gstAt(rate))])),
    total: toRupees(totals.total - net - gst),
    season: {
      amount: toRupees(net),
      gst: toRupees(gst),
      gstByRate: Object.fromEntries(rates.map(([rate]) => [rate, toRupees(gstAt(rate))])),
    },
    budget: toRupees(totals.budget),
    unallocated: toRupees(totals.unallocated),
    production: toRupees(totals.production),
    payable: toRupees(totals.payable),
    productionExtra: toRupees(totals.productionExtra),
  }
}

/** A plan as the API answers it and as it is stored, in rupees. */
export function toPublicPlan(plan: Plan): PublicPlan {
  const { delivery } = plan
  return {
    ...plan,
    brief: toPublicBrief(plan.brief),
    lineItems: plan.lineItems.map(toPublicLine),
    channelSummary: plan.channelSummary.map(toPublicSum),
    citySummary: plan.citySummary.map(toPublicSum),
    flightPlan: plan.flightPlan.map((week) => ({ ...week, netAmount: toRupees(week.netAmount) })),
    totals: toPublicTotals(plan),
    delivery: {
      ...delivery,
      cpm: toRupees(delivery.cpm),
      cprp: toRupees(delivery.cprp),
      costPerReach: toRupees(delivery.costPerReach),
    },
    curve: plan.curve && {
      points: plan.curve.points.map((point) => ({ ...point, budget: toRupees(point.budget) })),
      knee: orNull(plan.curve.knee),
    },
    // The words of another language are of the message alone.
    warnings: plan.warnings.map(({ code, text }) => ({ code, text })),
    alternatives: plan.alternatives.map((other) => ({
      ...other,
      total: toRupees(other.total),
      cpm: toRupees(other.cpm),
    })),
  }
}

/** The planner's answer as the API gives it, in rupees. */
export const toPublicAnswer = ({ plan, unmet, ...answer }: PlannerAnswer): PublicAnswer => ({
  ...answer,
  ...(unmet && { unmet: { ...unmet, ways: unmet.ways.map((way) => ({ ...way, payable: toRupees(way.payable) })) } }),
  brief: toPublicBrief(answer.brief),
  ...(plan && { plan: toPublicPlan(plan) }),
})
