import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx'
import { variants } from './variants.ts'

const checkboxStyles = variants({
  slots: {
    box: 'block min-w-0',
    button:
      'group flex min-h-6 w-fit min-w-6 items-center gap-2.5 rounded-xs text-sm data-disabled:text-ink-3 pointer-coarse:min-h-11',
    mark: [
      'grid size-4.5 shrink-0 place-items-center rounded-xs border border-line-field bg-surface text-on-brand',
      'transition-colors duration-120 group-data-hovered:border-ink-2 group-data-invalid:border-danger-fill',
      'group-data-selected:border-brand group-data-selected:bg-brand group-data-indeterminate:border-brand group-data-indeterminate:bg-brand',
      'group-data-disabled:opacity-50',
    ],
  },
})

interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'children'>,
    Partial<Pick<FieldTexts, 'description' | 'errorMessage'>> {
  /** The label of the box. Without it give `aria-label`, except in a table, which labels it. */
  children?: ReactNode
}

/** A checkbox, alone or in a `CheckboxGroup`. */
export function Checkbox({ children, description, errorMessage, className, ...props }: CheckboxProps) {
  const styles = checkboxStyles()
  return (
    <CheckboxField {...props} className={composeRenderProps(className, (className) => styles.box({ className }))}>
      <CheckboxButton className={styles.button()}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={styles.mark()}>
              {isIndeterminate ? (
                <Minus aria-hidden className="size-3.5 stroke-3" />
              ) : (
                isSelected && <Check aria-hidden className="size-3.5 stroke-3" />
              )}
            </span>
            {children}
          </>
        )}
      </CheckboxButton>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </CheckboxField>
  )
}

const checkboxGroupStyles = variants({ base: 'grid min-w-0 gap-2.5' })

interface CheckboxGroupProps extends Omit<AriaCheckboxGroupProps, 'children'>, FieldTexts {
  children: ReactNode
}

/** Several choices under one label. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  isOptional,
  children,
  className,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...props} className="block min-w-0">
      <FieldLabel label={label} isOptional={isOptional} />
      <div className={checkboxGroupStyles({ className: typeof className === 'string' ? className : undefined })}>
        {children}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  )
}
