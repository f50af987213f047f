import * as v from 'valibot'
import type { MilestoneKind } from '../../../booking/rules/milestone.ts'
import { type CivilDate, daysIn } from '../../../kernel/rules/dates.ts'
import { orAny, staffPage } from '../../../kernel/rules/fields.ts'
import type { Paise } from '../../../kernel/rules/money.ts'
import type { DocumentCampaign } from './document.ts'
import type { OwnerMoney } from './owner-money.ts'

// Amounts to pay and to refund, over several campaigns.

/** Lists of the page: overdue, due later, to be refunded. */
export const OWED_LISTS = ['overdue', 'due', 'refunds'] as const
export type OwedList = (typeof OWED_LISTS)[number]

export const OwedQuery = v.object({ list: orAny(v.picklist(OWED_LISTS)), page: staffPage })
export type OwedQuery = v.InferOutput<typeof OwedQuery>

/** Campaigns on a page. */
export const OWED_PAGE = 20

/** An open milestone of one owner, or with `kind` `refund` the sum that the owner has to refund. */
export interface OwedRow {
  kind: MilestoneKind | 'refund'
  percent: number
  amount: Paise
  received: Paise
  open: Paise
  /** Null while it depends on the invoice, and of a refund. */
  due: CivilDate | null
  /** 0 while it is not. */
  daysOverdue: number
  owner: OwnerMoney
  campaign: DocumentCampaign
  client: string
}

/** Days since something was due; 0 while it is not overdue. */
export const daysOverdue = (due: CivilDate | null, today: CivilDate): number =>
  due === null || due >= today ? 0 : daysIn({ start: due, end: today }) - 1

/** The rows of one owner of a campaign in one of the lists. */
export function owedRows(
  list: OwedList,
  owner: OwnerMoney,
  { campaign, client, today }: { campaign: DocumentCampaign; client: string; today: CivilDate },
): OwedRow[] {
  const common = { owner, campaign, client }
  if (list === 'refunds') {
    const { toRefund } = owner
    return toRefund === 0
      ? []
      : [
          {
            ...{ kind: 'refund', percent: 0, amount: toRefund, received: 0, open: toRefund, due: null },
            ...{ daysOverdue: 0, ...common },
          },
        ]
  }
  return owner.milestones.flatMap(({ kind, percent, amount, received, due }): OwedRow[] => {
    const days = daysOverdue(due, today)
    if (amount <= received || days > 0 !== (list === 'overdue')) return []
    return [{ ...{ kind, percent, amount, received, due, daysOverdue: days }, open: amount - received, ...common }]
  })
}

/** Earliest due date first; rows without a date last. */
export const byDue = (a: OwedRow, b: OwedRow): number =>
  (a.due ?? '9').localeCompare(b.due ?? '9') ||
  a.campaign.ref.localeCompare(b.campaign.ref) ||
  a.owner.owner.localeCompare(b.owner.owner)
