import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useFormAct } from '../../../ui/use-one-act.ts'

/** What a field shows of its refusal. */
type ProblemOf = (name: string) => {
  validationBehavior: 'aria'
  isInvalid: boolean
  errorMessage: string | undefined
}

interface DatedDialogProps {
  /** `New platform fee` */
  title: string
  /** What changes for whom. */
  note: string
  /** Names of the fields that can be refused. */
  names: readonly string[]
  day: CivilDate
  onDay: (day: CivilDate) => void
  /** Parses and sends. @throws DomainError, RequestError */
  send: () => Promise<unknown>
  onClose: () => void
  children: (problemOf: ProblemOf) => ReactNode
}

/** Adds something that is valid from a day on. */
export function DatedDialog({ title, note, names, day, onDay, send, onClose, children }: DatedDialogProps) {
  const form = useId()
  const { act, pending, refusal } = useFormAct(['fromDate', ...names])
  const problemOf: ProblemOf = (name) => ({
    validationBehavior: 'aria',
    isInvalid: name in refusal.fields,
    errorMessage: refusal.fields[name],
  })

  async function add() {
    if (!(await act('add', send))) return
    toast({ tone: 'success', title: `${title}: added` })
    onClose()
  }

  return (
    <Modal isOpen isDismissable={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog
        title={title}
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <SubmitButton form={form} isPending={pending !== null} pendingLabel="Adding">
              Add
            </SubmitButton>
          </>
        }
      >
        <form
          id={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <p className="text-ink-2">{note}</p>
          {refusal.whole && (
            <Banner icon={CircleAlert} tone="danger" role="alert">
              {refusal.whole}
            </Banner>
          )}
          {children(problemOf)}
          <TextField
            label="First day"
            name="fromDate"
            type="date"
            value={day}
            onChange={onDay}
            description="From today on. What was valid before stays as it was; a later day can be withdrawn until it comes."
            {...problemOf('fromDate')}
          />
        </form>
      </Dialog>
    </Modal>
  )
}
