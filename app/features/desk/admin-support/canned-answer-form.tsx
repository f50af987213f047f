import { type SubmitEvent, useState } from 'react'
import * as v from 'valibot'
import { type CannedAnswer, CannedAnswerInput } from '../../../../worker/desk/rules/support/canned-answer.ts'
import { KeptForm } from '../../../kit/session/kept-form.tsx'
import { forgetInput } from '../../../kit/session/kept-input.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFormAct } from '../../../ui/use-one-act.ts'
import { changeAnswer, createAnswer } from './tickets.queries.ts'

interface CannedAnswerFormProps {
  /** Null for a new one. */
  answer: CannedAnswer | null
  onDone: () => void
}

/** Makes or changes a canned answer. */
export function CannedAnswerForm({ answer, onDone }: CannedAnswerFormProps) {
  const [title, setTitle] = useState(answer?.title ?? '')
  const [body, setBody] = useState(answer?.body ?? '')
  const [problems, setProblems] = useState<{ title?: string | undefined; body?: string | undefined }>({})
  const form = `canned-answer ${answer ? `${answer.id} ${answer.version}` : 'new'}`
  const { act, pending, refusal } = useFormAct(['title', 'body'])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = v.safeParse(CannedAnswerInput, { title, body })
    if (!input.success) {
      const { nested } = v.flatten(input.issues)
      return setProblems({ title: nested?.title?.[0], body: nested?.body?.[0] })
    }
    setProblems({})
    const save = () => (answer ? changeAnswer(answer, input.output) : createAnswer(input.output))
    if (!(await act('save', save))) return
    forgetInput(form)
    onDone()
  }

  return (
    <form noValidate onSubmit={submit} aria-label={answer ? 'Edit the answer' : 'New answer'} className="grid gap-4">
      <KeptForm form={form} />
      <TextField
        label="Title"
        name="title"
        description="Only staff see it"
        maxLength={80}
        value={title}
        onChange={setTitle}
        autoFocus
        isInvalid={Boolean(problems.title ?? refusal.fields.title)}
        errorMessage={problems.title ?? refusal.fields.title}
      />
      <TextField
        label="Answer"
        name="body"
        description="{name} becomes the requester’s first name"
        multiline
        rows={6}
        maxLength={4000}
        value={body}
        onChange={setBody}
        isInvalid={Boolean(problems.body ?? refusal.fields.body)}
        errorMessage={problems.body ?? refusal.fields.body}
      />
      <RefusalLine text={refusal.whole} />
      <div className="flex justify-end gap-2">
        <Button variant="outline" size="sm" onPress={onDone}>
          Cancel
        </Button>
        <SubmitButton size="sm" isPending={pending !== null} pendingLabel="Saving the answer">
          Save answer
        </SubmitButton>
      </div>
    </form>
  )
}
