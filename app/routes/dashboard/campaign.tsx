import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { getCampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import { getDelivery } from '../../../worker/booking/proofs/delivery.server.ts'
import { getRule } from '../../../worker/catalogue/taxes/rules.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { listCampaignDocuments } from '../../../worker/money/documents/documents.server.ts'
import { listOwnersMoney } from '../../../worker/money/documents/owners-money.server.ts'
import { addSums } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { hasReport } from '../../../worker/money/rules/reports/has-report.ts'
import { listMissing } from '../../../worker/organisations/billing/billing-profile.server.ts'
import { CONDITIONS } from '../../../worker/organisations/rules/billing/conditions.ts'
import { call } from '../../context.ts'
import { DeliverySummary } from '../../features/campaigns/campaign-proofs/delivery-summary.tsx'
import { CampaignView } from '../../features/campaigns/campaign-view.tsx'
import { moneyNotes, quoteFigures } from '../../features/campaigns/sums.ts'
import { BillingNeeded } from '../../features/money/billing/billing-needed.tsx'
import { conditionItems } from '../../features/money/billing/condition-items.tsx'
import { CampaignPayments } from '../../features/money/payments/campaign-payments.tsx'
import { StatBand } from '../../features/shell/dashboard/stat-band.tsx'
import { MoneyBlock } from '../../kit/money-display/money-sums.tsx'
import { ResendButton } from '../../kit/session/resend-button.tsx'
import { pageMeta } from '../../meta.ts'
import { useSearch } from '../../ui/use-range.ts'
import type { Route } from './+types/campaign'
import { useUser } from './layout.tsx'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const today = civilDate(service.now)
    const [page, documents, delivery, bands, missing, owners] = await Promise.all([
      getCampaignPage(service, user, params.campaignId),
      listCampaignDocuments(service, user, params.campaignId),
      getDelivery(service, user, params.campaignId),
      getRule(service, 'cancellation', today),
      listMissing(service, { user: user.id }),
      // The page itself checks who may read the campaign.
      listOwnersMoney(service, params.campaignId),
    ])
    return { page, documents, delivery, bands, missing, owners, today }
  })

/** Opening a dialog changes only the search part of the address; all its data is already loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      title: loaderData?.page.campaign.name ?? 'Campaign',
      description: 'A campaign with its lines, costs and next steps.',
      path: `/dashboard/campaigns/${loaderData?.page.campaign.id ?? ''}`,
      noindex: true,
    },
    matches,
  )

export default function CampaignRoute({
  loaderData: { page, documents, delivery, bands, missing, owners, today },
}: Route.ComponentProps) {
  const user = useUser()
  const search = useSearch()
  const asked = new URLSearchParams(search)
  const isOrdered = hasReport(page.campaign)
  const from = `/dashboard/campaigns/${page.campaign.id}${search}`
  const conditions = CONDITIONS.send({ emailVerified: user.emailVerified, missing })
  return (
    <CampaignView
      key={page.campaign.id}
      page={page}
      documents={documents}
      openLine={asked.get('line')}
      isSending={asked.has('send')}
      delivery={<DeliverySummary delivery={delivery} today={today} />}
      figures={
        isOrdered ? (
          <MoneyBlock sums={addSums(owners.map(({ sums }) => sums))} notes={moneyNotes(page.campaign)} today={today} />
        ) : (
          <StatBand stats={quoteFigures(page.campaign)} />
        )
      }
      payments={isOrdered && <CampaignPayments campaign={page.campaign} owners={owners} today={today} />}
      conditions={conditionItems(conditions, { from, resend: <ResendButton look="button" /> })}
      billing={missing.length > 0 ? <BillingNeeded side="advertiser" missing={missing} from={from} /> : null}
      bands={bands}
      today={today}
    />
  )
}
