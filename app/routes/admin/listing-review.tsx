import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { getListingReview } from '../../../worker/supply/listings/review.server.ts'
import { ListingReview } from '../../features/backoffice/admin-approvals/listing-review.tsx'
import { ListingPreview } from '../../features/listing/listing-preview.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/listing-review'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['approvals'], async (service) => ({
    ...(await getListingReview(service, params.listingId)),
    today: civilDate(service.now),
  }))

export const meta = adminMeta('Pending Approvals, Admin')

export default function ListingReviewPage({ loaderData: { review, preview, today } }: Route.ComponentProps) {
  return (
    <AdminPage title="Pending Approvals">
      <ListingReview review={review}>
        {preview ? (
          <ListingPreview listing={preview.listing} category={preview.category} today={today} />
        ) : (
          <p className="text-ink-2">It has no rate by now.</p>
        )}
      </ListingReview>
    </AdminPage>
  )
}
