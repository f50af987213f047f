import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ContextType, type KeyboardEvent, useContext, useEffect, useEffectEvent } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import type { DayRun, DayState } from '../../../worker/catalogue/rules/availability/calendar.ts'
import { type DateRange, lastOpenDay } from '../../../worker/catalogue/rules/availability/range.ts'
import { type CivilDate, monthName, monthsFrom } from '../../../worker/kernel/rules/dates.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { variants } from '../../ui/variants.ts'

export interface DayPickerProps {
  runs: readonly DayRun[]
  today: CivilDate
  range: DateRange | null
  onChoose: (range: DateRange) => void
}

type RangeState = NonNullable<ContextType<typeof RangeCalendarStateContext>>

const MONTHS = 6

/** Hides weeks without a day that can still be chosen. */
const NO_PASSED_WEEKS = '[&_tr:not(:has([role=button]:not([data-disabled],[data-outside-month])))]:hidden'

const dayStyles = variants({
  base: 'num grid h-8 place-items-center text-xs outline-none data-focus-visible:z-10 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus pointer-coarse:min-h-11 pointer-coarse:text-sm',
  variants: {
    look: {
      free: 'cursor-pointer rounded-sm hover:bg-surface-3',
      asked: 'bg-warn-soft text-warn-ink',
      taken: 'text-ink-3 line-through',
      passed: 'text-ink-3 opacity-60',
      chosen: 'cursor-pointer bg-select font-semibold text-link',
      end: 'cursor-pointer bg-brand font-bold text-on-brand',
      outside: 'invisible',
    },
    side: { first: 'rounded-l-full', last: 'rounded-r-full', both: 'rounded-full', none: '' },
  },
})

/**
 * Calendar of six months in which one range is chosen; taken days, and ranges across them, cannot be chosen. Phones
 * show one month at a time.
 */
export default function DayPicker({ runs, today, range, onChoose }: DayPickerProps) {
  const stateOf = (date: DateValue): DayState => {
    const day = date.toString()
    return runs.find(({ from, until }) => from <= day && day <= until)?.state ?? 'free'
  }
  return (
    <I18nProvider locale="en-IN">
      <RangeCalendar
        aria-label="Free days, choose a range"
        visibleDuration={{ months: MONTHS }}
        selectionAlignment="start"
        minValue={parseDate(today)}
        maxValue={parseDate(lastOpenDay(today))}
        defaultFocusedValue={parseDate(today)}
        value={range && { start: parseDate(range.from), end: parseDate(range.until) }}
        isDateUnavailable={(date) => stateOf(date) !== 'free'}
        onChange={({ start, end }) => onChoose({ from: start.toString(), until: end.toString() })}
        firstDayOfWeek="mon"
      >
        <Months stateOf={stateOf} range={range} today={today} />
        <Legend />
      </RangeCalendar>
    </I18nProvider>
  )
}

/**
 * Visible months; arrow keys move on to later ones. Shift extends a range from the focus, and releasing it ends the
 * range.
 */
