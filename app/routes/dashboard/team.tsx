import { listTeamActs } from '../../../worker/backoffice/audit/team-acts.server.ts'
import { listOwnClaims } from '../../../worker/organisations/owners/claims.server.ts'
import { getTeam } from '../../../worker/organisations/owners/team.server.ts'
import { call } from '../../context.ts'
import { TeamView } from '../../features/owner/team/team-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/team'
import { useUser } from './layout.tsx'
import { memberOf } from './member.ts'
import { NotMember } from './not-member.tsx'
import { OwnerChoice } from './owner-choice.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { user, owner, owners } = await memberOf(service, url)
    if (!owner) return { member: null, claims: await listOwnClaims(service, user) }
    const [team, acts] = await Promise.all([getTeam(service, user, owner.id), listTeamActs(service, user, owner.id)])
    return { member: { owner, owners, team, acts, now: service.now.getTime() }, claims: [] }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Team',
      description: 'Members of your company and their rights.',
      path: '/dashboard/team',
      noindex: true,
    },
    matches,
  )

export default function TeamRoute({ loaderData: { member, claims } }: Route.ComponentProps) {
  const user = useUser()
  if (!member) {
    return (
      <>
        <h1 className="mb-5 text-2xl lg:text-3xl">Team</h1>
        <NotMember
          user={user}
          claims={claims}
          text="Members of a company that sells media."
          others="Teams are for media owners"
        />
      </>
    )
  }
  const { owners, ...shown } = member
  return (
    <>
      <OwnerChoice
        owners={owners}
        owner={shown.owner}
        hrefOf={(id) => `/dashboard/team?${new URLSearchParams({ owner: id })}`}
      />
      <TeamView key={shown.owner.id} {...shown} />
    </>
  )
}
