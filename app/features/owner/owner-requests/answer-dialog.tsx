import { CircleAlert } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ButtonLook } from '../../../ui/button-styles.ts'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'

interface AnswerDialogProps {
  title: string
  /** Words of the button that sends the form. */
  action: string
  variant?: ButtonLook['variant']
  isPending: boolean
  /** Nothing can be sent yet. */
  isWaiting?: boolean
  /** Why the form was refused. */
  problem: string | null
  /** With the problem: what can be done about it. */
  remedy?: ReactNode
  /** Problems of fields, by name: the first of them gets the focus. */
  fields: Readonly<Record<string, string>>
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

/** A form in a dialog, for one answer to a request. */
export function AnswerDialog({
  title,
  action,
  variant,
  isPending,
  isWaiting = false,
  problem,
  remedy,
  fields,
  onClose,
  onSubmit,
  children,
}: AnswerDialogProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a refusal
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [fields])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending && !isWaiting) onSubmit()
  }

  return (
    <Modal isOpen onOpenChange={(isOpen) => !isOpen && onClose()} isDismissable={!isPending}>
      <Dialog
        title={title}
        footer={
          <>
            {problem && (
              <Banner icon={CircleAlert} tone="danger" role="alert" className="w-full" action={remedy}>
                {problem}
              </Banner>
            )}
            <Button slot="close" variant="outline" isDisabled={isPending}>
              Not now
            </Button>
            <SubmitButton
              form={id}
              variant={variant}
              isPending={isPending}
              isDisabled={isWaiting}
              pendingLabel="Sending"
            >
              {action}
            </SubmitButton>
          </>
        }
      >
        <form ref={form} id={id} noValidate aria-label={title} onSubmit={submit}>
          {children}
        </form>
      </Dialog>
    </Modal>
  )
}
