import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { FreeDays } from './free-days.tsx'
import { IssueChoice, type IssueChoiceProps } from './issue-choice.tsx'
import { Section } from './section.tsx'
import { useChooseIssues, useIssues } from './use-issues.ts'

/** The days of an offer: days of issue of what is printed, else free days; nothing where its days are not known. */
export function OfferDays(props: IssueChoiceProps) {
  const { offer, today } = props
  if (offer.appears) return <IssueDays {...props} />
  return offer.runs.length > 0 && <FreeDays runs={offer.runs} today={today} />
}

/** The days on which a paper or magazine appears, and the picker of those that are wanted. */
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
