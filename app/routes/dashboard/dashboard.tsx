import { getCatalogueFacts } from '../../../worker/catalogue/overview.server.ts'
import { civilDate } from '../../../worker/domain/dates.ts'
import { listOwnEnquiries } from '../../../worker/enquiries/listing-enquiries.server.ts'
import { listOwnClaims } from '../../../worker/owners/claims.server.ts'
import { getMemberships } from '../../../worker/owners/memberships.server.ts'
import { call } from '../../context.ts'
import { ResendButton } from '../../features/account/resend-button.tsx'
import { AdminHome } from '../../features/dashboard/admin-home.tsx'
import { AdvertiserHome } from '../../features/dashboard/advertiser-home.tsx'
import { DashboardFrame } from '../../features/dashboard/dashboard-frame.tsx'
import { greeting } from '../../features/dashboard/greeting.ts'
import { OwnEnquiries } from '../../features/dashboard/own-enquiries.tsx'
import { OwnerHome } from '../../features/dashboard/owner-home.tsx'
import { OwnerClaims } from '../../features/owner-claims/owner-claims.tsx'
import { PlannerDialog } from '../../features/planner/planner-dialog.tsx'
import { useSavedListings } from '../../features/saved-listings/shortlist.queries.ts'
import { useShortlist } from '../../features/shortlist/shortlist.ts'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/dashboard'
import { useUser } from './layout.tsx'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const [catalogue, own, claims, enquiries] = await Promise.all([
      getCatalogueFacts(service),
      user.role === 'mediaOwner' ? getMemberships(service, user) : null,
      user.role === 'mediaOwner' ? listOwnClaims(service, user) : [],
      listOwnEnquiries(service, user),
    ])
    return { catalogue, own, claims, enquiries, today: civilDate(service.now), greeting: greeting(service.now) }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Your dashboard',
      description: 'Your saved media, your listings and your account.',
      path: '/dashboard',
      noindex: true,
    },
    matches,
  )

/** The number of saved listings on this page; the shortlist shows all. */
const SHOWN = 4

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  const saved = useShortlist()
  const { listings, isLoading } = useSavedListings(saved?.slice(0, SHOWN) ?? [])
  const { catalogue, own, claims, enquiries, today } = loaderData
  const asked = <OwnEnquiries enquiries={enquiries} today={today} />
  const frame = { user, greeting: loaderData.greeting, saved: saved?.length ?? null }

  if (user.role === 'admin') {
    return (
      <DashboardFrame {...frame}>
        <AdminHome catalogue={catalogue} />
        {asked}
      </DashboardFrame>
    )
  }
  if (own) {
    return (
      <DashboardFrame {...frame}>
        <OwnerHome
          own={own}
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
    <DashboardFrame {...frame} actions={<PlannerDialog size="md" />}>
      <AdvertiserHome
        catalogue={catalogue}
        saved={saved?.map(({ id }) => id) ?? null}
        listings={listings}
        isLoading={isLoading || saved === null}
        enquiries={asked}
        today={today}
      />
    </DashboardFrame>
  )
}
