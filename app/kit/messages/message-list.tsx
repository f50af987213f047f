import type { Message } from '../../../worker/booking/rules/messages/thread.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Written } from '../../ui/written.tsx'

/** Messages of both sides, oldest first: the reader's own on the right. */
export const MessageList = ({ messages }: { messages: readonly Message[] }) => (
  <ol aria-label="Messages" aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
    {messages.map(({ id, name, isOwn, text, at }) => (
      <li key={id} className={`flex items-start gap-3 ${isOwn ? 'flex-row-reverse' : ''}`}>
        <Avatar name={name ?? 'Former account'} />
        <div className={`min-w-0 max-w-xl rounded-lg px-4 py-2.5 text-sm ${isOwn ? 'bg-select' : 'bg-surface-2'}`}>
          <p className="text-xs text-ink-2">
            <b className="text-ink">{isOwn ? 'You' : (name ?? 'Former account')}</b>{' '}
            <Instant at={new Date(at).toISOString()} />
          </p>
          <Written className="mt-0.5">{text}</Written>
        </div>
      </li>
    ))}
  </ol>
)
