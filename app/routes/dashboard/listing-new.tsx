import { listCategories } from '../../../worker/catalogue/catalogue.server.ts'
import { listOwnClaims } from '../../../worker/organisations/owners/claims.server.ts'
import { mayAs } from '../../../worker/organisations/rules/owners/rights.ts'
import { readRules } from '../../../worker/supply/listings/own-listing.server.ts'
import { call } from '../../context.ts'
import { NewListing } from '../../features/owner/listing-editor/new-listing.tsx'
import { pageMeta } from '../../meta.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { Route } from './+types/listing-new'
import { useUser } from './layout.tsx'
import { memberOf } from './member.ts'
import { NotMember } from './not-member.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { user, owners, owner } = await memberOf(service, url)
    const [categories, claims] = await Promise.all([listCategories(service), owner ? [] : listOwnClaims(service, user)])
    const rules = await readRules(
      service,
      categories.map(({ id }) => id),
    )
    return {
      owners: owners.filter(({ right }) => mayAs(right, 'sell')).map(({ id, name }) => ({ id, name })),
      isMember: owner !== null,
      claims,
      media: categories.map(({ id, name }) => ({
        id,
        name,
        groups: rules.get(id)?.subcategories ?? [],
      })),
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    { title: 'Add a listing', description: 'Start a listing.', path: '/dashboard/listings/new', noindex: true },
    matches,
  )

export default function ListingNew({ loaderData: { owners, media, isMember, claims } }: Route.ComponentProps) {
  const user = useUser()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Listings', to: '/dashboard/listings' }, { label: 'Add a listing' }]} />
      <h1 className="mt-2 text-2xl lg:text-3xl">Add a listing</h1>
      {!isMember ? (
        <div className="mt-5">
          <NotMember
            user={user}
            claims={claims}
            text="Listings are made by the members of a company."
            others="Listings are for media owners"
          />
        </div>
      ) : owners.length === 0 ? (
        <p className="mt-5 text-sm text-ink-2">
          You can view listings here. Ask a manager of your company for the right to sell to add one.
        </p>
      ) : (
        <NewListing owners={owners} media={media} />
      )}
    </>
  )
}
