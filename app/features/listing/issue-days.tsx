import { type DayRun, takenIn } from '../../../worker/catalogue/rules/availability/calendar.ts'
import { type DateRange, rangeText, spanOf } from '../../../worker/catalogue/rules/availability/range.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { type CivilDate, daysIn } from '../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useChooseRange, useRange } from '../../ui/use-range.ts'
import { IssueChoice, type IssueChoiceProps } from './issue-choice.tsx'
import { LazyDayPicker } from './lazy-day-picker.tsx'
import { Section } from './section.tsx'
import { useChooseIssues, useIssues } from './use-issues.ts'

interface FreeDaysProps {
  /** Free and taken days, from today; the text includes both ends of each range. */
  runs: readonly DayRun[]
  today: CivilDate
}

/** Calendar of the next six months, and the picker of a range. The address holds the range. */
function FreeDays({ runs, today }: FreeDaysProps) {
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

/** Days of an offer: days of issue of a printed title, else free days; nothing when its days are unknown. */
export function OfferDays(props: IssueChoiceProps) {
  const { offer, today } = props
  if (offer.appears) return <IssueDays {...props} />
  return offer.runs.length > 0 && <FreeDays runs={offer.runs} today={today} />
}

/** Days on which a newspaper or magazine appears, and the picker of issues. */
function IssueDays(props: IssueChoiceProps) {
  const { rate } = props.offer
  const days = useIssues()
  const choose = useChooseIssues()
  const chosen = days.length > 0 && plural(days.length, UNITS[rate.unit].periodNoun ?? ['issue', 'issues'])
  return (
    <Section
      title="Issues"
      aside={
        <p className="num text-sm text-ink-2">
          {chosen ? <b className="font-bold text-ink">{chosen}</b> : `Choose ${rate.minDuration} or more`}
          {chosen && (
            <Button variant="ghost" size="xs" className="ml-2 noscript:hidden" onPress={() => choose([])}>
              Clear
            </Button>
          )}
        </p>
      }
    >
      <IssueChoice {...props} />
    </Section>
  )
}
