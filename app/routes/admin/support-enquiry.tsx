import { getEnquiry } from '../../../worker/enquiries/enquiries.server.ts'
import { EnquiryDetail } from '../../features/admin-support/enquiry-detail.tsx'
import { LinesTable } from '../../features/planner/plan/plan-document.tsx'
import { planParts } from '../../features/planner/plan/plan-formats.ts'
import { PlanTotals } from '../../features/planner/plan/plan-totals.tsx'
import type { Route } from './+types/support-enquiry'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['support'], (service) => getEnquiry(service, params.reference))

export default function SupportEnquiry({ loaderData }: Route.ComponentProps) {
  const { plan } = loaderData
  return (
    <EnquiryDetail
      enquiry={loaderData}
      plan={
        plan && (
          <>
            <p id="lines" className="mt-1 text-sm text-ink-2">
              {plan.title}
            </p>
            <LinesTable lines={plan.lineItems} parts={planParts(plan)} />
            <div className="mt-5 max-w-xl">
              <PlanTotals plan={plan} />
            </div>
          </>
        )
      }
    />
  )
}
