import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { MAX_SUBJECT, NewTicket } from '../../../../worker/desk/rules/support/thread.ts'
import { MAX_MESSAGE_CHARS } from '../../../../worker/desk/rules/support/ticket.ts'
import { useKeptText } from '../../../kit/session/use-kept-text.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFormAct } from '../../../ui/use-one-act.ts'
import { createTicket } from './own-support.queries.ts'

const FIELDS = ['subject', 'message', 'about'] as const
type Field = (typeof FIELDS)[number]

interface NewTicketFormProps {
  references: readonly { reference: string; name: string }[]
  cancelTo: string
}

/** A new request to our desk. What is typed stays in this tab until it is sent. */
export function NewTicketForm({ references, cancelTo }: NewTicketFormProps) {
  const navigate = useNavigate()
  const key = useRef<string>(undefined)
  const kept = {
    subject: useKeptText('request-subject'),
    message: useKeptText('request-message'),
    about: useKeptText('request-about'),
  }
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const { act, pending, refusal } = useFormAct(FIELDS)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    key.current ??= crypto.randomUUID()
    const [subject, message, about] = [kept.subject[0], kept.message[0], kept.about[0]]
    const input = v.safeParse(NewTicket, { key: key.current, subject, message, about })
    if (!input.success) {
      const { nested = {} } = v.flatten<typeof NewTicket>(input.issues)
      const found = FIELDS.flatMap((name) => (nested[name] ? [[name, nested[name][0]] as const] : []))
      setProblems(Object.fromEntries(found))
      event.currentTarget.querySelector<HTMLElement>(`[name=${found[0]?.[0]}]`)?.focus()
      return
    }
    setProblems({})
    let reference = ''
    const isSent = await act('send', async () => {
      reference = (await createTicket(input.output)).reference
    })
    if (!isSent) return
    for (const name of FIELDS) kept[name][2](kept[name][0])
    await navigate(`/dashboard/support/${reference}`)
  }

  const fieldOf = (name: Field) => {
    const wrong = problems[name] ?? refusal.fields[name]
    const [value, setText] = kept[name]
    return {
      name,
      value,
      onChange: (next: string) => {
        // Another text is another request.
        key.current = undefined
        setText(next)
      },
      validationBehavior: 'aria' as const,
      isInvalid: wrong !== undefined,
      errorMessage: wrong,
    }
  }

  return (
    <Card as="section" aria-labelledby="new-request" className="mt-6 p-5 sm:p-6">
      <h2 id="new-request" className="text-lg">
        New request
      </h2>
      <form noValidate onSubmit={submit} aria-labelledby="new-request" className="mt-4 grid max-w-2xl gap-4">
        <TextField label="Subject" maxLength={MAX_SUBJECT} {...fieldOf('subject')} />
        <TextField label="Message" multiline rows={6} maxLength={MAX_MESSAGE_CHARS} {...fieldOf('message')} />
        <div>
          <TextField
            label="Campaign or booking"
            isOptional
            placeholder="CMP-0142"
            description="The reference of one of yours, if it is about one"
            maxLength={20}
            {...fieldOf('about')}
          />
          {references.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-2">
              {references.slice(0, 3).map(({ reference, name }) => (
                <button
                  key={reference}
                  type="button"
                  className="rounded-xs text-left text-link underline underline-offset-2 pointer-coarse:min-h-11"
                  onClick={() => fieldOf('about').onChange(reference)}
                >
                  <span className="num">{reference}</span> {name}
                </button>
              ))}
            </p>
          )}
        </div>
        <RefusalLine text={refusal.whole} />
        <div className="flex flex-wrap gap-2.5">
          <SubmitButton variant="accent" isPending={pending !== null} pendingLabel="Sending your request">
            Send request
          </SubmitButton>
          <LinkButton to={cancelTo} variant="outline">
            Cancel
          </LinkButton>
        </div>
      </form>
    </Card>
  )
}
