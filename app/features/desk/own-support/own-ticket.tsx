import { Check, RotateCcw } from 'lucide-react'
import { useRef } from 'react'
import type { OwnTicketThread } from '../../../../worker/desk/rules/support/thread.ts'
import { MAX_MESSAGE_CHARS } from '../../../../worker/desk/rules/support/ticket.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { useKeptText } from '../../../kit/session/use-kept-text.ts'
import { useIdentity } from '../../../site.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Written } from '../../../ui/written.tsx'
import { OwnStatus } from './own-status.tsx'
import { changeOwnTicket, writeInTicket } from './own-support.queries.ts'

interface OwnTicketProps {
  ticket: OwnTicketThread
  /** Name of the requester. */
  name: string
}

/** Ticket of the account with its messages, and a field to write. */
export function OwnTicket({ ticket, name }: OwnTicketProps) {
  const site = useIdentity()

  const { reference, subject, message, status, createdAt, about, messages } = ticket
  const [text, setText, onSent] = useKeptText(`request ${reference}`)
  const attempt = useRef<{ body: string; key: string }>(null)
  const form = useForm({
    read: () => text.trim(),
    send(body) {
      if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() }
      return writeInTicket(reference, attempt.current)
    },
    onDone() {
      attempt.current = null
      onSent(text)
    },
  })
  const { run, isPending, refusal } = useMutation((next: 'open' | 'resolved') =>
    changeOwnTicket(reference, { status: next }),
  )
  const isResolved = status === 'resolved'
  const first = { id: 0, isOwn: true, author: name, body: message, at: createdAt }

  return (
    <article className="max-w-3xl">
      <BackLink to="/dashboard/support">All requests</BackLink>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="text-2xl wrap-anywhere">{subject}</h1>
          <p className="num mt-1 text-sm text-ink-3">{[reference, about].filter(Boolean).join(' · ')}</p>
        </div>
        <OwnStatus status={status} />
      </div>
      <ol aria-label="Messages" aria-live="polite" className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        {[first, ...messages].map(({ id, isOwn, author, body, at }) => (
          <li key={id} className={`flex items-start gap-3 ${isOwn ? 'flex-row-reverse' : ''}`}>
            <Avatar name={author} />
            <div className={`min-w-0 max-w-xl rounded-lg px-4 py-3 text-sm ${isOwn ? 'bg-select' : 'bg-surface-2'}`}>
              <p className="text-xs text-ink-2">
                <b className="text-ink">{isOwn ? 'You' : `${author}, ${site.name}`}</b> <Instant at={at} />
              </p>
              <Written className="mt-1">{body}</Written>
            </div>
          </li>
        ))}
      </ol>
      <Form form={form} aria-label="New message" className="mt-6">
        <TextField
          label="Message to our desk"
          {...(isResolved && { description: 'A new message reopens this request' })}
          multiline
          rows={4}
          maxLength={MAX_MESSAGE_CHARS}
          {...form.field('body')}
          value={text}
          onChange={setText}
        />
        <RefusalLine text={refusal?.whole ?? null} />
        <div className="mt-3 flex flex-wrap gap-2.5">
          <SubmitButton
            isPending={form.isPending}
            whyNot={text.trim() === '' && 'Write a message first.'}
            pendingLabel="Sending"
          >
            Send
          </SubmitButton>
          <Button
            variant="outline"
            isPending={isPending}
            isDisabled={form.isPending}
            onPress={() => run(isResolved ? 'open' : 'resolved')}
          >
            {isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
            {isResolved ? 'Reopen' : 'Mark as solved'}
          </Button>
        </div>
      </Form>
    </article>
  )
}