function Months({
  stateOf,
  range,
  today,
}: Pick<DayPickerProps, 'range' | 'today'> & { stateOf: (date: DateValue) => DayState }) {
  const state = useContext(RangeCalendarStateContext)
  const open = useEffectEvent(() => {
    const isSeen = range && state && isInMonths(state.focusedDate.toString(), range)
    if (range && state && !isSeen && range.from >= today) state.setFocusedDate(parseDate(range.from))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: days that were chosen elsewhere are turned to
  useEffect(() => open(), [range?.from, range?.until])
  if (!state) return null
  const moves: Record<string, () => void> = {
    ArrowLeft: state.focusPreviousDay,
    ArrowRight: state.focusNextDay,
    ArrowUp: state.focusPreviousRow,
    ArrowDown: state.focusNextRow,
    PageUp: state.focusPreviousSection,
    PageDown: state.focusNextSection,
    Home: state.focusSectionStart,
    End: state.focusSectionEnd,
  }
  const begin = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!event.shiftKey || !move) return
    event.preventDefault()
    event.stopPropagation()
    if (!state.anchorDate) state.selectFocusedDate()
    move()
  }
  const end = ({ key }: KeyboardEvent) => {
    if (key === 'Shift' && state.anchorDate) state.commitSelection()
  }
  const months = monthsFrom(state.visibleRange.start.toString(), MONTHS)
  // Until a day is focused, the first chosen day is the stop of Tab, also in the document.
  const isUntouched = state.focusedDate.toString() === today && range !== null && range.from > today
  const focusedDate = isUntouched ? parseDate(range.from) : state.focusedDate
  const focused = focusedDate.toString()
  const shown = months.findIndex(({ first, next }) => first <= focused && focused < next)
  return (
    <>
      <MonthSteps state={state} focusedDate={focusedDate} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the calendar inside */}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-3" onKeyDownCapture={begin} onKeyUp={end}>
        {months.map(({ first, name }, offset) => (
          <div key={first} className={`min-w-0 ${offset === shown ? '' : 'max-sm:not-noscript:hidden'}`}>
            <p aria-hidden className="num text-xs font-semibold max-sm:not-noscript:hidden">
              {offset === 0 || name === 'Jan' ? `${name} ${first.slice(0, 4)}` : name}
            </p>
            <CalendarGrid
              offset={{ months: offset }}
              weekdayStyle="narrow"
              className="w-full table-fixed border-collapse sm:mt-1.5"
            >
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className="pb-0.5 text-2xs font-semibold text-ink-3">{day}</CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody className={`[&_td]:p-0 [&_td]:py-px ${NO_PASSED_WEEKS}`}>
                {(date) => <Day date={date} state={stateOf(date)} />}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
    </>
  )
}

/** True when a day is in a month of the range. */
const isInMonths = (day: CivilDate, { from, until }: DateRange): boolean =>
  day.slice(0, 7) >= from.slice(0, 7) && day.slice(0, 7) <= until.slice(0, 7)

/** Phones: the name of the visible month, which is that of the focused day, with buttons for the months around it. */
function MonthSteps({ state, focusedDate }: { state: RangeState; focusedDate: CalendarDate }) {
  const month = focusedDate.set({ day: 1 })
  const [earlier, later] = [month.subtract({ days: 1 }), month.add({ months: 1 })]
  return (
    <div className="mb-1 flex items-center justify-between noscript:hidden sm:hidden">
      <p aria-live="polite" className="num text-sm font-semibold">
        {monthName(month.toString())}
      </p>
      <div className="flex">
        <IconButton
          slot={null}
          aria-label="Previous month"
          whyNot={state.isInvalid(earlier) && 'Earlier days have passed.'}
          onPress={() => state.setFocusedDate(earlier)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          slot={null}
          aria-label="Next month"
          whyNot={state.isInvalid(later) && 'Later days cannot be booked yet.'}
          onPress={() => state.setFocusedDate(later)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

function Day({ date, state }: { date: CalendarDate; state: DayState }) {
  return (
    <CalendarCell
      date={date}
      className={({ isOutsideMonth, isDisabled, isSelected, isSelectionStart, isSelectionEnd }) => {
        const isEnd = isSelectionStart || isSelectionEnd
        const look = isOutsideMonth
          ? 'outside'
          : isDisabled
            ? 'passed'
            : isEnd
              ? 'end'
              : state === 'asked'
                ? 'asked'
                : state !== 'free'
                  ? 'taken'
                  : isSelected
                    ? 'chosen'
                    : 'free'
        const side =
          isSelectionStart && isSelectionEnd ? 'both' : isSelectionStart ? 'first' : isSelectionEnd ? 'last' : 'none'
        return dayStyles({ look, side })
      }}
    />
  )
}

const Legend = () => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-2.5 text-xs text-ink-3">
    <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1.5">
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-xs bg-brand" />
        Your days
      </li>
      <li className="flex items-center gap-1.5">
        <span className="size-3 rounded-xs border border-warn-dot bg-warn-soft" />
        Requested by another buyer
      </li>
      <li className="flex items-center gap-1.5">
        <span className="num line-through">12</span>
        Taken
      </li>
    </ul>
    <p className="pointer-coarse:hidden">Arrow keys move a day, Page keys a month, Shift extends</p>
  </div>
)
