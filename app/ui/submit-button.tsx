import { LoaderCircle } from 'lucide-react'
import { type ButtonLook, buttonStyles } from './button-styles.ts'

interface SubmitButtonProps extends ButtonLook {
  children: string
  isPending: boolean
  /** Announced to screen readers while pending. */
  pendingLabel: string
  className?: string
}

/** A native submit button; while pending it keeps its width, focus and accessible name. */
export function SubmitButton({ children, isPending, pendingLabel, className, ...look }: SubmitButtonProps) {
  return (
    <button
      type="submit"
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
