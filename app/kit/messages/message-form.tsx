import { NewMessage } from '../../../worker/booking/rules/campaigns/campaign-edit.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Form, FormButtons } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { useKeptText } from '../session/use-kept-text.ts'

interface MessageFormProps {
  /** Label of the field: `Write to Sahyadri Outdoor`. */
  label: string
  /** Key of the conversation, under which the tab stores typed text until it has arrived. */
  subject: string
  /** Sends the text. @throws RequestError */
  send: (text: string) => Promise<unknown>
}

/** Field for a message to the other side. Typed text stays until it has arrived; text typed meanwhile stays too. */
export function MessageForm({ label, subject, send }: MessageFormProps) {
  const [text, setText, onSent] = useKeptText(`message ${subject}`)
  const form = useForm({
    schema: NewMessage,
    input: () => ({ text }),
    send: () => send(text),
    onDone: () => onSent(text),
  })

  return (
    <Form form={form} aria-label="New message" className="mt-4">
      <TextField
        label={label}
        multiline
        rows={3}
        maxLength={1000}
        {...form.field('text')}
        value={text}
        onChange={setText}
      />
      <FormButtons form={form} action="Send" variant="outline" size="sm" pendingLabel="Sending" />
    </Form>
  )
}
