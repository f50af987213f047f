import type { ReactNode } from 'react'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { askedBefore, type Decided, type Decision, type Said } from './use-decision.ts'

interface DecisionDialogProps {
  /** The item in question; null while nothing is asked. */
  asked: { kind: Decided['kind']; decision: Decision; said?: Said } | null
  name: string
  /** The field of the reason, where it is typed in the dialog. */
  field?: ReactNode
  refusal: string | null
  /** @returns whether it was done; the dialog stays open otherwise */
  onDecide: () => Promise<boolean>
  onClose: () => void
}

/** Asks before a decision that cannot be undone. */
export function DecisionDialog({ asked, name, field, refusal, onDecide, onClose }: DecisionDialogProps) {
  const act = asked && askedBefore(asked.kind, asked.decision, asked.said)
  if (!act) return null
  return (
    <ActDialog act={act} of={name} isOpen onOpenChange={(isOpen) => isOpen || onClose()} onConfirm={onDecide}>
      {field}
      <RefusalLine text={refusal} />
    </ActDialog>
  )
}
