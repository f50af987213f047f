import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError, type FieldErrorProps } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { descriptionStyles, labelStyles } from './field-styles.ts'

/** The props that every labelled field shares. */
export interface FieldTexts {
  label: string
  description?: ReactNode
  errorMessage?: FieldErrorProps['children']
  /** Marks an optional field; required is the default and has no mark. */
  isOptional?: boolean | undefined
}

/** The label above a field. */
export function FieldLabel({ label, isOptional = false }: Pick<FieldTexts, 'label' | 'isOptional'>) {
  return (
    <div className="mb-1.5 flex items-baseline justify-between gap-3">
      <Label className={labelStyles()}>{label}</Label>
      {isOptional && <span className="text-xs font-medium text-ink-3">Optional</span>}
    </div>
  )
}

/** The text under a field: help, and the error message. */
export function FieldNotes({ description, errorMessage }: Pick<FieldTexts, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={descriptionStyles({ className: 'mt-1.5' })}>
          {description}
        </Text>
      )}
      <FieldError className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-danger">
        {(validation) => (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 stroke-2" />
            <span>
              {typeof errorMessage === 'function'
                ? errorMessage({ ...validation, defaultChildren: undefined })
                : (errorMessage ?? validation.validationErrors.join(' '))}
            </span>
          </>
        )}
      </FieldError>
    </>
  )
}
