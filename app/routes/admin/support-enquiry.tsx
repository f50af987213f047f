import { findEnquiryTicket } from '../../../worker/desk/support/enquiry-ticket.server.ts'
import { getEnquiry } from '../../../worker/planner/enquiries/enquiries.server.ts'
import { EnquiryDetail } from '../../features/desk/admin-support/enquiry-detail.tsx'
import { LinesTable } from '../../features/planner/plan/plan-document.tsx'
import { planParts } from '../../features/planner/plan/plan-formats.ts'
import { PlanTotals } from '../../features/planner/plan/plan-totals.tsx'
import type { Route } from './+types/support-enquiry'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['support'], async (service) => {
    const enquiry = await getEnquiry(service, params.reference)
    return { enquiry, ticket: (await findEnquiryTicket(service, enquiry.reference))?.reference ?? null }
  })

export default function SupportEnquiry({ loaderData: { enquiry, ticket } }: Route.ComponentProps) {
  const { plan } = enquiry
  return (
    <EnquiryDetail
      enquiry={enquiry}
      ticket={ticket}
      plan={
        plan && (
          <>
            <p className="mt-1 text-sm text-ink-2">{plan.title}</p>
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
