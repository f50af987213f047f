import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, Modal } from './dialog.tsx'
import type { WhyNot } from './use-why-not.tsx'

/** False when the act failed and can be tried again. */
// biome-ignore lint/suspicious/noConfusingVoidType: most callers answer nothing
type Answer = boolean | void

export interface ConfirmDialogProps {
  title: string
  /** Consequence of the act. */
  children: ReactNode
  /** The label of the confirming button, a verb. */
  confirm: string
  /** The label of the cancelling button. */
  cancel?: string
  /** `accent` for an act that destroys nothing. */
  look?: 'danger' | 'accent'
  /** Reason why the act is not possible now. */
  whyNot?: WhyNot
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The dialog stays open with its button pending until this resolves, and after false; the caller reports errors. */
  onConfirm: () => Answer | Promise<Answer>
}

/** Asks before an action that cannot be undone, or that costs something. Cancel has the initial focus. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = 'Cancel',
  look = 'danger',
  whyNot,
  isOpen,
  onOpenChange,
  onConfirm,
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false)

  async function run() {
    setPending(true)
    try {
      if ((await onConfirm()) === false) return
    } finally {
      setPending(false)
    }
    onOpenChange(false)
  }

  return (
    <Modal size="confirm" isDismissable={false} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog
        role="alertdialog"
        title={title}
        footer={
          <>
            <Button slot="close" variant="outline">
              {cancel}
            </Button>
            <Button variant={look} isPending={isPending} whyNot={whyNot} onPress={run}>
              {confirm}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </Modal>
  )
}
