import { variants } from './variants.ts'

const FIELD = [
  'w-full min-w-0 border bg-surface text-sm text-ink pointer-coarse:text-base',
  'transition-colors duration-150 hover:border-ink-3 disabled:cursor-not-allowed disabled:bg-surface-2 disabled:text-ink-3',
  'data-disabled:bg-surface-2 data-disabled:text-ink-3 data-invalid:border-danger-fill aria-invalid:border-danger-fill',
]

const SIZES = {
  size: {
    sm: 'h-8.5 rounded-sm border-line-strong px-3 pointer-coarse:min-h-11',
    md: 'h-11 rounded-md border-line-field px-3.5',
    area: 'min-h-24 rounded-md border-line-field px-3.5 py-2.5',
    group: 'flex h-11 overflow-hidden rounded-md border-line-field',
  },
} as const

/**
 * The border of a text field, a select or a group. The font is larger on touch screens because iOS zooms into
 * a field whose text is under 16 px.
 */
export const fieldStyles = variants({ base: FIELD, variants: SIZES, defaultVariants: { size: 'md' } })

/** A border around an input and its buttons: the whole group shows the focus ring of the input inside. */
export const fieldGroupStyles = variants({
  base: [
    ...FIELD,
    'outline-offset-2 outline-focus has-[input:focus-visible]:outline-2 has-[input[aria-invalid]]:border-danger-fill',
  ],
  variants: SIZES,
  defaultVariants: { size: 'group' },
})

/** Label above a field. */
export const labelStyles = variants({ base: 'text-sm font-semibold text-ink' })

/** Help below a field. */
export const descriptionStyles = variants({ base: 'block text-xs text-ink-3' })
