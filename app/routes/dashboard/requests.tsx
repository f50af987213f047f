import { listOwnerBookings } from '../../../worker/booking/lines/owner-bookings.server.ts'
import { BookingQuery } from '../../../worker/booking/rules/lines/booking-query.ts'
import { listOwnOwners } from '../../../worker/catalogue/owners/memberships.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { listMissing } from '../../../worker/organisations/billing/billing-profile.server.ts'
import { listOwnClaims } from '../../../worker/organisations/owners/claims.server.ts'
import { mayAs } from '../../../worker/organisations/rules/owners/rights.ts'
import { call } from '../../context.ts'
import { BillingNeeded } from '../../features/money/billing/billing-needed.tsx'
import { REQUEST_KEYS, RequestList } from '../../features/owner/owner-requests/request-list.tsx'
import { pageMeta } from '../../meta.ts'
import { KeyHints } from '../../ui/key-hints.tsx'
import type { Route } from './+types/requests'
import { useUser } from './layout.tsx'
import { NotMember } from './not-member.tsx'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const query = parseSearch(BookingQuery, url.searchParams)
    const [list, owners, claims] = await Promise.all([
      listOwnerBookings(service, user, query),
      listOwnOwners(service, user),
      listOwnClaims(service, user),
    ])
    const needed = await Promise.all(
      owners.map(async ({ id, right }) => ({
        owner: id,
        missing: await listMissing(service, { owner: id }),
        mayEnter: mayAs(right, 'manage'),
      })),
    )
    const { now } = service
    const tab = query.tab ?? 'requests'
    return { list, tab, isMember: owners.length > 0, needed, claims, today: civilDate(now), now: now.getTime() }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Requests',
      description: 'Requests and bookings.',
      path: '/dashboard/requests',
      noindex: true,
    },
    matches,
  )

export default function Requests({ loaderData: { isMember, needed, claims, ...shown } }: Route.ComponentProps) {
  const user = useUser()
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-2xl lg:text-3xl">Requests</h1>
        {isMember && <KeyHints keys={REQUEST_KEYS} />}
      </div>
      {needed.map((of) => (
        <BillingNeeded key={of.owner} side="owner" {...of} from="/dashboard/requests" />
      ))}
      <div className="mt-5">
        {isMember ? (
          <RequestList key={shown.tab} {...shown} />
        ) : (
          <NotMember
            user={user}
            claims={claims}
            text="Members of a company receive its requests."
            others="Requests go to media owners"
          />
        )}
      </div>
    </>
  )
}
