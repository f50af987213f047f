import { type CalendarDate, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { IssueState } from '../../../worker/domain/availability/issues.ts'
import { lastOpenDay } from '../../../worker/domain/availability/range.ts'
import { type CivilDate, monthName } from '../../../worker/domain/dates.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { variants } from '../../ui/variants.ts'

export interface IssuePickerProps {
  stateOf: (day: CivilDate) => IssueState
  /** Chosen days of issue. */
  days: readonly CivilDate[]
  /** The first month on show. */
  month: CivilDate
  today: CivilDate
  onChoose: (days: readonly CivilDate[]) => void
}

const cellStyles = variants({
  base: 'num grid h-12.5 place-items-center content-center rounded-sm text-sm font-semibold outline-none data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-focus',
  variants: {
    look: {
      free: 'cursor-pointer border border-line-strong bg-surface hover:bg-surface-2',
      chosen: 'cursor-pointer bg-brand text-on-brand',
      asked: 'bg-warn-soft text-warn-ink',
      taken: 'bg-surface-2 text-ink-3',
      outside: 'invisible',
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

/** The issues of a daily, a month at a time: any number of days can be chosen. */
export default function IssuePicker({ stateOf, days, month, today, onChoose }: IssuePickerProps) {
  return (
    <I18nProvider locale="en-IN">
      <Calendar
        aria-label="Days of issue, choose any"
        selectionMode="multiple"
        minValue={parseDate(today)}
        maxValue={parseDate(lastOpenDay(today))}
        defaultFocusedValue={parseDate(month)}
        value={days.map((day) => parseDate(day))}
        onChange={(chosen) => onChoose(chosen.map(String))}
        isDateUnavailable={(date) => stateOf(date.toString()) !== 'free'}
        firstDayOfWeek="mon"
      >
        <MonthBar />
        <CalendarGrid
          weekdayStyle="short"
          className="-mx-1 mt-2 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1"
        >
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="pb-1 text-xs font-normal text-ink-3">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody className="[&_td]:p-0 [&_tr:not(:has([role=button]:not([data-disabled],[data-outside-month])))]:hidden">
            {(date) => <Issue date={date} state={stateOf(date.toString())} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  )
}

function MonthBar() {
  const state = useContext(CalendarStateContext)
  return (
    <div className="flex items-center justify-between">
      <p aria-hidden className="num font-semibold">
        {state && monthName(state.visibleRange.start.toString())}
      </p>
      <div className="flex">
        <IconButton slot="previous" aria-label="Previous month">
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton slot="next" aria-label="Next month">
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

function Issue({ date, state }: { date: CalendarDate; state: IssueState }) {
  return (
    <CalendarCell
      date={date}
      className={({ isOutsideMonth, isSelected }) => {
        if (isOutsideMonth) return cellStyles({ look: 'outside' })
        if (state === 'free') return cellStyles({ look: isSelected ? 'chosen' : 'free' })
        return cellStyles({ look: state === 'asked' ? 'asked' : 'taken' })
      }}
    >
      {({ formattedDate, isSelected, isDisabled }) => (
        <>
          {formattedDate}
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
