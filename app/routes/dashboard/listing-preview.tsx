import { Eye, EyeOff } from 'lucide-react'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { getPreview } from '../../../worker/supply/listings/preview.server.ts'
import { call } from '../../context.ts'
import { ListingPreview } from '../../features/listing/listing-preview.tsx'
import { pageMeta } from '../../meta.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Banner } from '../../ui/banner.tsx'
import type { Route } from './+types/listing-preview'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url, params: { listingId } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    return { ...(await getPreview(service, user, listingId)), today: civilDate(service.now) }
  })

export const meta: Route.MetaFunction = ({ matches, params: { listingId } }) =>
  pageMeta(
    {
      title: 'Preview of a listing',
      description: 'A listing as buyers see it.',
      path: `/dashboard/listings/${listingId}/preview`,
      noindex: true,
    },
    matches,
  )

export default function PreviewPage({ loaderData, params: { listingId } }: Route.ComponentProps) {
  const { state, listing, category, today } = loaderData
  const isLive = state === 'live'
  return (
    <>
      <h1 className="sr-only">Preview</h1>
      <BackLink to={`/dashboard/listings/${listingId}`}>Back to the listing</BackLink>
      <Banner icon={isLive ? Eye : EyeOff} tone="info" className="my-5">
        <b>{isLive ? 'Preview.' : 'Preview: not public yet.'}</b>{' '}
        {isLive ? 'Buyers see this listing as it is here.' : 'Buyers will see it like this once it is live.'}
      </Banner>
      <ListingPreview listing={listing} category={category} today={today} />
    </>
  )
}
