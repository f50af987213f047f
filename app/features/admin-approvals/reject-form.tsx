import { type SubmitEvent, useState } from 'react'
import * as v from 'valibot'
import { Rejection } from '../../../worker/domain/campaign/decision.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface RejectFormProps {
  name: string
  isPending: boolean
  /** What the server says of the reason. */
  problem: string | undefined
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of a rejection, in its card. */
export function RejectForm({ name, isPending, problem: refused, onReject, onClose }: RejectFormProps) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const wrong = problem ?? refused

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { issues } = v.safeParse(Rejection.entries.reason, reason)
    setProblem(issues?.[0].message)
    if (!issues && !isPending) onReject(reason)
  }

  return (
    <form
      noValidate
      aria-label={`Reject ${name}`}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="grid gap-3 border-t border-line p-4"
    >
      <TextField
        label="Reason"
        name="reason"
        multiline
        rows={2}
        autoFocus
        maxLength={500}
        value={reason}
        onChange={(text) => {
          setReason(text)
          setProblem(undefined)
        }}
        validationBehavior="aria"
        isInvalid={wrong !== undefined}
        errorMessage={wrong}
        description="The advertiser reads it, and can change the campaign and send it again."
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="ghost" size="sm" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton variant="danger" size="sm" isPending={isPending} pendingLabel="Rejecting">
          Reject
        </SubmitButton>
      </div>
    </form>
  )
}
