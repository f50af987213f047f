import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { type SenderProof, senderText } from '../../../../worker/desk/rules/support/sender.ts'
import type { TicketMessage, TicketThread } from '../../../../worker/desk/rules/support/thread.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { variants } from '../../../ui/variants.ts'
import { Written } from '../../../ui/written.tsx'

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

/** Thread, the oldest message first: the request, answers, and notes that the requester does not see. */
export function TicketMessages({ ticket }: { ticket: TicketThread }) {
  const { name: author, message: body, createdAt: at, senderProof } = ticket
  const first = { id: 0, kind: 'received', author, body, senderProof, at } as const
  return (
    <ol aria-label="Messages" aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {[first, ...ticket.messages].map((message) => (
        <Message key={message.id} message={message} email={ticket.email} />
      ))}
    </ol>
  )
}

function Message({ message, email }: { message: TicketMessage; email: string }) {
  const { kind, author, body, senderProof, at } = message
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
        {senderProof && <SenderLine proof={senderProof} email={email} />}
        <Written className="mt-1 text-sm">{body}</Written>
      </div>
    </li>
  )
}

/** Sender of a message and how it is known: a name and an address can be invented. */
function SenderLine({ proof, email }: { proof: SenderProof; email: string }) {
  const isProven = proof !== 'none'
  const Icon = isProven ? ShieldCheck : ShieldAlert
  return (
    <p
      className={`mt-0.5 flex items-center gap-1.5 text-xs ${isProven ? 'text-ink-2' : 'font-semibold text-warn-ink'}`}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{senderText(proof, email)}</span>
    </p>
  )
}
