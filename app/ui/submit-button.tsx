import { LoaderCircle } from 'lucide-react'
import { type ButtonLook, buttonStyles } from './button-styles.ts'

interface SubmitButtonProps extends ButtonLook {
  children: string
  isPending: boolean
  isDisabled?: boolean
  /** Announced to screen readers while pending. */
  pendingLabel: string
  /** Id of its form, where it is outside of it. */
  form?: string
  className?: string
}

/** A native submit button; while pending it keeps its width, focus and accessible name. */
export function SubmitButton({
  children,
  isPending,
  isDisabled = false,
  pendingLabel,
  form,
  className,
  ...look
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      form={form}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      className={buttonStyles({ ...look, className })}
    >
      <span className={isPending ? 'opacity-0' : undefined}>{children}</span>
      {isPending && (
        <span className="absolute inset-0 grid place-items-center">
          <LoaderCircle aria-hidden className="animate-spin" />
        </span>
      )}
      <span role="status" className="sr-only">
        {isPending ? pendingLabel : ''}
      </span>
    </button>
  )
}
