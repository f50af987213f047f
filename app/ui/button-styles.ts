import { type VariantProps, variants } from './variants.ts'

/**
 * The styles of buttons and of links that look like one. Hover and press are native pseudo-classes, so that the
 * same control reacts on a public page before hydration.
 */
export const buttonStyles = variants({
  base: [
    'relative inline-flex shrink-0 items-center justify-center text-center font-semibold whitespace-nowrap select-none',
    'transition-colors duration-150 pointer-coarse:min-h-11 [&_svg]:shrink-0 [&_svg]:stroke-2',
    'disabled:cursor-not-allowed data-pending:cursor-progress data-unready:cursor-not-allowed',
  ],
  variants: {
    variant: {
      primary: 'bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-hover',
      accent: 'bg-accent text-accent-ink hover:bg-accent-hover active:bg-accent-hover',
      outline: 'border border-line-strong bg-surface text-ink hover:bg-surface-2 active:bg-surface-3',
      ghost: 'text-ink hover:bg-surface-2 active:bg-surface-3',
      danger: 'border border-line-strong bg-surface text-danger hover:bg-danger-soft active:bg-danger-soft',
      /** For dark backgrounds only, like the next. */
      clear: 'text-white hover:bg-white/10 active:bg-white/15',
      glass: 'border border-white/30 bg-white/12 text-white hover:bg-white/20 active:bg-white/25',
    },
    size: {
      xs: 'h-7 gap-1.5 rounded-sm px-2.5 text-xs [&_svg]:size-4',
      sm: 'h-8.5 gap-1.5 rounded-sm px-3 text-sm [&_svg]:size-4.5',
      md: 'h-10.5 gap-2 rounded-md px-4 text-sm [&_svg]:size-4.5',
      lg: 'h-13 gap-2.5 rounded-md px-6 text-base [&_svg]:size-5',
    },
  },
  compoundVariants: [
    {
      variant: ['primary', 'accent', 'outline', 'danger'],
      class: [
        'disabled:border-transparent disabled:bg-surface-3 disabled:text-ink-3',
        'data-unready:border-transparent data-unready:bg-surface-3 data-unready:text-ink-3',
      ],
    },
    { variant: ['ghost', 'clear', 'glass'], class: 'disabled:opacity-50 data-unready:opacity-50' },
  ],
  defaultVariants: { variant: 'primary', size: 'md' },
})

export type ButtonLook = VariantProps<typeof buttonStyles>
