import { ChevronDown, CircleAlert, type LucideIcon } from 'lucide-react'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { fieldStyles } from './field-styles.ts'
import { variants } from './variants.ts'

const nativeSelectStyles = variants({
  slots: {
    box: 'relative block min-w-0 text-ink',
    caption: '',
    control: 'block w-full cursor-pointer appearance-none truncate [&>option]:bg-surface [&>option]:text-ink',
    mark: 'pointer-events-none absolute size-4.5 text-ink-3',
    chevron: 'pointer-events-none absolute size-4 text-ink-3',
  },
  variants: {
    variant: {
      bar: {
        caption: 'pointer-events-none absolute top-1.5 z-1 text-2xs leading-4 text-ink-3',
        control: [
          'h-12 bg-transparent pt-4 pr-9 text-sm font-semibold transition-colors duration-150',
          'hover:bg-surface-2 focus-visible:-outline-offset-2 pointer-coarse:text-base',
        ],
        mark: 'top-3.75 left-4',
        chevron: 'top-4 right-3.5',
      },
      field: {
        caption: 'mb-1.5 block text-sm font-semibold',
        control: `${fieldStyles()} pr-9!`,
        mark: 'bottom-3.25 left-3.5',
        chevron: 'right-3.5 bottom-3.5',
      },
      toolbar: {
        caption: 'sr-only',
        control: `${fieldStyles({ size: 'sm' })} pr-9! font-medium`,
        mark: 'top-1/2 left-3 -translate-y-1/2',
        chevron: 'top-1/2 right-3 -translate-y-1/2',
      },
    },
    hasIcon: { true: {}, false: {} },
  },
  compoundVariants: [
    { variant: 'bar', hasIcon: false, class: { caption: 'left-4', control: 'pl-4' } },
    { variant: 'bar', hasIcon: true, class: { caption: 'left-11.5', control: 'pl-11.5' } },
    { variant: 'field', hasIcon: true, class: { control: 'pl-10!' } },
    { variant: 'toolbar', hasIcon: true, class: { control: 'pl-9!' } },
  ],
  defaultVariants: { variant: 'field' },
})

interface Option {
  value: string
  label: string
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children'> {
  label: string
  options: readonly (Option | { label: string; options: readonly Option[] })[]
  icon?: LucideIcon
  /** `bar`: a cell of a joined filter bar. `field`: label above an outlined box. `toolbar`: small, label for screen readers. */
  variant?: 'bar' | 'field' | 'toolbar'
  /** The error message. */
  problem?: string | undefined
}

/** A native select: it works in a GET form without JavaScript, and phones show their own list. */
export function NativeSelect({ label, options, icon: Icon, variant, problem, className, ...props }: NativeSelectProps) {
  const styles = nativeSelectStyles({ variant, hasIcon: Icon !== undefined })
  const problemId = useId()
  const select = useRef<HTMLSelectElement>(null)
  // A choice made before hydration counts as a change. The server marks its own choice as `selected`; a choice in the
  // browser changes no attribute.
  useEffect(() => {
    const control = select.current
    const isChosen = [...(control?.options ?? [])].some(({ defaultSelected, selected }) => defaultSelected && !selected)
    if (!control || !isChosen) return
    const { value } = control
    // Deferred to another task: when `input` makes React hydrate at once, the browser's `change` follows in the same
    // task, and React resets a controlled select after each event, so `change` would carry the old value. React also
    // resets it on each render, so the choice is made again here.
    const timer = setTimeout(() => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    })
    const cancel = () => clearTimeout(timer)
    control.addEventListener('change', cancel, { once: true })
    return () => {
      cancel()
      control.removeEventListener('change', cancel)
    }
  }, [])
  const isWrong = problem !== undefined
  const field = (
    <label className={styles.box({ className: isWrong ? undefined : className })}>
      <span className={styles.caption()}>{label}</span>
      {Icon && <Icon aria-hidden className={styles.mark()} strokeWidth={1.75} />}
      <select
        {...props}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': problemId })}
        ref={select}
        className={styles.control()}
      >
        {options.map((option) =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          ),
        )}
      </select>
      <ChevronDown aria-hidden className={styles.chevron()} />
    </label>
  )
  if (!isWrong) return field
  return (
    <div className={className}>
      {field}
      <p id={problemId} className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 stroke-2" />
        <span>{problem}</span>
      </p>
    </div>
  )
}
