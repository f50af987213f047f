import { getTicket } from '../../../worker/support/support.server.ts'
import { TicketDetail } from '../../features/admin-support/ticket-detail.tsx'
import type { Route } from './+types/support-ticket'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['support'], (service) => getTicket(service, params.reference))

export default function SupportTicket({ loaderData }: Route.ComponentProps) {
  return <TicketDetail key={loaderData.reference} ticket={loaderData} />
}
