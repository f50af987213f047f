import { listOwnClaims } from '../../../worker/organisations/owners/claims.server.ts'
import { mayAs } from '../../../worker/organisations/rules/owners/rights.ts'
import { listMedia, listPastImports } from '../../../worker/supply/imports/past-imports.server.ts'
import { call } from '../../context.ts'
import { ImportView } from '../../features/owner/listing-import/import-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/import'
import { useUser } from './layout.tsx'
import { memberOf } from './member.ts'
import { NotMember } from './not-member.tsx'
import { OwnerChoice } from './owner-choice.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { user, owners, owner } = await memberOf(service, url)
    if (!owner) return { owner, owners, claims: await listOwnClaims(service, user), media: [], imports: [] }
    const [media, imports] = await Promise.all([
      listMedia(service, user, owner.id),
      listPastImports(service, user, owner.id),
    ])
    return { owner, owners, claims: [], media, imports }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Import listings',
      description: 'Listings from XLSX and CSV files.',
      path: '/dashboard/import',
      noindex: true,
    },
    matches,
  )

export default function Import({ loaderData: { owner, owners, claims, media, imports } }: Route.ComponentProps) {
  const user = useUser()
  if (!owner) {
    return (
      <>
        <h1 className="mb-5 text-2xl lg:text-3xl">Import listings</h1>
        <NotMember
          user={user}
          claims={claims}
          text="Files are imported by the members of a company."
          others="Imports are for media owners"
        />
      </>
    )
  }
  return (
    <>
      <OwnerChoice
        owners={owners}
        owner={owner}
        hrefOf={(id) => `/dashboard/import?${new URLSearchParams({ owner: id })}`}
      />
      <ImportView
        key={owner.id}
        owner={owner.id}
        maySell={mayAs(owner.right, 'sell')}
        media={media}
        imports={imports}
      />
    </>
  )
}
