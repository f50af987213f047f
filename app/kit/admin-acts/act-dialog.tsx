import type { ReactNode } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/confirm-dialog.tsx'
import { ACTS, type Act } from './acts.ts'

interface ActDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm'> {
  act: Act
  /** Object of the act, a name or number. */
  of?: string
  /** Figures of this object, before the consequences. */
  facts?: ReactNode
  /** Fields, and the refusal. */
  children?: ReactNode
}

/** Confirmation of an act of staff: its consequences, and the way to undo it. */
export function ActDialog({ act, of = '', facts, children, ...props }: ActDialogProps) {
  const { title, confirm, follows, wayBack, ...more } = ACTS[act]
  return (
    <ConfirmDialog {...props} {...('look' in more && { look: more.look })} title={title(of)} confirm={confirm}>
      <div className="grid gap-3">
        {facts && <p className="num wrap-anywhere">{facts}</p>}
        <p>{follows}</p>
        <p>{wayBack}</p>
        {children}
      </div>
    </ConfirmDialog>
  )
}
