import { type SubmitEvent, useState } from 'react'
import * as v from 'valibot'
import type { LineMessage } from '../../../worker/bookings/messages.server.ts'
import { NewMessage } from '../../../worker/domain/campaign/campaign-edit.ts'
import { NEEDS } from '../../../worker/domain/owners/team.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Written } from '../../ui/written.tsx'
import { useKeptText } from '../session/use-kept-text.ts'
import { sendMessage } from './requests.queries.ts'
import { useAct } from './use-act.ts'

interface MessagesProps {
  line: string
  messages: readonly LineMessage[]
  /** The right to write. */
  mayWrite: boolean
}

/** What both sides wrote about a request, and a field to write. */
export function Messages({ line, messages, mayWrite }: MessagesProps) {
  const { run, pending, refusal } = useAct()
  const [text, setText, onSent] = useKeptText(`message-${line}`)
  const [problem, setProblem] = useState<string>()
  const wrong = problem ?? refusal?.fields.text

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { issues } = v.safeParse(NewMessage, { text })
    setProblem(issues?.[0].message)
    if (issues || pending) return
    if ((await run('message', () => sendMessage(line, text), ['text'])) === null) onSent(text)
  }

  return (
    <Card as="section" aria-labelledby="messages" className="p-5">
      <h2 id="messages" className="text-base">
        Messages
      </h2>
      <ol aria-live="polite" className="mt-3 grid gap-3.5">
        {messages.map(({ id, name, isOwn, text: said, at }) => (
          <li key={id} className="flex items-start gap-3">
            <Avatar name={name ?? 'Former account'} />
            <div className={`min-w-0 rounded-lg px-4 py-2.5 text-sm ${isOwn ? 'bg-select' : 'bg-surface-2'}`}>
              <p className="text-xs text-ink-2">
                <b className="text-ink">{isOwn ? 'You' : (name ?? 'Former account')}</b>{' '}
                <Instant at={new Date(at).toISOString()} />
              </p>
              <Written>{said}</Written>
            </div>
          </li>
        ))}
      </ol>
      {messages.length === 0 && (
        <p className="text-sm text-ink-2">
          Nobody has written yet.{mayWrite && ' Ask what you need to know before you answer.'}
        </p>
      )}
      {mayWrite ? (
        <form noValidate aria-label="New message" onSubmit={submit} className="mt-4">
          <TextField
            label="Write to the advertiser"
            name="text"
            multiline
            rows={2}
            maxLength={1000}
            value={text}
            onChange={(next) => {
              setText(next)
              setProblem(undefined)
            }}
            validationBehavior="aria"
            isInvalid={wrong !== undefined}
            errorMessage={wrong}
          />
          <RefusalLine text={refusal?.text ?? null} />
          <SubmitButton
            variant="outline"
            size="sm"
            isPending={pending !== null}
            pendingLabel="Sending"
            className="mt-3"
          >
            Send
          </SubmitButton>
        </form>
      ) : (
        <p className="mt-4 text-sm text-ink-2">{NEEDS.sell}.</p>
      )}
    </Card>
  )
}
