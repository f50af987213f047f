import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import type { ListBoxProps } from 'react-aria-components/ListBox'
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select'
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx'
import { fieldStyles } from './field-styles.ts'
import { ListBox } from './list-box.tsx'
import { Popover } from './popover.tsx'
import { variants } from './variants.ts'

const selectStyles = variants({ base: 'group block min-w-0' })

interface SelectProps<T extends object>
  extends Omit<AriaSelectProps<T>, 'children'>,
    FieldTexts,
    Pick<ListBoxProps<T>, 'items' | 'children'> {}

/** Selects one of a short list, in signed-in areas. Children are `ListBoxItem`s. Public forms use `NativeSelect`. */
export function Select<T extends object>({
  label,
  description,
  errorMessage,
  isOptional,
  items,
  children,
  className,
  ...props
}: SelectProps<T>) {
  return (
    <AriaSelect {...props} className={composeRenderProps(className, (className) => selectStyles({ className }))}>
      <FieldLabel label={label} isOptional={isOptional} />
      <Button
        className={`${fieldStyles()} flex items-center gap-2 text-left group-data-invalid:border-danger-fill data-pressed:bg-surface-2`}
      >
        <SelectValue className="flex min-w-0 flex-1 items-center gap-2.5 truncate data-placeholder:text-ink-3 [&_svg]:size-4.5 [&_svg]:shrink-0" />
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover>
        <ListBox {...(items && { items })}>{children}</ListBox>
      </Popover>
    </AriaSelect>
  )
}
