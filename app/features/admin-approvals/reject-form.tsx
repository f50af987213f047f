import type { SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useReason } from './use-reason.ts'

interface RejectFormProps {
  /** Id of the approval. */
  id: string
  name: string
  /** Who reads the reason. */
  reader: string
  isPending: boolean
  /** What the server says, by field. */
  refused: Readonly<Record<string, string>>
  /** @returns whether it was done */
  onReject: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the reason of a rejection, in its card. */
export function RejectForm({ id, name, reader, isPending, refused, onReject, onClose }: RejectFormProps) {
  const { reason, field, judge, forget } = useReason(id, refused)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (judge() && !isPending && (await onReject(reason))) forget()
  }

  return (
    <form
      noValidate
      aria-label={`Reject ${name}`}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="grid gap-3 border-t border-line p-4"
    >
      <ReasonField {...field} rows={2} autoFocus isOptional description={reader} />
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
