import { rangeOf, rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import { type CivilDate, type DateSpan, daysIn } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { Button } from '../../../ui/button.tsx'

interface SelectionBarProps {
  /** Selected days that can still be blocked; null when all have passed. */
  span: DateSpan | null
  today: CivilDate
  /** Reason why nothing of the selection can be blocked. */
  why: string | null
  isPending: boolean
  onBlock: (kind: 'blocked' | 'sold') => void
  onClear: () => void
}

/** Acts on the selected days. */
export function SelectionBar({ span, today, why, isPending, onBlock, onClear }: SelectionBarProps) {
  const text = span ? `${rangeText(rangeOf(span), today)} · ${plural(daysIn(span), ['day', 'days'])}` : null
  const problem = why ?? (span ? null : 'These days have passed')
  return (
    <div className="flex w-max max-w-[min(32rem,90vw)] flex-wrap items-center gap-1.5 rounded-md bg-brand p-1.5 pl-3 text-sm text-on-brand shadow-pop">
      <span className="num pr-1.5 text-xs font-semibold">{problem ?? text}</span>
      {problem === null && (
        <>
          <Button variant="accent" size="xs" data-act isDisabled={isPending} onPress={() => onBlock('blocked')}>
            Block
          </Button>
          <Button
            size="xs"
            variant="ghost"
            className="text-on-brand! hover:bg-brand-hover!"
            isDisabled={isPending}
            onPress={() => onBlock('sold')}
          >
            Note a sale
          </Button>
        </>
      )}
      <Button
        size="xs"
        variant="ghost"
        {...(problem !== null && { 'data-act': true })}
        className="text-on-brand! hover:bg-brand-hover!"
        onPress={onClear}
      >
        Clear
      </Button>
    </div>
  )
}
