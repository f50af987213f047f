import type { ReactNode } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/confirm-dialog.tsx'
import { ACTS, type Act } from './acts.ts'

interface ActDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm'> {
  act: Act
  /** Its object, by name or number. */
  of?: string
  /** Figures of this one, before what follows. */
  facts?: ReactNode
  /** Fields, and why it was refused. */
  children?: ReactNode
}

/** Asks before an act of staff: says what follows, and how it is undone. */
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
