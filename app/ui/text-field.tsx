import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx'
import { fieldGroupStyles, fieldStyles } from './field-styles.ts'
import { TextArea } from './text-area.tsx'
import { variants } from './variants.ts'

const textFieldStyles = variants({ base: 'block min-w-0' })

interface TextFieldProps extends Omit<AriaTextFieldProps, 'children'>, FieldTexts {
  placeholder?: string
  multiline?: boolean
  rows?: number
  /** A fixed prefix before the value, "+91" or "₹". */
  prefix?: string
  /** An icon for the purpose of the field. */
  icon?: LucideIcon
  /** A control inside the field, at its end: show the password, copy the link. */
  action?: ReactNode
}

/** One line of text, or several with `multiline`. */
export function TextField({
  label,
  description,
  errorMessage,
  isOptional,
  placeholder,
  multiline = false,
  rows = 4,
  prefix,
  icon: Icon,
  action,
  className,
  ...props
}: TextFieldProps) {
  const hint = placeholder ? { placeholder } : {}
  return (
    <AriaTextField {...props} className={composeRenderProps(className, (className) => textFieldStyles({ className }))}>
      <FieldLabel label={label} isOptional={isOptional} />
      {multiline ? (
        <TextArea rows={rows} {...hint} className={`${fieldStyles({ size: 'area' })} block resize-y`} />
      ) : prefix || Icon || action ? (
        <Group className={fieldGroupStyles({ className: 'items-center' })}>
          {Icon && <Icon aria-hidden className="ml-3.5 size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />}
          {prefix && <span className="shrink-0 pl-3.5 text-ink-3">{prefix}</span>}
          <Input
            {...hint}
            className={`-my-px h-11 min-w-0 flex-1 bg-transparent outline-none ${prefix || Icon ? 'pl-2' : 'pl-3.5'}`}
          />
          {action}
        </Group>
      ) : (
        <Input {...hint} className={fieldStyles()} />
      )}
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
