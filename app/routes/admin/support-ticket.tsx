import { getTicket } from '../../../worker/support/support.server.ts'
import { call } from '../../context.ts'
import { TicketDetail } from '../../features/admin-support/ticket-detail.tsx'
import type { Route } from './+types/support-ticket'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  call(context, (service) => getTicket(service, params.reference))

export default function SupportTicket({ loaderData }: Route.ComponentProps) {
  return <TicketDetail key={loaderData.reference} ticket={loaderData} />
}
