import { MessageSquareReply } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { respondPath, ticketPath } from './ticket-card.tsx'
import { openTicketOf } from './tickets.queries.ts'

interface AnswerEnquiryProps {
  enquiry: string
  /** Reference of the enquiry's ticket; null before there is one. */
  ticket: string | null
}

/** Link to the ticket of an enquiry; the first press creates the ticket. */
export function AnswerEnquiry({ enquiry, ticket }: AnswerEnquiryProps) {
  const navigate = useNavigate()
  const { run, isPending } = useMutation(() => openTicketOf(enquiry), {
    failed: 'Ticket not opened',
    onDone: ({ reference }) => navigate(respondPath(reference)),
  })
  if (ticket !== null) {
    return (
      <LinkButton to={ticketPath(ticket)} size="sm">
        <MessageSquareReply aria-hidden />
        Open ticket {ticket}
      </LinkButton>
    )
  }
  return (
    <Button size="sm" isPending={isPending} onPress={() => run()}>
      <MessageSquareReply aria-hidden />
      Answer in a ticket
    </Button>
  )
}
