import { toRupees } from '../money.ts'
import type { PlannerAnswer } from './answer.ts'
import type { Brief } from './brief.ts'
import type { Plan, PlanLine, PlanSum } from './plan.ts'
import type { PublicAnswer, PublicBrief, PublicPlan } from './public.ts'

// The one place where the planner's money leaves the product: paise become rupees, and nothing else changes.

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
})

const toPublicLine = (line: PlanLine): PublicPlan['lineItems'][number] => ({
  ...line,
  rate: toRupees(line.rate),
  season: line.season && { ...line.season, amount: toRupees(line.season.amount) },
  netAmount: toRupees(line.netAmount),
  gstAmount: toRupees(line.gstAmount),
  totalAmount: toRupees(line.totalAmount),
  setupAmount: toRupees(line.setupAmount),
  cpm: orNull(line.cpm),
})

const toPublicSum = <Sum extends PlanSum>(sum: Sum): Sum => ({
  ...sum,
  netAmount: toRupees(sum.netAmount),
  cpm: toRupees(sum.cpm),
})

/** A plan as the API answers it and as it is stored, in rupees. */
export function toPublicPlan(plan: Plan): PublicPlan {
  const { totals, delivery } = plan
  return {
    ...plan,
    brief: toPublicBrief(plan.brief),
    lineItems: plan.lineItems.map(toPublicLine),
    channelSummary: plan.channelSummary.map(toPublicSum),
    citySummary: plan.citySummary.map(toPublicSum),
    flightPlan: plan.flightPlan.map((week) => ({ ...week, netAmount: toRupees(week.netAmount) })),
    totals: {
      ...totals,
      gross: toRupees(totals.gross),
      subtotal: toRupees(totals.subtotal),
      gst: toRupees(totals.gst),
      gstByRate: Object.fromEntries(Object.entries(totals.gstByRate).map(([rate, gst]) => [rate, toRupees(gst)])),
      total: toRupees(totals.total),
      budget: toRupees(totals.budget),
      unallocated: toRupees(totals.unallocated),
      production: toRupees(totals.production),
      payable: toRupees(totals.payable),
      productionExtra: toRupees(totals.productionExtra),
    },
    delivery: {
      ...delivery,
      cpm: toRupees(delivery.cpm),
      cprp: toRupees(delivery.cprp),
      costPerReach: toRupees(delivery.costPerReach),
    },
    alternatives: plan.alternatives.map((other) => ({
      ...other,
      total: toRupees(other.total),
      cpm: toRupees(other.cpm),
    })),
  }
}

/** The planner's answer as the API gives it, in rupees. */
export const toPublicAnswer = (answer: PlannerAnswer): PublicAnswer => ({
  ...answer,
  ...(answer.plan && { plan: toPublicPlan(answer.plan) }),
  brief: toPublicBrief(answer.brief),
})
