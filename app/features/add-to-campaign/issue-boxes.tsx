import type { SelectedItem } from '../../../worker/campaigns/selected-item.server.ts'
import { artworkBy } from '../../../worker/domain/availability/issues.ts'
import { type CivilDate, formatDate } from '../../../worker/domain/dates.ts'
import { Checkbox, CheckboxGroup } from '../../ui/checkbox.tsx'
import { type Draft, issuesOf } from './wanted.ts'

/** More days than that are chosen on the page of the paper, by its calendar. */
const MAX_SHOWN = 62

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' })

interface IssueBoxesProps {
  item: SelectedItem
  draft: Draft
  problem: string | undefined
  today: CivilDate
  onChange: (days: string[]) => void
}

/** The days of issue between the two dates, to choose from. */
export function IssueBoxes({ item, draft, problem, today, onChange }: IssueBoxesProps) {
  const { appears } = item
  if (!appears) return null
  const issues = issuesOf(item, draft).slice(0, MAX_SHOWN)
  return (
    <CheckboxGroup
      label="Days of issue"
      value={draft.days.filter((day) => issues.includes(day))}
      onChange={onChange}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      errorMessage={problem}
      description={issues.length === 0 ? 'Nothing appears between these dates' : undefined}
      className="grid-cols-2 sm:grid-cols-4"
    >
      {issues.map((day) => (
        <Checkbox key={day} value={day} isDisabled={artworkBy(appears, day) < today}>
          <span className="num">
            {weekday.format(new Date(`${day}T00:00Z`))} {formatDate(day, today)}
          </span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
