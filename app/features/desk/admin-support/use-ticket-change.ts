import { useState } from 'react'
import type { Ticket, TicketChange } from '../../../../worker/desk/rules/support/ticket.ts'
import { RequestError } from '../../../api-client.ts'
import { failureText } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useOneAct } from '../../../ui/use-one-act.ts'
import { changeTicket } from './tickets.queries.ts'

const CONFLICT = 'Someone else has changed this message. You see it as it is now: your change was not saved.'

/** Changes a ticket, one change at a time. `conflict` says that somebody else was first, until the next change. */
export function useTicketChange(ticket: Ticket) {
  const [conflict, setConflict] = useState<string | null>(null)
  const { run, pending } = useOneAct<true, true>((error) => {
    if (error instanceof RequestError && error.code === 'conflict') setConflict(CONFLICT)
    else toast({ tone: 'danger', title: 'Your change was not saved', description: failureText(error) })
    return true
  })

  function change(changes: Omit<TicketChange, 'version'>) {
    setConflict(null)
    void run(true, async () => {
      await changeTicket(ticket, changes)
      toast({ tone: 'success', title: 'Ticket saved' })
    })
  }

  return { change, isSaving: pending !== null, conflict }
}
