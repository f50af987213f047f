import { TicketQuery } from '../../../worker/desk/rules/support/ticket.ts'
import { getSupportFigures, listTicketEvents, listTickets } from '../../../worker/desk/support/list-tickets.server.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { QuickStats, RecentTickets } from '../../features/desk/admin-support/support-side.tsx'
import { TicketList } from '../../features/desk/admin-support/ticket-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Route } from './+types/support-tickets'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['support'], async (service, user) => {
    const query = parseSearch(TicketQuery, url.searchParams)
    const [list, figures, events] = await Promise.all([
      listTickets(service, user, query),
      getSupportFigures(service),
      listTicketEvents(service),
    ])
    return { list: { ...list, isSpam: query.spam !== undefined, now: service.now.getTime() }, figures, events }
  })

export default function SupportTickets({ loaderData: { list, figures, events } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <TicketList {...list} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Panel title="Quick Stats">
          <QuickStats figures={figures} />
        </Panel>
        <Panel title="Recent Activity">
          <RecentTickets events={events} />
        </Panel>
      </div>
    </div>
  )
}
