import { useState } from 'react'
import { type Appears, artworkBy } from '../../../worker/catalogue/rules/availability/issues.ts'
import { type CivilDate, formatDate, weekdayName } from '../../../worker/kernel/rules/dates.ts'
import { Checkbox, CheckboxGroup } from '../../ui/checkbox.tsx'
import { mergeIssues, shownIssues } from './issue-choice.ts'

interface IssueBoxesProps {
  appears: Appears
  /** Days of issue between the two dates. */
  issues: readonly CivilDate[]
  /** Chosen days, including those outside the two dates. */
  days: readonly CivilDate[]
  problem: string | undefined
  today: CivilDate
  onChange: (days: CivilDate[]) => void
}

/** Checkboxes for the days of issue between the two dates. */
export function IssueBoxes({ appears, issues, days, problem, today, onChange }: IssueBoxesProps) {
  // An unticked day keeps its checkbox.
  const [first] = useState(days)
  const shown = shownIssues(issues, [...first, ...days])
  return (
    <CheckboxGroup
      label="Days of issue"
      value={shown.filter((day) => days.includes(day))}
      onChange={(ticked) => onChange(mergeIssues(days, shown, ticked))}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
      errorMessage={problem}
      description={issues.length === 0 ? 'No issue between these dates' : undefined}
      className="grid-cols-2 sm:grid-cols-4"
    >
      {shown.map((day) => (
        <Checkbox key={day} value={day} isDisabled={artworkBy(appears, day) < today && !days.includes(day)}>
          <span className="num">
            {weekdayName(day)} {formatDate(day, today)}
          </span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  )
}
