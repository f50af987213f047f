import { Button, type ButtonProps } from 'react-aria-components/Button'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { Tooltip } from './tooltip.tsx'
import { useWhyNot, type WhyNot } from './use-why-not.tsx'
import { type VariantProps, variants } from './variants.ts'

const iconButtonStyles = variants({
  base: [
    'inline-grid shrink-0 place-items-center transition-colors duration-150 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
    'disabled:cursor-not-allowed disabled:opacity-50 data-unready:cursor-not-allowed data-unready:opacity-50',
  ],
  variants: {
    variant: {
      plain: 'rounded-sm text-ink-2 hover:bg-surface-2 hover:text-ink active:bg-surface-3',
      circle: 'rounded-full border border-line-strong bg-surface text-ink hover:bg-surface-2 active:bg-surface-3',
      glass: 'rounded-full text-white hover:bg-white/15 active:bg-white/25',
    },
    size: { sm: 'size-8.5 [&_svg]:size-4.5', md: 'size-11 [&_svg]:size-5' },
  },
  defaultVariants: { variant: 'plain', size: 'sm' },
})

interface IconButtonProps extends ButtonProps, VariantProps<typeof iconButtonStyles> {
  'aria-label': string
  /** Shows the label on hover and focus. */
  tooltip?: boolean
  whyNot?: WhyNot
}

/** A button with only an icon: its label is for screen readers, and shown as a hint with `tooltip`. */
export function IconButton({ variant, size, tooltip = false, whyNot, children, className, ...props }: IconButtonProps) {
  const unready = useWhyNot(whyNot)
  const button = (
    <Button
      {...props}
      {...unready.props}
      className={composeRenderProps(className, (className) => iconButtonStyles({ variant, size, className }))}
    >
      {composeRenderProps(children, (children) => (
        <>
          {children}
          {unready.note}
        </>
      ))}
    </Button>
  )
  if (!tooltip) return button
  return (
    <TooltipTrigger delay={500}>
      {button}
      <Tooltip>{props['aria-label']}</Tooltip>
    </TooltipTrigger>
  )
}
