import { useId, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'

interface ScheduleDialogProps {
  problem: string | undefined
  isPending: boolean
  /** @param at ISO 8601; empty for an incomplete time */
  onSchedule: (at: string) => void
  onClose: () => void
}

/** Dialog for the time of publication, in Indian time. */
export function ScheduleDialog({ problem, isPending, onSchedule, onClose }: ScheduleDialogProps) {
  const id = useId()
  const [time, setTime] = useState('')
  return (
    <Modal isOpen size="confirm" isDismissable={!isPending} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog
        title="Publish later"
        footer={
          <>
            <Button variant="outline" slot="close">
              Cancel
            </Button>
            <Button type="submit" form={id} isPending={isPending}>
              Schedule
            </Button>
          </>
        }
      >
        <Form
          id={id}
          validationBehavior="aria"
          onSubmit={(event) => {
            event.preventDefault()
            onSchedule(time === '' ? '' : `${time}:00+05:30`)
          }}
        >
          <TextField
            label="Appears on"
            type="datetime-local"
            value={time}
            description="Indian time."
            isInvalid={problem !== undefined}
            errorMessage={problem}
            onChange={setTime}
          />
        </Form>
      </Dialog>
    </Modal>
  )
}
