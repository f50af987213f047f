import type { TicketMessage, TicketThread } from '../../../worker/domain/support/thread.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Instant } from '../../ui/instant.tsx'
import { variants } from '../../ui/variants.ts'

const messageStyles = variants({
  slots: {
    row: 'flex items-start gap-3',
    bubble: 'min-w-0 max-w-[42rem] flex-1 rounded-lg border px-4 py-3',
  },
  variants: {
    kind: {
      received: { bubble: 'border-line bg-surface' },
      reply: { row: 'flex-row-reverse sm:pl-24', bubble: 'border-transparent bg-info-soft' },
      note: { bubble: 'border-warn-dot bg-warn-soft text-warn-ink' },
    },
  },
})

/** The whole thread, the oldest first: what was asked, answers, and notes that the requester does not see. */
export function TicketMessages({ ticket }: { ticket: TicketThread }) {
  const first = { id: 0, kind: 'received', author: ticket.name, body: ticket.message, at: ticket.createdAt } as const
  return (
    <ol aria-label="Messages" aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {[first, ...ticket.messages].map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  )
}

function Message({ message: { kind, author, body, at } }: { message: TicketMessage }) {
  const { row, bubble } = messageStyles({ kind })
  return (
    <li className={row()}>
      <Avatar name={author} />
      <div className={bubble()}>
        <p className="text-xs">
          <b className="text-sm wrap-anywhere">{author}</b>{' '}
          <span className={kind === 'note' ? '' : 'text-ink-2'}>
            {kind === 'note' && 'Internal note, '}
            <Instant at={at} />
          </span>
        </p>
        <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{body}</p>
      </div>
    </li>
  )
}
