import type { ReactNode } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { TextField } from '../../../ui/text-field.tsx'

/** Error props of a field, by its name. */
type ProblemOf = (name: string) => {
  validationBehavior: 'aria'
  isInvalid: boolean
  errorMessage: string | undefined
}

interface DatedDialogProps {
  /** Title: `New platform fee`. */
  title: string
  /** Label of the button: `Add fee`. */
  action: string
  /** Effect of the change. */
  note: string
  /** Names of the fields that may have errors. */
  names: readonly string[]
  day: CivilDate
  onDay: (day: CivilDate) => void
  /** Parses and sends the form. @throws DomainError, RequestError */
  send: () => Promise<unknown>
  onClose: () => void
  children: (problemOf: ProblemOf) => ReactNode
}

/** Dialog for a rate or rule that applies from a day on. */
export function DatedDialog({ title, action, note, names, day, onDay, send, onClose, children }: DatedDialogProps) {
  const form = useForm({
    initial: { fromDate: day, ...Object.fromEntries(names.map((name) => [name, ''])) },
    read: () => null,
    send,
    conflict: 'Not saved',
    done: `${title}: added`,
    onDone: onClose,
  })
  const problemOf: ProblemOf = (name) => ({
    validationBehavior: 'aria',
    isInvalid: name in form.problems,
    errorMessage: form.problems[name],
  })

  return (
    <FormDialog form={form} title={title} action={action} pendingLabel="Adding" isDismissable={false} onClose={onClose}>
      <p className="text-ink-2">{note}</p>
      {children(problemOf)}
      <TextField
        label="First day"
        name="fromDate"
        type="date"
        value={day}
        onChange={onDay}
        description="From today on. Earlier values stay as they are. A later day can be withdrawn until it comes."
        {...problemOf('fromDate')}
      />
    </FormDialog>
  )
}
