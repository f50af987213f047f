import type { ReactNode } from 'react'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  type TabProps as AriaTabProps,
  type TabListProps,
  type TabPanelProps,
} from 'react-aria-components/Tabs'
import { formatNumber } from '../../worker/kernel/rules/money.ts'
import { variants } from './variants.ts'

export { Tabs } from 'react-aria-components/Tabs'

const tabListStyles = variants({ base: 'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]' })

/** The row of tabs; scrolls horizontally when it does not fit. */
export function TabList<T extends object>({ className, ...props }: TabListProps<T>) {
  return (
    <AriaTabList {...props} className={composeRenderProps(className, (className) => tabListStyles({ className }))} />
  )
}

const tabStyles = variants({
  base: [
    'relative flex h-11 shrink-0 cursor-pointer items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-ink-3',
    'transition-colors duration-150 data-hovered:text-ink data-selected:text-ink data-focus-visible:-outline-offset-2',
    'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 data-selected:after:bg-ink',
    'data-disabled:cursor-not-allowed data-disabled:opacity-50',
  ],
})

interface TabProps extends Omit<AriaTabProps, 'children'> {
  children: ReactNode
  /** The number of items in the panel. */
  count?: number
}

/** One tab, with the number of items in its panel. */
export function Tab({ className, children, count, ...props }: TabProps) {
  return (
    <AriaTab {...props} className={composeRenderProps(className, (className) => tabStyles({ className }))}>
      {children}
      {count !== undefined && <span className="num text-xs font-medium text-ink-3">{formatNumber(count)}</span>}
    </AriaTab>
  )
}

const tabPanelStyles = variants({ base: 'rounded-xs pt-5' })

/** The panel of a tab. */
export function TabPanel({ className, ...props }: TabPanelProps) {
  return (
    <AriaTabPanel {...props} className={composeRenderProps(className, (className) => tabPanelStyles({ className }))} />
  )
}
