import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover'
import { variants } from './variants.ts'

const popoverStyles = variants({
  base: [
    'min-w-(--trigger-width) overflow-auto rounded-lg bg-surface text-sm text-ink shadow-pop',
    'transition-opacity duration-120 data-entering:animate-rise data-exiting:opacity-0',
  ],
})

/** A panel anchored to the control that opened it: a list, a menu, or a small form in a RAC `Dialog`. */
export function Popover({ offset = 6, className, ...props }: PopoverProps) {
  return (
    <AriaPopover
      {...props}
      offset={offset}
      className={composeRenderProps(className, (className) => popoverStyles({ className }))}
    />
  )
}
