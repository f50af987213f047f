import { isPeriodical } from '../../../worker/domain/availability/issues.ts'
import type { Listing } from '../../../worker/domain/catalogue/listing.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { plural } from '../../../worker/domain/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { useRange } from '../../ui/use-range.ts'
import { issueStateOf } from './dated-order.ts'
import { IssueCards } from './issue-cards.tsx'
import { LazyIssuePicker } from './lazy-day-picker.tsx'
import type { PanelOffer } from './offer.ts'
import { Section } from './section.tsx'
import { useChooseIssues, useIssues } from './use-issues.ts'

interface IssueDaysProps {
  offer: PanelOffer
  listing: Pick<Listing, 'details'>
  today: CivilDate
}

/** The days on which a paper or magazine appears, and the picker of those that are wanted. The chosen ones are in the address. */
export function IssueDays({ offer, listing, today }: IssueDaysProps) {
  const days = useIssues()
  const range = useRange()
  const choose = useChooseIssues()
  const { appears, rate } = offer
  if (!appears) return null
  const stateOf = (day: CivilDate) => issueStateOf(offer, { quantity: rate.minQuantity }, day, today)
  const chosen = days.length > 0 && plural(days.length, UNITS[rate.unit].periodNoun ?? ['issue', 'issues'])
  const first = [days[0], range?.from].find((day) => day !== undefined && day >= today)
  // Days of an old address that cannot be booked leave with the next choice.
  const onChoose = (wanted: readonly CivilDate[]) => choose(wanted.filter((day) => stateOf(day) === 'free'))
  const picker = { stateOf, days, today, onChoose }
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
      {isPeriodical(appears) ? (
        <IssueCards {...picker} appears={appears} named={listing.details.issues ?? []} />
      ) : (
        <LazyIssuePicker {...picker} month={first ?? today} />
      )}
    </Section>
  )
}
