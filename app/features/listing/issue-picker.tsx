import { type CalendarDate, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { IssueState } from '../../../worker/catalogue/rules/availability/issues.ts'
import { lastOpenDay, rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import { type CivilDate, formatDate } from '../../../worker/kernel/rules/dates.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { variants } from '../../ui/variants.ts'
import { type WeekdayChoice, WeekdayHeads } from './weekday-toggles.tsx'

export interface IssuePickerProps extends WeekdayChoice {
  stateOf: (day: CivilDate) => IssueState
  /** A day in the first visible week. */
  first: CivilDate
  today: CivilDate
}

/** Number of visible weeks: at least 28 days of them are in the future. */
const WEEKS = 5

const cellStyles = variants({
  base: 'num grid h-12.5 place-items-center content-center rounded-sm text-sm font-semibold outline-none data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-focus',
  variants: {
    look: {
      free: 'cursor-pointer border border-line-strong bg-surface hover:bg-surface-2',
      chosen: 'cursor-pointer bg-brand text-on-brand',
      asked: 'bg-warn-soft text-warn-ink',
      taken: 'bg-surface-2 text-ink-3',
      passed: 'text-ink-3 opacity-60',
    },
  },
})

const WORDS: Record<IssueState, string> = {
  free: 'free',
  none: 'no issue',
  closed: 'closed',
  asked: 'asked for',
  full: 'full',
}

/** Issues of a daily, five weeks at a time, across months; any number of days can be chosen. */
export default function IssuePicker({ stateOf, first, today, ...choice }: IssuePickerProps) {
  const { days, onChoose } = choice
  // The locale sets the first day of the week, so that the visible days are whole rows of the grid.
  return (
    <I18nProvider locale="en-IN-u-fw-mon">
      <Calendar
        aria-label="Days of issue, choose any"
        selectionMode="multiple"
        visibleDuration={{ weeks: WEEKS }}
        selectionAlignment="start"
        minValue={parseDate(today)}
        maxValue={parseDate(lastOpenDay(today))}
        defaultFocusedValue={parseDate(first)}
        value={days.map((day) => parseDate(day))}
        onChange={(chosen) => onChoose(chosen.map(String))}
        isDateUnavailable={(date) => stateOf(date.toString()) !== 'free'}
        firstDayOfWeek="mon"
      >
        <WeeksBar />
        <WeekdayHeads {...choice} />
        <CalendarGrid className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1">
          <CalendarGridBody className="[&_td]:p-0">
            {(date) => <Issue date={date} state={stateOf(date.toString())} today={today} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}

/** Visible range of days, with the buttons that move it. */
function WeeksBar() {
  const state = useContext(CalendarStateContext)
  const shown = state && { from: state.visibleRange.start.toString(), until: state.visibleRange.end.toString() }
  return (
    <div className="flex items-center justify-between">
      <p aria-hidden className="num font-semibold">
        {shown && rangeText(shown, shown.from)}
      </p>
      <div className="flex">
        <IconButton slot="previous" aria-label="Earlier weeks">
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton slot="next" aria-label="Later weeks">
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

function Issue({ date, state, today }: { date: CalendarDate; state: IssueState; today: CivilDate }) {
  const day = date.toString()
  return (
    <CalendarCell
      date={date}
      className={({ isSelected }) => {
        if (day < today) return cellStyles({ look: 'passed' })
        if (state === 'free') return cellStyles({ look: isSelected ? 'chosen' : 'free' })
        return cellStyles({ look: state === 'asked' ? 'asked' : 'taken' })
      }}
    >
      {({ formattedDate, isSelected, isDisabled }) => (
        <>
          {/* Weeks continue across months. */}
          {date.day === 1 ? formatDate(day, day) : formattedDate}
          {!isDisabled && (
            <span className={`text-2xs leading-4 font-normal ${state === 'none' ? 'max-sm:hidden' : ''}`}>
              {isSelected && state === 'free' ? 'yours' : WORDS[state]}
            </span>
          )}
        </>
      )}
    </CalendarCell>
  )
}
