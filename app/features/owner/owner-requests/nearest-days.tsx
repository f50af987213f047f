import { rangeOf, rangeText } from '../../../../worker/catalogue/rules/availability/range.ts'
import type { CivilDate, DateSpan } from '../../../../worker/kernel/rules/dates.ts'
import { Button } from '../../../ui/button.tsx'

interface NearestDaysProps {
  nearest: readonly DateSpan[]
  today: CivilDate
  onChoose: (span: DateSpan) => void
}

/** Free days near taken ones; one press offers them. */
export function NearestDays({ nearest, today, onChoose }: NearestDaysProps) {
  if (nearest.length === 0) return <p className="w-full pb-1">No days of this length are free.</p>
  return (
    <div className="w-full pb-1">
      <p className="text-xs">Nearest free days</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {nearest.map((span) => (
          <li key={span.start}>
            <Button variant="outline" size="sm" onPress={() => onChoose(span)}>
              {rangeText(rangeOf(span), today)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
