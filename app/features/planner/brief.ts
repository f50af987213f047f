import { formatMoney, rupees } from '../../../worker/domain/money.ts'
import { COMPANY } from '../../company.ts'

/** What the planner needs to know, as it stands in the fields. */
export interface Brief {
  goal: string
  city: string
  /** Rupees a month, in any grouping. */
  budget: string
  /** Civil date on which it should begin. */
  from: string
}

export const EMPTY_BRIEF: Brief = { goal: '', city: '', budget: '', from: '' }

export function readBrief(form: FormData): Brief {
  const field = (name: keyof Brief) => String(form.get(name) ?? '').trim()
  return { goal: field('goal'), city: field('city'), budget: field('budget'), from: field('from') }
}

/** Whole rupees of `5,00,000`, `₹5 00 000` or `500000`; null when it is no amount, or more than a search takes. */
export function budgetOf(text: string): number | null {
  const digits = text.replace(/[₹,\s]/g, '')
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
}

/** The search that the brief stands for: what can be had in the city within the budget of a month. */
export function discoverPath({ city, budget, from }: Brief): string {
  const search = new URLSearchParams()
  const most = budgetOf(budget)
  if (city) search.set('city', city)
  if (most !== null) search.set('most', String(most))
  if (from) search.set('from', from)
  return `/discover?${search}`
}

/** A chat with sales, the brief already written. */
export function chatLink({ goal, city, budget, from }: Brief): string {
  const most = budgetOf(budget)
  const lines = [
    'Namaste, I would like a media plan.',
    goal && `Goal: ${goal}`,
    city && `City: ${city}`,
    most !== null && `Budget a month: ${formatMoney(rupees(most))}`,
    from && `Begins: ${from}`,
  ]
  return `${COMPANY.desks.sales.chat}?text=${encodeURIComponent(lines.filter(Boolean).join('\n'))}`
}
