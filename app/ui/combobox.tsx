import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import type { ListBoxProps } from 'react-aria-components/ListBox'
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx'
import { fieldGroupStyles } from './field-styles.ts'
import { ListBox } from './list-box.tsx'
import { Popover } from './popover.tsx'
import { variants } from './variants.ts'

const comboBoxStyles = variants({ base: 'block min-w-0' })

interface ComboBoxProps<T extends object>
  extends Omit<AriaComboBoxProps<T>, 'children'>,
    FieldTexts,
    Pick<ListBoxProps<T>, 'children'> {
  placeholder?: string
  /** The text shown when nothing matches. */
  emptyText?: string
}

/** Selects one of a long list by typing: a city, an owner. Children are `ListBoxItem`s. */
export function ComboBox<T extends object>({
  label,
  description,
  errorMessage,
  isOptional,
  placeholder,
  emptyText = 'Nothing matches',
  children,
  className,
  ...props
}: ComboBoxProps<T>) {
  return (
    <AriaComboBox
      allowsEmptyCollection
      {...props}
      className={composeRenderProps(className, (className) => comboBoxStyles({ className }))}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Group className={fieldGroupStyles()}>
        <Input
          {...(placeholder && { placeholder })}
          className="h-full min-w-0 flex-1 bg-transparent pl-3.5 outline-none"
        />
        <Button className="grid w-11 shrink-0 place-items-center self-stretch text-ink-3 hover:text-ink">
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover>
        <ListBox renderEmptyState={() => <p className="px-2.5 py-2 text-ink-3">{emptyText}</p>}>{children}</ListBox>
      </Popover>
    </AriaComboBox>
  )
}
