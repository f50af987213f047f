import { Building2 } from 'lucide-react'
import { listOwnerBookings } from '../../../worker/bookings/owner-bookings.server.ts'
import { BookingQuery } from '../../../worker/domain/booking/booking-query.ts'
import { civilDate } from '../../../worker/domain/dates.ts'
import { parseSearch } from '../../../worker/domain/parse.ts'
import { listOwnClaims } from '../../../worker/owners/claims.server.ts'
import { getMemberships } from '../../../worker/owners/memberships.server.ts'
import { call } from '../../context.ts'
import { ResendButton } from '../../features/account/resend-button.tsx'
import { OwnerClaims } from '../../features/owner-claims/owner-claims.tsx'
import { RequestList } from '../../features/owner-requests/request-list.tsx'
import { pageMeta } from '../../meta.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link.tsx'
import type { Route } from './+types/requests'
import { useUser } from './layout.tsx'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const query = parseSearch(BookingQuery, url.searchParams)
    const [list, { owners }, claims] = await Promise.all([
      listOwnerBookings(service, user, query),
      getMemberships(service, user),
      listOwnClaims(service, user),
    ])
    const { now } = service
    const tab = query.tab ?? 'requests'
    return { list, tab, isMember: owners.length > 0, claims, today: civilDate(now), now: now.getTime() }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Requests',
      description: 'What advertisers ask for, and what is booked.',
      path: '/dashboard/requests',
      noindex: true,
    },
    matches,
  )

export default function Requests({ loaderData: { isMember, claims, ...shown } }: Route.ComponentProps) {
  const user = useUser()
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Requests</h1>
      <div className="mt-5">
        {isMember ? (
          <RequestList key={shown.tab} {...shown} />
        ) : user.role === 'mediaOwner' ? (
          <>
            <p className="mb-6 max-w-[64ch] text-sm text-ink-2">
              Requests of advertisers come to the members of a company. You belong to none yet.
            </p>
            <OwnerClaims user={user} claims={claims} isMember={false} resend={<ResendButton look="button" />} />
          </>
        ) : (
          <EmptyState
            icon={Building2}
            title="Requests go to media owners"
            actions={
              <LinkButton to="/dashboard" variant="outline" size="sm">
                To your overview
              </LinkButton>
            }
          >
            Your account does not belong to a company that sells media.
          </EmptyState>
        )}
      </div>
    </>
  )
}
