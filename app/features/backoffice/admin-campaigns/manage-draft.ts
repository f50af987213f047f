import { OBJECTIVES } from '../../../../worker/booking/rules/campaigns/campaign-edit.ts'
import type { CampaignManaging, ManagedCampaign } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { LISTED_STATES } from '../../../../worker/booking/rules/campaigns/staff-move.ts'
import { formatNumber, toPaise, toRupees } from '../../../../worker/kernel/rules/money.ts'
import { parseRupees } from '../../../../worker/kernel/rules/text/amounts.ts'
import type { FieldTexts } from '../../../kit/conflict/conflict.ts'
import type { Texts } from '../../../kit/form/use-form.ts'
import { badInput } from '../../../kit/mutation/refusal.ts'

/** Labels and typed values of the form. */
export const MANAGE_FIELDS = {
  status: 'Status',
  name: 'Campaign name',
  client: 'Client',
  objective: 'Objective',
  budget: 'Budget',
  reach: 'Reach',
  impressions: 'Impressions',
  engagement: 'Engagement',
  conversion: 'Conversion',
} as const
export type ManageField = keyof typeof MANAGE_FIELDS
type ManageTexts = Record<ManageField, string>

/** The first values of the form. */
export function manageTextsOf({
  status,
  name,
  client,
  objective,
  budget,
  reach,
  metrics,
}: ManagedCampaign): ManageTexts {
  return {
    status,
    name,
    client,
    objective,
    budget: budget === null ? '' : formatNumber(toRupees(budget)),
    reach,
    impressions: metrics ? formatNumber(metrics.impressions) : '',
    engagement: metrics ? `${metrics.engagementBp / 100}` : '',
    conversion: metrics ? `${metrics.conversionBp / 100}` : '',
  }
}

/** @throws DomainError bad_input by the field */
function budgetOf(text: string): number | null {
  if (text.trim() === '') return null
  const amount = parseRupees(text)
  if (amount === null) throw badInput({ budget: 'Enter the budget in rupees, such as 5,00,000 or 5 lakh' })
  return toPaise(amount)
}

/** Basis points of a typed percentage, `3.8` or `3.8%`. @throws DomainError bad_input by field */
function shareOf(field: 'engagement' | 'conversion', text: string): number {
  const typed = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim())
  const bp = typed ? Math.round(Number(typed[1]) * 100) : -1
  if (bp < 0 || bp > 10_000) throw badInput({ [field]: `Enter the ${field} in percent, such as 3.8` })
  return bp
}

/** Figures are reported together, or not at all. @throws DomainError bad_input by the field */
function metricsOf({ impressions, engagement, conversion }: ManageTexts): CampaignManaging['metrics'] {
  if ([impressions, engagement, conversion].every((text) => text.trim() === '')) return null
  const count = parseRupees(impressions)
  if (count === null)
    throw badInput({ impressions: 'Enter the impressions as a number, such as 41,20,000 or 41.2 lakh' })
  return {
    impressions: count,
    engagementBp: shareOf('engagement', engagement),
    conversionBp: shareOf('conversion', conversion),
  }
}

/**
 * Request with only the changed fields, so that nothing else is overwritten.
 * @param base campaign that the form started with
 * @throws DomainError bad_input by field
 */
export function managingOf(texts: Texts, base: ManagedCampaign): CampaignManaging {
  const before = manageTextsOf(base)
  const draft = { ...before, ...texts }
  const isChanged = (...fields: ManageField[]) => fields.some((field) => draft[field].trim() !== before[field])
  const status = LISTED_STATES.find((state) => state === draft.status)
  const objective = OBJECTIVES.find((one) => one === draft.objective)
  if (isChanged('objective') && !objective) throw badInput({ objective: 'Choose an objective' })
  return {
    version: base.version,
    ...(isChanged('status') && status && { status }),
    ...(isChanged('name') && { name: draft.name }),
    ...(isChanged('client') && { client: draft.client }),
    ...(isChanged('objective') && objective && { objective }),
    ...(isChanged('budget') && { budget: budgetOf(draft.budget) }),
    ...(isChanged('reach') && { reach: draft.reach }),
    ...(isChanged('impressions', 'engagement', 'conversion') && { metrics: metricsOf(draft) }),
  }
}

const shown = (field: ManageField, text: string) => {
  if (text === '') return ''
  if (field === 'status') return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
  if (field === 'budget') return `₹${text}`
  return field === 'engagement' || field === 'conversion' ? `${text}%` : text
}

/** Values of the form as text. */
export const textsOf = (campaign: ManagedCampaign): FieldTexts => {
  const draft = manageTextsOf(campaign)
  const names = Object.keys(MANAGE_FIELDS) as ManageField[]
  return Object.fromEntries(names.map((name) => [MANAGE_FIELDS[name], shown(name, draft[name])]))
}
