import { MessageSquareReply } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { failureText } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useOneAct } from '../../../ui/use-one-act.ts'
import { respondPath, ticketPath } from './ticket-card.tsx'
import { openTicketOf } from './tickets.queries.ts'

interface AnswerEnquiryProps {
  enquiry: string
  /** The ticket in which it is answered; null before there is one. */
  ticket: string | null
}

/** The way to the ticket of an enquiry; the first press makes it. */
export function AnswerEnquiry({ enquiry, ticket }: AnswerEnquiryProps) {
  const navigate = useNavigate()
  const { run, pending } = useOneAct<true, true>((error) => {
    toast({ tone: 'danger', title: 'No ticket was opened', description: failureText(error) })
    return true
  })
  if (ticket !== null) {
    return (
      <LinkButton to={ticketPath(ticket)} size="sm">
        <MessageSquareReply aria-hidden />
        Open ticket {ticket}
      </LinkButton>
    )
  }
  async function open() {
    let reference = ''
    const refused = await run(true, async () => {
      reference = (await openTicketOf(enquiry)).reference
    })
    if (refused === null) await navigate(respondPath(reference))
  }
  return (
    <Button size="sm" isPending={pending !== null} onPress={open}>
      <MessageSquareReply aria-hidden />
      Answer in a ticket
    </Button>
  )
}
