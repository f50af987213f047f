import { type Delivery, getDelivery } from '../../../worker/booking/proofs/delivery.server.ts'
import { listShares } from '../../../worker/booking/proofs/shares.server.ts'
import { civilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { call } from '../../context.ts'
import { DeliveryView } from '../../features/campaigns/campaign-proofs/delivery-view.tsx'
import { StatBand } from '../../features/shell/dashboard/stat-band.tsx'
import { pageMeta } from '../../meta.ts'
import { useSearch } from '../../ui/use-range.ts'
import type { Route } from './+types/campaign-proofs'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url, params: { campaignId } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const [delivery, shares] = await Promise.all([
      getDelivery(service, user, campaignId),
      listShares(service, user, campaignId),
    ])
    return { delivery, shares, today: civilDate(service.now) }
  })

export const meta: Route.MetaFunction = ({ matches, params: { campaignId } }) =>
  pageMeta(
    {
      title: 'Proofs',
      description: 'Proofs of a campaign by its media owners.',
      path: `/dashboard/campaigns/${campaignId}/proofs`,
      noindex: true,
    },
    matches,
  )

/** Earliest time by which an answer is due; null when none is. */
function firstAnswer({ lines }: Delivery): number | null {
  const times = lines.flatMap(({ proofs }) =>
    proofs.flatMap(({ status, answerBy }) => (status === 'uploaded' && answerBy !== null ? [answerBy] : [])),
  )
  return times.length === 0 ? null : Math.min(...times)
}

export default function CampaignProofs({ loaderData: { delivery, shares, today } }: Route.ComponentProps) {
  const { due, accepted, toAnswer, disputed, missing } = delivery.counts
  const by = firstAnswer(delivery)
  const stats = [
    { label: 'Due so far', value: due, note: `by ${formatDate(today, today)}` },
    { label: 'Accepted', value: accepted, note: disputed > 0 ? `of ${due}, ${disputed} disputed` : `of ${due}` },
    {
      label: 'To answer',
      value: toAnswer,
      note: by === null ? 'nothing waits' : `the first by ${formatDate(civilDate(new Date(by)), today)}`,
    },
    { label: 'Missing', value: missing, note: missing === 0 ? 'nothing is late' : 'their day is past' },
  ]
  return (
    <DeliveryView
      delivery={delivery}
      shares={shares}
      wanted={new URLSearchParams(useSearch()).get('proof')}
      figures={<StatBand stats={stats} />}
      today={today}
    />
  )
}
