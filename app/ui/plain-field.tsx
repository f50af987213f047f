import { CircleAlert, type LucideIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { descriptionStyles, fieldGroupStyles, fieldStyles, labelStyles } from './field-styles.ts'

interface PlainFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'name' | 'type' | 'autoComplete' | 'maxLength' | 'placeholder' | 'defaultValue'
  > {
  label: string
  description?: ReactNode
  /** The error message. */
  problem: string | undefined
  /** Rows of a multi-line field. */
  rows?: number
  /** An icon for the purpose of the field. */
  icon?: LucideIcon
}

/**
 * Labelled native field, required: it works and is validated without JavaScript, and its typed text survives
 * hydration.
 */
export function PlainField({ label, description, problem, rows, icon: Icon, type, ...props }: PlainFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const field = {
    ...props,
    id,
    required: true,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem !== undefined || description ? noteId : undefined,
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={labelStyles({ className: 'mb-1.5 block' })}>
        {label}
      </label>
      {rows !== undefined ? (
        <textarea {...field} rows={rows} className={`${fieldStyles({ size: 'area' })} block resize-y`} />
      ) : Icon ? (
        <span className={fieldGroupStyles({ className: 'items-center' })}>
          <Icon aria-hidden className="ml-3.5 size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
          <input
            {...field}
            type={type}
            className="-my-px h-11 min-w-0 flex-1 bg-transparent pr-3.5 pl-2 outline-none"
          />
        </span>
      ) : (
        <input {...field} type={type} className={fieldStyles()} />
      )}
      <div id={noteId} className="mt-1.5 empty:hidden">
        {problem !== undefined ? (
          <p className="flex items-start gap-1.5 text-xs font-medium text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 stroke-2" />
            <span>{problem}</span>
          </p>
        ) : (
          description && <p className={descriptionStyles()}>{description}</p>
        )}
      </div>
    </div>
  )
}
