import { Check, RotateCcw } from 'lucide-react'
import { listCannedAnswers } from '../../../worker/desk/support/canned-answers.server.ts'
import { getThread } from '../../../worker/desk/support/ticket-thread.server.ts'
import { TicketDetail } from '../../features/desk/admin-support/ticket-detail.tsx'
import { Linked, Requester } from '../../features/desk/admin-support/ticket-side.tsx'
import { TicketState } from '../../features/desk/admin-support/ticket-state.tsx'
import { useTicketChange } from '../../features/desk/admin-support/use-ticket-change.ts'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { Button } from '../../ui/button.tsx'
import { KeyHints } from '../../ui/key-hints.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { Route } from './+types/support-ticket'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['support'], async (service, user) => {
    const [ticket, canned] = await Promise.all([getThread(service, params.reference), listCannedAnswers(service)])
    return { ticket, canned, user, now: service.now.getTime() }
  })

const KEYS = [
  ['R', 'respond'],
  ['N', 'note'],
  ['Ctrl ↵', 'send'],
] as const

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(loaderData ? `${loaderData.ticket.reference}, Support, Admin` : 'Not found, Admin')({ matches })

export default function SupportTicket({ loaderData: { ticket, canned, user, now } }: Route.ComponentProps) {
  const { change, isSaving, conflict } = useTicketChange(ticket)
  const isResolved = ticket.status === 'resolved'
  return (
    <AdminPage
      title={ticket.reference}
      parent={{ to: '/admin/support', label: 'Support' }}
      actions={
        <>
          <KeyHints keys={KEYS} />
          <Button
            size="sm"
            variant={isResolved ? 'outline' : 'primary'}
            isPending={isSaving}
            onPress={() => change({ status: isResolved ? 'open' : 'resolved' })}
          >
            {isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        </>
      }
    >
      <TicketDetail key={ticket.reference} ticket={ticket} canned={canned} conflict={conflict}>
        <Panel title="Ticket">
          <TicketState ticket={ticket} now={now} isSaving={isSaving} onChange={change} />
        </Panel>
        <Panel title="Requester">
          <Requester ticket={ticket} user={user} />
        </Panel>
        {(ticket.about ?? ticket.enquiry) && (
          <Panel title="Linked">
            <Linked ticket={ticket} user={user} />
          </Panel>
        )}
      </TicketDetail>
    </AdminPage>
  )
}
