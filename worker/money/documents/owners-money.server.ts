import { eq } from 'drizzle-orm'
import { campaigns } from '../../booking/campaigns.table.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import type { CampaignMoney } from '../rules/documents/money.ts'
import { type OwnerMoney, ownersMoneyOf } from '../rules/documents/owner-money.ts'
import { listCampaignMoney } from './campaign-money.server.ts'
import { readParties } from './parties.server.ts'

/** The owners of some campaigns with their money, in the order of the campaigns. */
export async function readOwnersMoney(
  ctx: ReadContext,
  all: readonly CampaignMoney[],
): Promise<{ money: CampaignMoney; owners: OwnerMoney[] }[]> {
  const ids = all.flatMap(({ lines, payments }) => [...lines, ...payments].map(({ ownerId }) => ownerId))
  const { supplierOf } = await readParties(ctx, { user: null, owners: [...new Set(ids)] })
  return all.map((money) => ({ money, owners: ownersMoneyOf(money, supplierOf, civilDate(ctx.now)) }))
}

/** Owners of one campaign with their money. The caller checks access to the campaign. */
export async function listOwnersMoney(ctx: ReadContext, campaign: string): Promise<OwnerMoney[]> {
  const all = await listCampaignMoney(ctx, eq(campaigns.id, campaign))
  const [one] = await readOwnersMoney(ctx, all)
  return one?.owners ?? []
}
