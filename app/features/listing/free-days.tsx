import { type DayRun, takenIn } from '../../../worker/catalogue/rules/availability/calendar.ts'
import { type DateRange, rangeText, spanOf } from '../../../worker/catalogue/rules/availability/range.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { daysIn } from '../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Card } from '../../ui/card.tsx'
import { useChooseRange, useRange } from '../../ui/use-range.ts'
import { LazyDayPicker } from './lazy-day-picker.tsx'
import { Section } from './section.tsx'

export interface FreeDaysProps {
  /** What is free and taken, from today on; in words the ends of a range are included. */
  runs: readonly DayRun[]
  today: CivilDate
}

/** The next six months, day by day, and the picker of the days that are wanted. The chosen range is in the address. */
export function FreeDays({ runs, today }: FreeDaysProps) {
  const range = useRange()
  const choose = useChooseRange()
  return (
    <Section title="Free days" aside={range && <ChosenDays range={range} today={today} runs={runs} />}>
      <Card className="p-4 sm:px-5">
        <LazyDayPicker runs={runs} today={today} range={range} onChoose={choose} />
      </Card>
    </Section>
  )
}

function ChosenDays({ range, today, runs }: { range: DateRange } & FreeDaysProps) {
  const isTaken = takenIn(runs, spanOf(range)).length > 0
  return (
    <p className="num text-sm text-ink-2">
      <b className="font-bold text-ink">{rangeText(range, today)}</b> · {plural(daysIn(spanOf(range)), ['day', 'days'])}
      {isTaken && ', taken in part'}
    </p>
  )
}
