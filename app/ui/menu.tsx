import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps,
} from 'react-aria-components/Menu'
import { Popover } from './popover.tsx'
import { variants } from './variants.ts'

export { MenuTrigger } from 'react-aria-components/Menu'

/** The list of actions that a `MenuTrigger` opens. */
export function Menu<T extends object>(props: MenuProps<T>) {
  return (
    <Popover className="min-w-44">
      <AriaMenu {...props} className="max-h-[inherit] overflow-auto p-1.5 outline-none" />
    </Popover>
  )
}

const menuItemStyles = variants({
  base: [
    'group flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none pointer-coarse:min-h-11',
    'data-focused:bg-surface-2 data-pressed:bg-surface-3 data-focus-visible:-outline-offset-2 data-disabled:text-ink-3',
    'data-[href]:cursor-pointer [&_svg]:size-4.5 [&_svg]:shrink-0',
  ],
  variants: { isDanger: { true: 'text-danger data-focused:bg-danger-soft' } },
})

interface MenuItemProps extends Omit<AriaMenuItemProps, 'children'> {
  children: ReactNode
  icon?: LucideIcon
  /** A destructive action; placed last. */
  isDanger?: boolean
}

/** One action. In a menu with `selectionMode` the selected one has a tick. */
export function MenuItem({ children, icon: Icon, isDanger, className, textValue, ...props }: MenuItemProps) {
  const text = textValue ?? (typeof children === 'string' ? children : undefined)
  return (
    <AriaMenuItem
      {...props}
      {...(text !== undefined && { textValue: text })}
      className={composeRenderProps(className, (className) => menuItemStyles({ isDanger, className }))}
    >
      {Icon && <Icon aria-hidden strokeWidth={1.75} />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Check aria-hidden className="hidden stroke-2 text-link group-data-selected:block" />
    </AriaMenuItem>
  )
}
