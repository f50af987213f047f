import { ToggleButton } from 'react-aria-components/ToggleButton'
import { type Appears, weekdayOf, weekdayOfWeekly } from '../../../worker/catalogue/rules/availability/issues.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { variants } from '../../ui/variants.ts'

export interface WeekdayChoice {
  appears: Appears
  /** Days of a weekday (0 Sunday to 6) that can be chosen. */
  everyOf: (weekday: number) => readonly CivilDate[]
  /** Chosen days of issue. */
  days: readonly CivilDate[]
  onChoose: (days: readonly CivilDate[]) => void
}

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** Weekdays in the order of the calendar, from Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

const toggleStyles = variants({
  base: 'grid h-9 place-items-center rounded-sm border text-xs font-semibold outline-none data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-focus noscript:hidden pointer-coarse:h-11',
  variants: {
    look: {
      off: 'cursor-pointer border-line bg-surface-2 text-ink-2 hover:bg-surface-3',
      on: 'cursor-pointer border-brand bg-select text-link',
      none: 'border-transparent text-ink-3',
    },
  },
})

/** Button that chooses all issues of a weekday; pressed again, it removes them. */
function WeekdayToggle({
  weekday,
  choice: { everyOf, days, onChoose },
  className = '',
  children,
}: {
  weekday: number
  choice: WeekdayChoice
  className?: string
  children: string
}) {
  const every = everyOf(weekday)
  const isOn = every.length > 0 && every.every((day) => days.includes(day))
  const others = days.filter((day) => weekdayOf(day) !== weekday)
  return (
    <ToggleButton
      aria-label={`Every ${NAMES[weekday]}`}
      isSelected={isOn}
      isDisabled={every.length === 0}
      onChange={(isWanted) => onChoose(isWanted ? [...new Set([...days, ...every])] : others)}
      className={({ isSelected, isDisabled }) =>
        `${toggleStyles({ look: isDisabled ? 'none' : isSelected ? 'on' : 'off' })} ${className}`
      }
    >
      {children}
    </ToggleButton>
  )
}

/** Column headings of a calendar: each chooses all issues of its weekday. */
export const WeekdayHeads = (choice: WeekdayChoice) => (
  <div className="mt-2 grid grid-cols-7 gap-1">
    {WEEK.map((weekday) => (
      <WeekdayToggle key={weekday} weekday={weekday} choice={choice}>
        {(NAMES[weekday] ?? '').slice(0, 3)}
      </WeekdayToggle>
    ))}
  </div>
)

/** Button for all issues of a weekly: `Every Sunday`; nothing for titles that appear less often. */
export function WeeklyToggle(choice: WeekdayChoice) {
  const weekday = weekdayOfWeekly(choice.appears)
  if (weekday === undefined) return null
  return (
    <WeekdayToggle weekday={weekday} choice={choice} className="mb-2 inline-grid px-4">
      {`Every ${NAMES[weekday]}`}
    </WeekdayToggle>
  )
}
