import { DomainError } from '../../../worker/kernel/rules/errors.ts'
import { getEnquiry } from '../../../worker/planner/enquiries/enquiries.server.ts'
import { PlanDocument } from '../../features/planner/plan/plan-document.tsx'
import printCss from '../../features/planner/plan/plan-print.css?url'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import type { Route } from './+types/support-plan'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['support'], async (service) => {
    const { reference, plan, createdAt } = await getEnquiry(service, params.reference)
    if (plan === null) throw new DomainError('not_found', 'This enquiry has no plan')
    return { reference, plan, createdAt }
  })

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: printCss, media: 'print' }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(loaderData ? `Plan of ${loaderData.reference}, Admin` : 'Not found, Admin')({ matches })

export default function SupportPlan({ loaderData: { reference, plan, createdAt } }: Route.ComponentProps) {
  return (
    <AdminPage title={`Plan of ${reference}`}>
      <BackLink to={`/admin/support/enquiries/${reference}`} className="print:hidden">
        The enquiry
      </BackLink>
      <PlanDocument shared={null} plan={plan} createdAt={createdAt} />
    </AdminPage>
  )
}
