import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, Modal } from './dialog.tsx'

interface ConfirmDialogProps {
  title: string
  /** What will happen. */
  children: ReactNode
  /** Named after what it does. */
  confirm: string
  /** Named after what stays as it is. */
  cancel?: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The dialog stays, with its button at work, until this is done; what it throws is the caller's to have told. */
  onConfirm: () => void | Promise<void>
}

/** Asks before something that cannot be undone. The way out has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = 'Cancel',
  isOpen,
  onOpenChange,
  onConfirm,
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false)

  async function run() {
    setPending(true)
    try {
      await onConfirm()
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
            <Button slot="close" variant="outline" autoFocus>
              {cancel}
            </Button>
            <Button variant="danger" isPending={isPending} onPress={run}>
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
