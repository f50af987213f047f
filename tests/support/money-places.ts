import type { CurrentUser } from '../../worker/kernel/rules/identity/user.ts'
import { listCampaignSums } from '../../worker/money/documents/campaign-sums.server.ts'
import { listOwed } from '../../worker/money/documents/owed.server.ts'
import { listOwnersMoney } from '../../worker/money/documents/owners-money.server.ts'
import { getStatement } from '../../worker/money/documents/statement.server.ts'
import { getCampaignReport } from '../../worker/money/reports/reports.server.ts'
import { addSums, type MoneySums, sumFigures } from '../../worker/money/rules/documents/campaign-sums.ts'
import { OWED_LISTS, type OwedRow } from '../../worker/money/rules/documents/owed.ts'
import { exactMoney } from '../../worker/money/rules/documents/parts.ts'
import { service } from './service.ts'

/** The sums of a campaign at each place that shows them, as it prints them. */
export async function sumsAtPlaces(user: CurrentUser, campaign: string): Promise<Record<string, string[]>> {
  const texts = (sums: MoneySums | undefined) =>
    sums ? sumFigures(sums).map(({ label, amount }) => `${label} ${exactMoney(amount)}`) : []
  const [owners, report, paper, all] = await Promise.all([
    listOwnersMoney(service, campaign),
    getCampaignReport(service, user, campaign),
    getStatement(service, user, campaign),
    listCampaignSums(service, { kind: 'advertiser', user }),
  ])
  const [, box] = paper.parties
  const printed = box?.kind === 'open' ? [...box.rows, { label: 'Due now', value: box.amount }] : []
  return {
    campaign: texts(addSums(owners.map(({ sums }) => sums))).toSorted(),
    report: texts(report.sums).toSorted(),
    statement: printed.map(({ label, value }) => `${label} ${value.replace('−', '')}`).toSorted(),
    payments: texts(all[campaign]).toSorted(),
  }
}

/** The sums of an owner in a campaign: as its payments show them, and as the campaign does. */
export async function sumsOfOwner(user: CurrentUser, owner: string, campaign: string) {
  const own = await listCampaignSums(service, { kind: 'owner', user, owner })
  const inCampaign = (await listOwnersMoney(service, campaign)).find((one) => one.owner === owner)
  return [own[campaign], inCampaign?.sums]
}

/** Open sums by campaign, from the lists of payments. */
export async function openInLists(user: CurrentUser): Promise<Map<string, number>> {
  const open = new Map<string, number>()
  const count = ({ campaign, open: amount }: OwedRow) => open.set(campaign.id, (open.get(campaign.id) ?? 0) + amount)
  for (const list of OWED_LISTS.filter((one) => one !== 'refunds')) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const owed = await listOwed(service, { kind: 'advertiser', user }, { list, page })
      for (const row of owed.rows) count(row)
      pages = owed.pages
    }
  }
  return open
}
