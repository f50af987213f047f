import { EnquiryQuery } from '../../../worker/domain/enquiries/enquiry.ts'
import { listEnquiries } from '../../../worker/enquiries/enquiries.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { EnquiryList } from '../../features/admin-support/enquiry-list.tsx'
import type { Route } from './+types/support-enquiries'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['support'], (service) => listEnquiries(service, parseSearch(EnquiryQuery, url.searchParams)))

export default function SupportEnquiries({ loaderData }: Route.ComponentProps) {
  return <EnquiryList {...loaderData} />
}
