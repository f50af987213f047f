import type { Paise } from '../../../../worker/kernel/rules/money.ts'
import type { Plan, PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'

type LineMoney = Pick<PlanLine, 'totalAmount' | 'setupAmount' | 'gstRate'>

/** Cost of a line with printing, mounting and GST. */
export const allIn = ({ totalAmount, setupAmount, gstRate }: LineMoney): Paise =>
  totalAmount + setupAmount + Math.round(setupAmount * gstRate)

export const sumAllIn = (lines: readonly LineMoney[]): Paise => lines.reduce((sum, line) => sum + allIn(line), 0)

/** Cost of a plan in three parts, and the remaining budget. */
export interface Spend {
  payable: Paise
  budget: Paise
  media: Paise
  printing: Paise
  gst: Paise
  /** Remaining budget; negative when the plan costs more. */
  left: Paise
  /** Basis of the budget: `before GST`; null when it includes GST. */
  basis: string | null
}

/**
 * Splits the cost of a plan.
 * @returns `left` in the basis of the budget; printing includes its GST in both
 */
export function spendOf({ totals, brief, lineItems }: Pick<Plan, 'totals' | 'brief' | 'lineItems'>): Spend {
  const { payable, budget, subtotal, production } = totals
  const printing = Math.min(
    production,
    lineItems.reduce((sum, { setupAmount }) => sum + setupAmount, 0),
  )
  const isBeforeGst = brief.budget?.gst === 'exclusive'
  return {
    payable,
    budget,
    media: subtotal,
    printing,
    gst: payable - subtotal - printing,
    left: budget - (isBeforeGst ? subtotal + production : payable),
    basis: isBeforeGst ? 'before GST' : null,
  }
}
