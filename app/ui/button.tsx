import { LoaderCircle } from 'lucide-react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { type ButtonLook, buttonStyles } from './button-styles.ts'
import { useWhyNot, type WhyNot } from './use-why-not.tsx'

export interface ButtonProps extends AriaButtonProps, ButtonLook {
  /** Announced to screen readers while `isPending`. */
  pendingLabel?: string
  whyNot?: WhyNot
}

/** A button that acts in the page. `type="button"` by default; while pending it keeps its width. */
export function Button({
  variant,
  size,
  pendingLabel = 'Please wait',
  whyNot,
  children,
  className,
  ...props
}: ButtonProps) {
  const unready = useWhyNot(whyNot)
  return (
    <AriaButton
      {...props}
      {...unready.props}
      className={composeRenderProps(className, (className) => buttonStyles({ variant, size, className }))}
    >
      {composeRenderProps(children, (children, { isPending }) =>
        isPending ? (
          <>
            <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
            <ProgressBar aria-label={pendingLabel} isIndeterminate className="absolute inset-0 grid place-items-center">
              <LoaderCircle aria-hidden className="animate-spin" />
            </ProgressBar>
          </>
        ) : (
          <>
            {children}
            {unready.note}
          </>
        ),
      )}
    </AriaButton>
  )
}
