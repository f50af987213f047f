import { NewMessage } from '../../../worker/booking/rules/campaigns/campaign-edit.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Form, FormButtons } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { useKeptText } from '../session/use-kept-text.ts'

interface MessageFormProps {
  /** `Write to Sahyadri Outdoor` */
  label: string
  /** The conversation, as the tab keeps what is typed until it has arrived. */
  subject: string
  /** @throws RequestError */
  send: (text: string) => Promise<unknown>
}

/** A field to write to the other side. What is typed stays until it has arrived, and what was typed meanwhile stays, too. */
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
