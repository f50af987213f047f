import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { getEarnings } from '../../../worker/money/earnings/earnings.server.ts'
import { EarningsQuery } from '../../../worker/money/rules/earnings/range.ts'
import { listOwnClaims } from '../../../worker/organisations/owners/claims.server.ts'
import { call } from '../../context.ts'
import { EarningsView, earningsPath } from '../../features/money/earnings/earnings-view.tsx'
import { StatBand } from '../../features/shell/dashboard/stat-band.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/earnings'
import { useUser } from './layout.tsx'
import { memberOf } from './member.ts'
import { NotMember } from './not-member.tsx'
import { OwnerChoice } from './owner-choice.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { user, owner, owners } = await memberOf(service, url)
    if (!owner) return { member: null, claims: await listOwnClaims(service, user) }
    const report = await getEarnings(service, user, owner.id, parseSearch(EarningsQuery, url.searchParams))
    return { member: { owner, owners, report }, claims: [] }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Earnings',
      description: 'Earnings by month and by listing.',
      path: '/dashboard/earnings',
      noindex: true,
    },
    matches,
  )

export default function EarningsRoute({ loaderData: { member, claims } }: Route.ComponentProps) {
  const user = useUser()
  if (!member) {
    return (
      <>
        <h1 className="mb-5 text-2xl lg:text-3xl">Earnings</h1>
        <NotMember
          user={user}
          claims={claims}
          text="Earnings are visible to members of the company."
          others="Earnings are for media owners"
        />
      </>
    )
  }
  const { owner, owners, report } = member
  const { total, bookings } = report
  return (
    <>
      <OwnerChoice owners={owners} owner={owner} hrefOf={(id) => earningsPath(id, report.range)} />
      <EarningsView
        key={`${owner.id} ${report.range}`}
        owner={owner}
        report={report}
        figures={
          <StatBand
            stats={[
              {
                label: 'Booked',
                value: formatMoney(total.value),
                note: `before GST, ${plural(bookings, ['booking', 'bookings'])}`,
              },
              { label: 'Paid to you', value: formatMoney(total.received), note: 'as you or our team recorded' },
              { label: 'Invoiced', value: formatMoney(total.invoiced), note: 'and not paid yet' },
              { label: 'Expected', value: formatMoney(total.expected), note: 'booked, not invoiced' },
            ]}
          />
        }
      />
    </>
  )
}
