import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** True when some of the rows that it sums up are ticked. */
  isMixed?: boolean
}

/** Native checkbox, for GET forms and for rows. The caller adds the label around it. */
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
