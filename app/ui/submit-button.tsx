import { LoaderCircle } from 'lucide-react'
import { type ButtonLook, buttonStyles } from './button-styles.ts'
import { useWhyNot, type WhyNot } from './use-why-not.tsx'

interface SubmitButtonProps extends ButtonLook {
  children: string
  isPending: boolean
  /** True while something else is required first. */
  isDisabled?: boolean
  whyNot?: WhyNot
  /** Announced to screen readers while pending. */
  pendingLabel: string
  /** Id of the form, for a button outside of it. */
  form?: string
  className?: string
}

/** A native submit button; while pending it keeps its width, focus and accessible name. */
export function SubmitButton({
  children,
  isPending,
  isDisabled = false,
  whyNot,
  pendingLabel,
  form,
  className,
  ...look
}: SubmitButtonProps) {
  const { props, note } = useWhyNot(whyNot)
  const { onPress, ...unready } = { onPress: undefined, ...props }
  return (
    <button
      type="submit"
      form={form}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      {...unready}
      onClick={onPress}
      className={buttonStyles({ ...look, className })}
    >
      {note}
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
