import { listOwnerProofs } from '../../../worker/booking/proofs/owner-proofs.server.ts'
import { ProofQuery } from '../../../worker/booking/rules/proofs/proof-inputs.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { listOwnClaims } from '../../../worker/organisations/owners/claims.server.ts'
import { call } from '../../context.ts'
import { ProofList } from '../../features/owner/owner-proofs/proof-list.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/proofs'
import { useUser } from './layout.tsx'
import { memberOf } from './member.ts'
import { NotMember } from './not-member.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { user, owner } = await memberOf(service, url)
    const query = parseSearch(ProofQuery, url.searchParams)
    const [list, claims] = await Promise.all([listOwnerProofs(service, user, query), listOwnClaims(service, user)])
    return { list, claims, isMember: owner !== null, tab: query.tab ?? 'due', today: civilDate(service.now) }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Proofs',
      description: 'Proofs of bookings, and answers of advertisers.',
      path: '/dashboard/proofs',
      noindex: true,
    },
    matches,
  )

export default function Proofs({ loaderData: { isMember, claims, ...shown } }: Route.ComponentProps) {
  const user = useUser()
  if (isMember) return <ProofList key={shown.tab} {...shown} />
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Proofs</h1>
      <div className="mt-5">
        <NotMember
          user={user}
          claims={claims}
          text="Members of a company send its proofs."
          others="Proofs are sent by media owners"
        />
      </div>
    </>
  )
}
