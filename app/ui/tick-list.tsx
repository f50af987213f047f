import { Check } from 'lucide-react'
import { type VariantProps, variants } from './variants.ts'

const tickListStyles = variants({
  base: 'grid text-sm',
  variants: { isDense: { true: 'gap-1 [&_svg]:size-4.5', false: 'gap-3 sm:grid-cols-2 [&_svg]:size-5' } },
  defaultVariants: { isDense: false },
})

interface TickListProps extends VariantProps<typeof tickListStyles> {
  items: readonly string[]
  className?: string
}

/** A list of included items with ticks; dense in a card. */
export function TickList({ items, isDense, className }: TickListProps) {
  return (
    <ul className={tickListStyles({ isDense, className })}>
      {items.map((item) => (
        <li key={item} className="flex min-w-0 gap-2.5">
          <Check aria-hidden className="shrink-0 text-success-dot" strokeWidth={2.25} />
          <span className="min-w-0 wrap-anywhere">{item}</span>
        </li>
      ))}
    </ul>
  )
}
