import { redirect } from 'react-router'
import { withReturn } from '../../../worker/identity/rules/return-address.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { isStaff } from '../../../worker/kernel/rules/identity/roles.ts'
import { getDocumentPage, getReader } from '../../../worker/money/documents/document-page.server.ts'
import { call } from '../../context.ts'
import { DocumentView } from '../../features/money/documents/document-view.tsx'
import { ShareLinks } from '../../features/money/documents/share-links.tsx'
import { EstimateButton } from '../../kit/estimates/estimate-button.tsx'
import { errorMeta, pageMeta } from '../../meta.ts'
import type { Route } from './+types/document'

export const handle = { app: true }

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    if (!(await service.session())) throw redirect(withReturn('/signin', url.pathname))
    const user = await getReader(service)
    const page = await getDocumentPage(service, user, params.documentId)
    return { page, isStaff: isStaff(user), now: service.now.getTime() }
  })

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: loaderData.page.title,
          description: 'A document of a campaign, as issued.',
          path: `/papers/${loaderData.page.document.id}`,
          noindex: true,
        },
        matches,
      )
    : errorMeta(error, matches)

/** Page that the document belongs to, for the reader's role; null when the reader has none. */
function backOf({ page: { document, isOwn }, isStaff: byStaff }: Route.ComponentProps['loaderData']) {
  const { campaignId, kind } = document
  if (campaignId !== null && byStaff) return { to: `/admin/campaigns/${campaignId}`, label: 'Back to the campaign' }
  if (campaignId !== null && isOwn) return { to: `/dashboard/campaigns/${campaignId}`, label: 'Back to the campaign' }
  if (kind === 'estimate') return { to: '/dashboard', label: 'Back to the overview' }
  return { to: '/dashboard/earnings', label: 'Back to earnings' }
}

export default function DocumentRoute({ loaderData }: Route.ComponentProps) {
  const { page, now } = loaderData
  return <DocumentView page={page} back={backOf(loaderData)} now={now} aside={<OwnEstimate page={page} now={now} />} />
}

/** Actions of an advertiser on an own estimate: share it, or make it again once it has expired. */
function OwnEstimate({ page, now }: Pick<Route.ComponentProps['loaderData'], 'page' | 'now'>) {
  const { document, isOwn, validUntil } = page
  if (validUntil === null || !isOwn) return null
  return (
    <div className="grid gap-4 print:hidden">
      {validUntil < now && (
        <div>
          <EstimateButton
            key={document.id}
            source={() => ({ kind: 'estimate', id: document.id })}
            label="Make a new estimate"
            variant="accent"
          />
        </div>
      )}
      <ShareLinks key={document.id} documentId={document.id} today={civilDate(new Date(now))} />
    </div>
  )
}
