import type { LucideIcon } from 'lucide-react'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { RadioButton, RadioField, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup'
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx'
import { variants } from './variants.ts'

const radioCardsStyles = variants({
  slots: {
    group: 'block min-w-0',
    list: 'grid gap-3',
    card: [
      'group flex h-full cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface p-3.5 text-sm',
      'transition-colors duration-150 data-hovered:border-ink-3 data-selected:border-brand data-selected:bg-select',
      'data-selected:shadow-[inset_0_0_0_1px_var(--brand)] data-disabled:cursor-not-allowed data-disabled:text-ink-3',
    ],
    dot: [
      'mt-px grid size-5 shrink-0 place-items-center rounded-full border-2 border-line-field bg-surface',
      'after:size-2.5 after:rounded-full group-data-selected:border-brand group-data-selected:after:bg-brand',
      'group-data-invalid:border-danger-fill',
    ],
  },
  variants: { columns: { 1: {}, 2: { list: 'sm:grid-cols-2' }, 3: { list: 'sm:grid-cols-3' } } },
  defaultVariants: { columns: 1 },
})

interface RadioCard {
  value: string
  label: string
  description?: string
  /** Content at the end of the card: a price, a count. */
  aside?: string
  icon?: LucideIcon
  isDisabled?: boolean
}

interface RadioCardsProps extends Omit<RadioGroupProps, 'children'>, FieldTexts {
  options: readonly RadioCard[]
  columns?: 1 | 2 | 3
}

/** One of a few options, each with an explanation. */
export function RadioCards({
  label,
  description,
  errorMessage,
  isOptional,
  options,
  columns,
  className,
  ...props
}: RadioCardsProps) {
  const styles = radioCardsStyles({ columns })
  return (
    <RadioGroup {...props} className={composeRenderProps(className, (className) => styles.group({ className }))}>
      <FieldLabel label={label} isOptional={isOptional} />
      <div className={styles.list()}>
        {options.map(({ icon: Icon, isDisabled = false, ...option }) => (
          <RadioField key={option.value} value={option.value} isDisabled={isDisabled} className="min-w-0">
            <RadioButton className={styles.card()}>
              <span className={styles.dot()} />
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2 font-semibold">
                  {Icon && <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />}
                  <span className="min-w-0 wrap-anywhere">{option.label}</span>
                </span>
                {option.description && <span className="block text-ink-2">{option.description}</span>}
              </span>
              {option.aside && <span className="num shrink-0 font-semibold">{option.aside}</span>}
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RadioGroup>
  )
}
