import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { MAX_SUBJECT, NewTicket } from '../../../../worker/desk/rules/support/thread.ts'
import { MAX_MESSAGE_CHARS } from '../../../../worker/desk/rules/support/ticket.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { createTicket } from './own-support.queries.ts'

interface NewTicketFormProps {
  references: readonly { reference: string; name: string }[]
  cancelTo: string
}

/** Form for a new request to our desk. Typed text stays in this tab until it is sent. */
export function NewTicketForm({ references, cancelTo }: NewTicketFormProps) {
  const navigate = useNavigate()
  // One key per text: sent again after a lost answer, it makes no second ticket.
  const key = useRef({ text: '', key: '' })
  const form = useForm({
    schema: NewTicket,
    input({ subject = '', message = '', about = '' }) {
      const text = `${subject} ${message} ${about}`
      if (key.current.text !== text) key.current = { text, key: crypto.randomUUID() }
      return { key: key.current.key, subject, message, about }
    },
    send: createTicket,
    keep: 'new-request',
    conflict: 'Request not sent',
    revalidate: false,
    onDone: ({ reference }) => navigate(`/dashboard/support/${reference}`),
  })

  return (
    <Card as="section" aria-labelledby="new-request" className="mt-6 p-5 sm:p-6">
      <h2 id="new-request" className="text-lg">
        New request
      </h2>
      <Form form={form} aria-labelledby="new-request" className="mt-4 max-w-2xl">
        <div className="grid gap-4">
          <TextField label="Subject" maxLength={MAX_SUBJECT} {...form.field('subject')} />
          <TextField label="Message" multiline rows={6} maxLength={MAX_MESSAGE_CHARS} {...form.field('message')} />
          <div>
            <TextField
              label="Campaign or booking"
              isOptional
              placeholder="CMP-0142"
              description="Its reference, if your request is about one"
              maxLength={20}
              {...form.field('about')}
            />
            {references.length > 0 && (
              <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-2">
                {references.slice(0, 3).map(({ reference, name }) => (
                  <button
                    key={reference}
                    type="button"
                    className="rounded-xs text-left text-link underline underline-offset-2 pointer-coarse:min-h-11"
                    onClick={() => form.set({ about: reference })}
                  >
                    <span className="num">{reference}</span> {name}
                  </button>
                ))}
              </p>
            )}
          </div>
        </div>
        <FormButtons
          form={form}
          action="Send request"
          variant="accent"
          pendingLabel="Sending your request"
          aside={
            <LinkButton to={cancelTo} variant="outline">
              Cancel
            </LinkButton>
          }
        />
      </Form>
    </Card>
  )
}
