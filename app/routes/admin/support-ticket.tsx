import { getThread } from '../../../worker/support/ticket-thread.server.ts'
import { TicketDetail } from '../../features/admin-support/ticket-detail.tsx'
import type { Route } from './+types/support-ticket'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['support'], (service) => getThread(service, params.reference))

export default function SupportTicket({ loaderData }: Route.ComponentProps) {
  return <TicketDetail key={loaderData.reference} ticket={loaderData} />
}
