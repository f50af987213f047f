import { listCreatives } from '../../../worker/booking/lines/creatives.server.ts'
import { listMessages } from '../../../worker/booking/lines/messages.server.ts'
import { getOwnerBooking } from '../../../worker/booking/lines/owner-bookings.server.ts'
import { getRequestBackground } from '../../../worker/booking/lines/request-background.server.ts'
import { listOwnOwners } from '../../../worker/catalogue/owners/memberships.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { listOwnerDocuments } from '../../../worker/money/documents/documents.server.ts'
import { listMissing } from '../../../worker/organisations/billing/billing-profile.server.ts'
import { mayAs } from '../../../worker/organisations/rules/owners/rights.ts'
import { call } from '../../context.ts'
import { BillingNeeded } from '../../features/money/billing/billing-needed.tsx'
import { DocumentList } from '../../features/money/documents/document-list.tsx'
import { RequestView } from '../../features/owner/owner-requests/request-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/request'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url, params: { lineId } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const user = await signedInUser(service, url)
    const [booking, background, messages, creatives] = await Promise.all([
      getOwnerBooking(service, user, lineId),
      getRequestBackground(service, user, lineId),
      listMessages(service, 'mediaOwner', user, lineId),
      listCreatives(service, user, lineId),
    ])
    const { now } = service
    const { ownerId: owner, campaignId } = booking.line
    const [missing, owners, documents] = await Promise.all([
      listMissing(service, { owner }),
      listOwnOwners(service, user),
      listOwnerDocuments(service, user, campaignId, owner),
    ])
    const mayEnter = owners.some(({ id, right }) => id === owner && mayAs(right, 'manage'))
    return {
      needed: { missing, owner, mayEnter },
      booking,
      background,
      messages,
      creatives,
      documents,
      today: civilDate(now),
      now: now.getTime(),
    }
  })

export const meta: Route.MetaFunction = ({ matches, params: { lineId } }) =>
  pageMeta(
    {
      title: 'Request',
      description: 'A booking request and its answers.',
      path: `/dashboard/requests/${lineId}`,
      noindex: true,
    },
    matches,
  )

export default function Request({ loaderData }: Route.ComponentProps) {
  const { needed, documents, ...shown } = loaderData
  const from = `/dashboard/requests/${shown.booking.line.id}`
  return (
    <RequestView
      {...shown}
      documents={<DocumentList documents={documents} today={shown.today} />}
      billing={needed.missing.length > 0 ? <BillingNeeded side="owner" {...needed} from={from} /> : null}
    />
  )
}
