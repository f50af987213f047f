import { LoaderCircle } from 'lucide-react'
import { type ButtonLook, buttonStyles } from './button-styles.ts'

interface SubmitButtonProps extends ButtonLook {
  children: string
  isPending: boolean
  /** What a screen reader hears meanwhile. */
  pendingLabel: string
  className?: string
}

/** The browser's own button of a form; while pending it keeps its width, its focus and its name. */
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
