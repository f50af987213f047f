import { listCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { countRequests, listOwnerBookings } from '../../../worker/booking/lines/owner-bookings.server.ts'
import { getCatalogueFacts } from '../../../worker/catalogue/overview.server.ts'
import { getMemberships } from '../../../worker/catalogue/owners/memberships.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { isStaff } from '../../../worker/kernel/rules/identity/roles.ts'
import { listCampaignSums } from '../../../worker/money/documents/campaign-sums.server.ts'
import { listOwnerFigures } from '../../../worker/money/earnings/earnings.server.ts'
import { addSums } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { listMissing } from '../../../worker/organisations/billing/billing-profile.server.ts'
import { listOwnClaims } from '../../../worker/organisations/owners/claims.server.ts'
import { listOwnEnquiries } from '../../../worker/planner/enquiries/listing-enquiries.server.ts'
import { listSavedPlans } from '../../../worker/planner/plans.server.ts'
import { call } from '../../context.ts'
import { OwnCampaigns } from '../../features/campaigns/own-campaigns.tsx'
import { overviewFigures } from '../../features/campaigns/sums.ts'
import { useSavedListings } from '../../features/catalogue/saved-listings/shortlist.queries.ts'
import { OwnerClaims } from '../../features/owner/owner-claims/owner-claims.tsx'
import { DueRequests } from '../../features/owner/owner-requests/due-requests.tsx'
import { PlannerDialog } from '../../features/planner/planner-dialog.tsx'
import { AdminHome } from '../../features/shell/dashboard/admin-home.tsx'
import { AdvertiserHome } from '../../features/shell/dashboard/advertiser-home.tsx'
import { DashboardFrame } from '../../features/shell/dashboard/dashboard-frame.tsx'
import { greeting } from '../../features/shell/dashboard/greeting.ts'
import { OwnEnquiries } from '../../features/shell/dashboard/own-enquiries.tsx'
import { OwnerHome } from '../../features/shell/dashboard/owner-home.tsx'
import { Part } from '../../features/shell/dashboard/part.tsx'
import { SavedPlans } from '../../features/shell/dashboard/saved-plans.tsx'
import { MoneyBlock } from '../../kit/money-display/money-sums.tsx'
import { ResendButton } from '../../kit/session/resend-button.tsx'
import { useShortlist } from '../../kit/shortlist/shortlist.ts'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/dashboard'
import { useUser } from './layout.tsx'
import { signedInUser } from './signed-in.ts'

/** Maximum number of saved listings, or of requests, on this page. */
const SHOWN = 4

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const [catalogue, own, figures, requests, due, claims, enquiries, campaigns, sums, plans] = await Promise.all([
      getCatalogueFacts(service),
      user.role === 'mediaOwner' ? getMemberships(service, user) : null,
      user.role === 'mediaOwner' ? listOwnerFigures(service, user) : [],
      user.role === 'mediaOwner' ? listOwnerBookings(service, user, { page: 1 }) : null,
      user.role === 'mediaOwner' ? countRequests(service, user) : 0,
      user.role === 'mediaOwner' ? listOwnClaims(service, user) : [],
      listOwnEnquiries(service, user),
      user.role === 'advertiser' ? listCampaigns(service, user) : [],
      user.role === 'advertiser' ? listCampaignSums(service, { kind: 'advertiser', user }) : {},
      user.role === 'advertiser' ? listSavedPlans(service, user) : [],
    ])
    // The first company that cannot accept bookings yet, else the first one.
    const companies = await Promise.all(
      (own?.owners ?? []).map(async ({ id }) => ({ id, missing: await listMissing(service, { owner: id }) })),
    )
    const selling = own && {
      owner: companies.find(({ missing }) => missing.length > 0) ?? companies[0] ?? null,
      listings: figures.reduce((sum, of) => sum + of.listings.reduce((all, { count }) => all + count, 0), 0),
    }
    const { now } = service
    return {
      ...{ catalogue, own, selling, figures, claims, enquiries, campaigns, sums, plans },
      requests: requests && { bookings: requests.bookings.slice(0, SHOWN), total: due },
      today: civilDate(now),
      now: now.getTime(),
      greeting: greeting(now),
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Your dashboard',
      description: 'Your campaigns, your saved media, your listings and your account.',
      path: '/dashboard',
      noindex: true,
    },
    matches,
  )

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  const saved = useShortlist()
  const { listings, isLoading } = useSavedListings(saved?.slice(0, SHOWN) ?? [])
  const { catalogue, own, selling, figures, requests, claims, enquiries, campaigns, sums, plans, today, now } =
    loaderData
  const asked = <OwnEnquiries enquiries={enquiries} today={today} />
  const frame = { user, greeting: loaderData.greeting, saved: saved?.length ?? null, selling }

  if (isStaff(user)) {
    return (
      <DashboardFrame {...frame}>
        <AdminHome user={user} catalogue={catalogue} />
        {asked}
      </DashboardFrame>
    )
  }
  if (own) {
    return (
      <DashboardFrame {...frame}>
        <OwnerHome
          own={own}
          figures={figures}
          requests={requests && <DueRequests {...requests} today={today} now={now} />}
          claims={
            <OwnerClaims
              user={user}
              claims={claims}
              isMember={own.owners.length > 0}
              resend={<ResendButton look="button" />}
            />
          }
          today={today}
        />
        {asked}
      </DashboardFrame>
    )
  }
  return (
    // Without a campaign the page itself offers the planner.
    <DashboardFrame {...frame} actions={campaigns.length > 0 && <PlannerDialog size="md" />}>
      <AdvertiserHome
        catalogue={catalogue}
        saved={saved?.map(({ id }) => id) ?? null}
        listings={listings}
        isLoading={isLoading || saved === null}
        figures={campaigns.length > 0 ? overviewFigures(campaigns) : null}
        money={campaigns.length > 0 && <MoneyBlock sums={addSums(Object.values(sums))} today={today} />}
        campaigns={
          <Part
            id="campaigns"
            title="Campaigns"
            links={campaigns.length > 0 ? [{ to: '/dashboard/campaigns', label: 'See all' }] : []}
          >
            <OwnCampaigns
              campaigns={campaigns}
              sums={sums}
              planner={<PlannerDialog size="md" variant="outline" />}
              today={today}
            />
          </Part>
        }
        plans={<SavedPlans plans={plans} planner={<PlannerDialog size="md" variant="outline" />} today={today} />}
        enquiries={<OwnEnquiries enquiries={enquiries} isOffered today={today} />}
        today={today}
      />
    </DashboardFrame>
  )
}
