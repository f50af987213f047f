import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Form, type FormButtonsProps, type FormProps } from './form.tsx'

interface FormDialogProps extends Omit<FormButtonsProps, 'size'>, Pick<FormProps, 'username' | 'remedy'> {
  title: string
  size?: 'confirm' | 'form' | 'wide' | 'side'
  role?: 'dialog' | 'alertdialog'
  /** Label of the button that closes. */
  cancel?: string
  /** False when a press outside the dialog must not discard typed text. */
  isDismissable?: boolean
  onClose: () => void
  children: ReactNode
}

/** Form in a dialog, with its buttons in the footer. */
export const FormDialog = ({
  form,
  title,
  size,
  role,
  username,
  action,
  pendingLabel = 'Please wait',
  whyNot,
  aside,
  cancel = 'Cancel',
  remedy,
  isDismissable = true,
  onClose,
  children,
  ...look
}: FormDialogProps) => (
  <Modal
    {...(size && { size })}
    isOpen
    isDismissable={isDismissable && !form.isPending}
    onOpenChange={(isOpen) => !isOpen && onClose()}
  >
    <Dialog
      title={title}
      {...(role && { role })}
      footer={
        <>
          {aside}
          <Button slot="close" variant="outline" isDisabled={form.isPending}>
            {cancel}
          </Button>
          <SubmitButton {...look} form={form.id} isPending={form.isPending} pendingLabel={pendingLabel} whyNot={whyNot}>
            {action}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} aria-label={title} {...(username && { username })} remedy={remedy}>
        <div className="grid gap-5">{children}</div>
      </Form>
    </Dialog>
  </Modal>
)
