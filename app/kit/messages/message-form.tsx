import { type SubmitEvent, useState } from 'react'
import * as v from 'valibot'
import { NewMessage } from '../../../worker/booking/rules/campaigns/campaign-edit.ts'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { formRefusalOf } from '../../ui/refusals.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useOneAct } from '../../ui/use-one-act.ts'
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
  const { run, pending, refusal } = useOneAct<true, ReturnType<typeof formRefusalOf>>((error) =>
    formRefusalOf(error, ['text']),
  )
  const [text, setText, onSent] = useKeptText(`message ${subject}`)
  const [problem, setProblem] = useState<string>()
  const wrong = problem ?? refusal?.fields.text

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { issues } = v.safeParse(NewMessage, { text })
    setProblem(issues?.[0].message)
    if (issues || pending) return
    if ((await run(true, () => send(text))) === null) onSent(text)
  }

  return (
    <form noValidate aria-label="New message" onSubmit={submit} className="mt-4">
      <TextField
        label={label}
        name="text"
        multiline
        rows={3}
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
      <RefusalLine text={refusal?.whole ?? null} />
      <SubmitButton variant="outline" size="sm" isPending={pending !== null} pendingLabel="Sending" className="mt-3">
        Send
      </SubmitButton>
    </form>
  )
}
