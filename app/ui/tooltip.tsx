import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { Tooltip as AriaTooltip, type TooltipProps } from 'react-aria-components/Tooltip'
import { variants } from './variants.ts'

const tooltipStyles = variants({
  base: [
    'max-w-64 rounded-sm bg-brand px-2.5 py-1.5 text-xs font-medium text-on-brand shadow-pop transition-opacity duration-150',
    'data-exiting:opacity-0 starting:opacity-0',
  ],
})

/** The hint of a control. Wrap both in a `TooltipTrigger`; it never carries something that cannot be read elsewhere. */
export function Tooltip({ offset = 6, className, ...props }: TooltipProps) {
  return (
    <AriaTooltip
      {...props}
      offset={offset}
      className={composeRenderProps(className, (className) => tooltipStyles({ className }))}
    />
  )
}
