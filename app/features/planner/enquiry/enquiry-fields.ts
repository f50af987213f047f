import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import type { Texts } from '../../../kit/form/use-form.ts'
import { audienceOf, objectiveOf } from '../plan/brief-words.ts'
import { roundMoney } from '../plan/plan-formats.ts'

/** `₹15,00,000`, `₹10,00,000 to ₹15,00,000 plus GST`. */
function budgetText({ budget }: Plan['brief']): string {
  if (!budget) return ''
  const from = budget.min !== null && budget.min < budget.amount ? `${roundMoney(budget.min)} to ` : ''
  return `${from}${roundMoney(budget.amount)}${budget.gst === 'exclusive' ? ' plus GST' : ''}`
}

/** Fields that the plan already answers. */
export function enquiryOf({ brief }: Pick<Plan, 'brief'>): Texts {
  return {
    campaignObjective: objectiveOf(brief),
    targetAudience: audienceOf(brief),
    startDate: brief.startDate ?? '',
    endDate: brief.endDate ?? '',
    budget: budgetText(brief),
  }
}

/** Texts of the fields before anything is typed: the sender's and the plan's. */
export const knownValues = (
  plan: Pick<Plan, 'brief'>,
  user: Pick<CurrentUser, 'name' | 'email' | 'company' | 'phone'> | null | undefined,
): Texts => {
  const { name = '', email = '', company = '', phone = '' } = user ?? {}
  return { name, email, company, phone, ...enquiryOf(plan) }
}
