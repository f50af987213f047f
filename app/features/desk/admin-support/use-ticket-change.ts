import { useState } from 'react'
import { TICKET_PRIORITY_LABELS, type Ticket, type TicketChange } from '../../../../worker/desk/rules/support/ticket.ts'
import { useConflict } from '../../../kit/conflict/use-conflict.ts'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { TICKET_STATUS } from './ticket-labels.ts'
import { changeTicket } from './tickets.queries.ts'

type Change = Omit<TicketChange, 'version'>

/** Labels and values of the fields that staff change. */
const TEXTS: Record<keyof Change, (ticket: Ticket) => [label: string, text: string]> = {
  status: ({ status }) => ['Status', TICKET_STATUS[status].label],
  priority: ({ priority }) => ['Priority', TICKET_PRIORITY_LABELS[priority]],
  assignee: ({ assignee }) => ['Assigned to', assignee?.name ?? 'Unassigned'],
  isSpam: ({ isSpam }) => ['Spam', isSpam ? 'Yes' : 'No'],
}

/** Texts of the changed fields: changes by others to the rest of the ticket do not conflict. */
const textsOf = (changes: Change) => (ticket: Ticket) =>
  Object.fromEntries((Object.keys(changes) as (keyof Change)[]).map((name) => TEXTS[name](ticket)))

/** Changes a ticket, one change at a time. */
export function useTicketChange(ticket: Ticket) {
  const { conflict, send, clear } = useConflict<Ticket>(textsOf({}))
  const [wanted, setWanted] = useState<Change>({})
  const { run, isPending: isSaving } = useActs({ conflict: null })

  function change(changes: Change, from = ticket) {
    setWanted(changes)
    void run({
      send: () =>
        send(from, ({ reference, version }) => changeTicket(reference, { ...changes, version }), textsOf(changes)),
      done: 'Ticket saved',
      failed: 'Your change was not saved',
    })
  }

  return {
    change,
    isSaving,
    conflict: conflict && {
      changes: conflict.changes,
      isSaving,
      onTakeTheirs: clear,
      onKeepMine: () => change(wanted, conflict.current),
    },
  }
}
