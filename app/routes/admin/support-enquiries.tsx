import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { listEnquiries } from '../../../worker/planner/enquiries/enquiries.server.ts'
import { EnquiryQuery } from '../../../worker/planner/rules/enquiries/enquiry.ts'
import { EnquiryList } from '../../features/desk/admin-support/enquiry-list.tsx'
import type { Route } from './+types/support-enquiries'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['support'], (service) => listEnquiries(service, parseSearch(EnquiryQuery, url.searchParams)))

export default function SupportEnquiries({ loaderData }: Route.ComponentProps) {
  return <EnquiryList {...loaderData} />
}
