import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fieldStyles } from './field-styles.ts'
import { type VariantProps, variants } from './variants.ts'

const searchInputStyles = variants({
  slots: {
    box: 'relative block min-w-0',
    control: 'block w-full [&::-webkit-search-decoration]:hidden',
    mark: 'absolute inset-y-0 left-0 grid place-items-center text-ink-3 [&_svg]:size-4.5',
    send: 'rounded-sm hover:text-ink focus-visible:-outline-offset-2',
  },
  variants: {
    variant: {
      bar: {
        control: [
          'h-12 bg-transparent pr-3 pl-11.5 text-sm text-ink transition-colors duration-150 pointer-coarse:text-base',
          'hover:bg-surface-2 focus-visible:-outline-offset-2',
        ],
        mark: 'w-12',
      },
      field: { control: `${fieldStyles()} pl-10!`, mark: 'w-10' },
      toolbar: { control: `${fieldStyles({ size: 'sm' })} pl-9!`, mark: 'w-9' },
    },
  },
  defaultVariants: { variant: 'field' },
})

interface SearchInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size'>,
    VariantProps<typeof searchInputStyles> {
  /** The accessible name; visually the magnifier and the placeholder replace it. */
  label: string
  /** True when the magnifier is the submit button of a form without another one. */
  sends?: boolean
}

const magnifier = <Search aria-hidden strokeWidth={1.75} />

/** A native search field, for GET forms. */
export function SearchInput({ label, sends = false, variant, className, name = 'q', ...props }: SearchInputProps) {
  const styles = searchInputStyles({ variant })
  return (
    <div className={styles.box({ className })}>
      <label className="block">
        <span className="sr-only">{label}</span>
        <input {...props} type="search" name={name} className={styles.control()} />
      </label>
      {sends ? (
        <button type="submit" className={styles.mark({ className: styles.send() })}>
          <span className="sr-only">{label}</span>
          {magnifier}
        </button>
      ) : (
        <span className={styles.mark({ className: 'pointer-events-none' })}>{magnifier}</span>
      )}
    </div>
  )
}
