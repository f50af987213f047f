import { type CannedAnswer, CannedAnswerInput } from '../../../../worker/desk/rules/support/canned-answer.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { changeAnswer, createAnswer } from './tickets.queries.ts'

interface CannedAnswerFormProps {
  /** Answer to change; null for a new one. */
  answer: CannedAnswer | null
  onClose: () => void
}

/** Form for a canned answer. */
export function CannedAnswerForm({ answer, onClose }: CannedAnswerFormProps) {
  const form = useForm({
    initial: { title: answer?.title ?? '', body: answer?.body ?? '' },
    schema: CannedAnswerInput,
    send: (input): Promise<unknown> => (answer ? changeAnswer(answer, input) : createAnswer(input)),
    keep: `canned-answer ${answer ? `${answer.id} ${answer.version}` : 'new'}`,
    conflict: 'Not saved',
    onDone: onClose,
  })

  return (
    <FormDialog
      form={form}
      title={answer ? 'Edit answer' : 'New answer'}
      action="Save answer"
      pendingLabel="Saving the answer"
      isDismissable={false}
      onClose={onClose}
    >
      <TextField label="Title" description="Visible to staff only" maxLength={80} {...form.field('title')} />
      <TextField
        label="Answer"
        description="{name} becomes the requester’s first name"
        multiline
        rows={6}
        maxLength={4000}
        {...form.field('body')}
      />
    </FormDialog>
  )
}
