import { useFetcher, useRevalidator } from 'react-router'
import { FORMS_LIVE_PATH } from '../../../worker/kernel/rules/live/live.ts'
import { getOwnerListing } from '../../../worker/supply/listings/read-listing.server.ts'
import { call } from '../../context.ts'
import { ListingEditor } from '../../features/owner/listing-editor/listing-editor.tsx'
import { PhotoEditor } from '../../kit/listing-photos/photo-editor.tsx'
import { LiveProvider } from '../../kit/live/live-provider.tsx'
import { useLiveEvents } from '../../kit/live/use-live.ts'
import { FRAMES } from '../../kit/map/frames.gen.ts'
import { useSession } from '../../kit/session/session.queries.ts'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/listing-edit'
import { useUser } from './layout.tsx'
import type { loader as mapLoader } from './listing-map.ts'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const listing = await getOwnerListing(service, user, params.listingId)
    return { listing, frame: FRAMES[listing.content.place.city] ?? null }
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      title: loaderData?.listing.content.title || 'New listing',
      description: 'Edit a listing.',
      path: `/dashboard/listings/${loaderData?.listing.id ?? ''}`,
      noindex: true,
    },
    matches,
  )

export default function ListingEdit({ loaderData: { listing, frame } }: Route.ComponentProps) {
  const user = useUser()
  const { mutate } = useSession()
  const other = useFetcher<typeof mapLoader>()
  return (
    <>
      <LiveProvider userId={user.id} path={FORMS_LIVE_PATH} onSessionEnd={() => mutate()}>
        <FollowFields />
      </LiveProvider>
      <ListingEditor
        key={listing.id}
        listing={listing}
        account={user}
        frame={other.data ? other.data.frame : frame}
        photos={(slot) => <PhotoEditor {...slot} />}
        onCity={(city) => void other.load(`/dashboard/listings/map?${new URLSearchParams({ city })}`)}
      />
    </>
  )
}

/** Reads the page again when staff change the fields of a category. */
function FollowFields() {
  const { revalidate } = useRevalidator()
  const read = () => void revalidate()
  useLiveEvents(({ event }) => event === 'categoryUpdate' && read(), read)
  return null
}
