import { parseSearch } from '../../../worker/domain/parse.ts'
import { TicketQuery } from '../../../worker/domain/support/ticket.ts'
import { listTickets } from '../../../worker/support/list-tickets.server.ts'
import { TicketList } from '../../features/admin-support/ticket-list.tsx'
import type { Route } from './+types/support-tickets'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['support'], async (service, user) => {
    const query = parseSearch(TicketQuery, url.searchParams)
    return { ...(await listTickets(service, user, query)), isSpam: query.spam !== undefined }
  })

export default function SupportTickets({ loaderData }: Route.ComponentProps) {
  return <TicketList {...loaderData} />
}
