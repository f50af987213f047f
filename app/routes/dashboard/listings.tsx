import { listCategories } from '../../../worker/catalogue/catalogue.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { listOwnClaims } from '../../../worker/organisations/owners/claims.server.ts'
import { listOwnerListings } from '../../../worker/supply/listings/list-listings.server.ts'
import { OwnerListingsQuery } from '../../../worker/supply/rules/listings/owner-listing.ts'
import { call } from '../../context.ts'
import { ListingsView } from '../../features/owner/owner-listings/listings-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/listings'
import { useUser } from './layout.tsx'
import { memberOf } from './member.ts'
import { NotMember } from './not-member.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const query = parseSearch(OwnerListingsQuery, url.searchParams)
    const { user, owners } = await memberOf(service, url)
    const [list, claims, categories] = await Promise.all([
      owners.length > 0 ? listOwnerListings(service, user, query) : null,
      owners.length > 0 ? [] : listOwnClaims(service, user),
      listCategories(service),
    ])
    return {
      list,
      claims,
      query,
      owners: owners.map(({ id, name, right }) => ({ id, name, right })),
      media: categories.map(({ id, name }) => ({ id, name })),
      now: service.now.getTime(),
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Listings',
      description: 'Your listings in all states.',
      path: '/dashboard/listings',
      noindex: true,
    },
    matches,
  )

export default function Listings({ loaderData: { list, claims, ...shown } }: Route.ComponentProps) {
  const user = useUser()
  if (list) return <ListingsView list={list} {...shown} />
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Listings</h1>
      <div className="mt-5">
        <NotMember
          user={user}
          claims={claims}
          text="Listings are made by the members of a company."
          others="Listings are for media owners"
        />
      </div>
    </>
  )
}
