import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { fieldStyles } from './field-styles.ts'
import { type VariantProps, variants } from './variants.ts'

const searchInputStyles = variants({
  slots: {
    box: 'relative block min-w-0',
    control: 'block w-full [&::-webkit-search-decoration]:hidden',
    mark: 'pointer-events-none absolute top-1/2 size-4.5 -translate-y-1/2 text-ink-3',
  },
  variants: {
    variant: {
      bar: {
        control: [
          'h-12 bg-transparent pr-3 pl-11.5 text-sm text-ink transition-colors duration-150 pointer-coarse:text-base',
          'hover:bg-surface-2 focus-visible:-outline-offset-2',
        ],
        mark: 'left-4',
      },
      field: { control: `${fieldStyles()} pl-10!`, mark: 'left-3.5' },
      toolbar: { control: `${fieldStyles({ size: 'sm' })} pl-9!`, mark: 'left-3' },
    },
  },
  defaultVariants: { variant: 'field' },
})

interface SearchInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size'>,
    VariantProps<typeof searchInputStyles> {
  /** The accessible name; visually the magnifier and the placeholder replace it. */
  label: string
}

/** A native search field, for GET forms. */
export function SearchInput({ label, variant, className, name = 'q', ...props }: SearchInputProps) {
  const styles = searchInputStyles({ variant })
  return (
    <label className={styles.box({ className })}>
      <span className="sr-only">{label}</span>
      <Search aria-hidden className={styles.mark()} strokeWidth={1.75} />
      <input {...props} type="search" name={name} className={styles.control()} />
    </label>
  )
}
