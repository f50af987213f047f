import type { ReactNode } from 'react'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { askedBefore, type Decided, type Decision, type Said } from './use-decision.ts'

interface DecisionDialogProps {
  /** Item and decision to confirm; null while the dialog is closed. */
  asked: { kind: Decided['kind']; decision: Decision; said?: Said } | null
  name: string
  /** Field for the reason, when it is part of the dialog. */
  field?: ReactNode
  refusal: string | null
  /** @returns true on success; the dialog stays open otherwise */
  onDecide: () => Promise<boolean>
  onClose: () => void
}

/** Confirmation of a decision that cannot be undone. */
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
