import { isStaff } from '../../../worker/kernel/rules/identity/roles.ts'
import { getReader } from '../../../worker/money/documents/document-page.server.ts'
import { pagesOf } from '../../../worker/money/documents/pages.server.ts'
import { getStatement } from '../../../worker/money/documents/statement.server.ts'
import { call } from '../../context.ts'
import { StatementView } from '../../features/money/documents/statement-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/statement'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, params: { campaignId }, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    await signedInUser(service, url)
    const user = await getReader(service)
    const paper = await getStatement(service, user, campaignId)
    return { title: `${paper.title} ${paper.number}`, pages: pagesOf(paper), campaignId, byStaff: isStaff(user) }
  })

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: loaderData?.title ?? 'Campaign statement',
      description: 'Invoices and payments of a campaign.',
      path: `/dashboard/campaigns/${loaderData?.campaignId ?? ''}/statement`,
      noindex: true,
    },
    matches,
  )

export default function StatementRoute({ loaderData: { title, pages, campaignId, byStaff } }: Route.ComponentProps) {
  return (
    <StatementView
      title={title}
      pages={pages}
      back={{ to: `${byStaff ? '/admin' : '/dashboard'}/campaigns/${campaignId}`, label: 'The campaign' }}
      pdfPath={`/dashboard/campaigns/${campaignId}/statement.pdf`}
    />
  )
}
