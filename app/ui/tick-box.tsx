import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some of what it sums up is ticked. */
  isMixed?: boolean
}

/** A native checkbox, for GET forms and for rows: the label around it belongs to its user. */
export const TickBox = ({ isMixed = false, ...props }: TickBoxProps) => (
  <span className="relative grid size-4.5 shrink-0 place-items-center">
    <input
      {...props}
      ref={(box) => {
        if (box) box.indeterminate = isMixed
      }}
      type="checkbox"
      className="peer size-4.5 cursor-[inherit] appearance-none rounded-xs border border-line-field bg-surface checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand disabled:border-line disabled:bg-surface-2"
    />
    <Check
      aria-hidden
      className="pointer-events-none absolute hidden size-3.5 text-on-brand peer-checked:block peer-indeterminate:hidden"
      strokeWidth={3}
    />
    {isMixed && <Minus aria-hidden className="pointer-events-none absolute size-3.5 text-on-brand" strokeWidth={3} />}
  </span>
)
