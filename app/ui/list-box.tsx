import { Check } from 'lucide-react'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import {
  ListBox as AriaListBox,
  ListBoxItem as AriaListBoxItem,
  type ListBoxItemProps,
  type ListBoxProps,
} from 'react-aria-components/ListBox'
import { variants } from './variants.ts'

const listBoxStyles = variants({ base: 'max-h-80 overflow-auto p-1.5 outline-none' })

/** The list of a select or a combo box. */
export function ListBox<T extends object>({ className, ...props }: ListBoxProps<T>) {
  return (
    <AriaListBox {...props} className={composeRenderProps(className, (className) => listBoxStyles({ className }))} />
  )
}

const optionStyles = variants({
  base: [
    'group flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none pointer-coarse:min-h-11',
    'data-focused:bg-surface-2 data-hovered:bg-surface-2 data-pressed:bg-surface-3 data-selected:font-semibold',
    'data-focus-visible:-outline-offset-2 data-disabled:text-ink-3',
  ],
})

/** An option of a `ListBox`; the selected one has a tick. Give `textValue` when the children are not plain text. */
export function ListBoxItem({ className, children, textValue, ...props }: ListBoxItemProps) {
  const text = textValue ?? (typeof children === 'string' ? children : undefined)
  return (
    <AriaListBoxItem
      {...props}
      {...(text !== undefined && { textValue: text })}
      className={composeRenderProps(className, (className) => optionStyles({ className }))}
    >
      {composeRenderProps(children, (children) => (
        <>
          <span className="flex min-w-0 flex-1 items-center gap-2.5 truncate [&_svg]:size-4.5 [&_svg]:shrink-0">
            {children}
          </span>
          <Check aria-hidden className="invisible size-4 shrink-0 stroke-2 text-link group-data-selected:visible" />
        </>
      ))}
    </AriaListBoxItem>
  )
}
