import { type CannedAnswer, CannedAnswerInput } from '../../../../worker/desk/rules/support/canned-answer.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { changeAnswer, createAnswer } from './tickets.queries.ts'

interface CannedAnswerFormProps {
  /** Answer to change; null for a new one. */
  answer: CannedAnswer | null
  onDone: () => void
}

/** Form for a canned answer. */
export function CannedAnswerForm({ answer, onDone }: CannedAnswerFormProps) {
  const form = useForm({
    initial: { title: answer?.title ?? '', body: answer?.body ?? '' },
    schema: CannedAnswerInput,
    send: (input): Promise<unknown> => (answer ? changeAnswer(answer, input) : createAnswer(input)),
    keep: `canned-answer ${answer ? `${answer.id} ${answer.version}` : 'new'}`,
    conflict: 'Not saved',
    onDone,
  })

  return (
    <Form form={form} aria-label={answer ? 'Edit the answer' : 'New answer'}>
      <div className="grid gap-4">
        <TextField
          label="Title"
          description="Visible to staff only"
          maxLength={80}
          autoFocus
          {...form.field('title')}
        />
        <TextField
          label="Answer"
          description="{name} becomes the requester’s first name"
          multiline
          rows={6}
          maxLength={4000}
          {...form.field('body')}
        />
      </div>
      <FormButtons
        form={form}
        action="Save answer"
        size="sm"
        pendingLabel="Saving the answer"
        isInDialog
        aside={
          <Button variant="outline" size="sm" onPress={onDone}>
            Cancel
          </Button>
        }
      />
    </Form>
  )
}
