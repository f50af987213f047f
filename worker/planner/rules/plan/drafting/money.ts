import type { Paise } from '../../../../kernel/rules/money.ts'
import type { CompleteBrief } from '../complete-brief.ts'
import type { Plan } from '../plan.ts'
import { round } from './figures.ts'
import type { PricedLine } from './price-lines.ts'

/** The totals of a plan, sums of its rounded lines. @param production setup of the lines with its GST */
export function moneyOf(brief: CompleteBrief, lines: readonly PricedLine[], production: Paise) {
  const budget = brief.budget.amount
  const subtotal = lines.reduce((sum, { net }) => sum + net, 0)
  const discounted = lines.reduce((sum, { discount }) => sum + discount, 0)
  const byRate = new Map<number, Paise>()
  for (const { gst, offer } of lines) {
    const { percent } = offer.item.gst
    byRate.set(percent, (byRate.get(percent) ?? 0) + gst)
  }
  const gst = [...byRate.values()].reduce((sum, amount) => sum + amount, 0)
  const total = subtotal + gst
  const inclusive = brief.budget.gst === 'inclusive'
  const used = (inclusive ? total : subtotal) + production
  const totals: Plan['totals'] = {
    gross: subtotal + discounted,
    discount: discounted,
    subtotal,
    gst,
    gstByRate: Object.fromEntries([...byRate].map(([percent, amount]) => [String(percent / 100), amount])),
    total,
    budget: brief.budget.amount,
    unallocated: Math.max(0, budget - used),
    utilisationPct: round((100 * used) / budget, 1),
    production,
    payable: total + production,
    productionExtra: Math.max(0, used - budget),
  }
  return { totals, unallocated: totals.unallocated }
}
