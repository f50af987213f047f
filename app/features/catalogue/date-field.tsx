import { CalendarRange } from 'lucide-react'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'

interface DateFieldProps {
  from: string
  until: string
  today: CivilDate
  className: string
}

/** Requested days in the filter bar: two dates, both included. */
export function DateField({ from, until, today, className }: DateFieldProps) {
  return (
    <fieldset
      className={`relative flex min-w-0 items-stretch ${from || until ? 'bg-select' : 'bg-surface'} ${className}`}
    >
      <legend className="sr-only">Dates</legend>
      <CalendarRange
        aria-hidden
        className="pointer-events-none absolute top-4 left-3.5 size-4.5 text-ink-3 xl:block lg:hidden"
        strokeWidth={1.75}
      />
      <Day name="from" label="From" value={from} today={today} className="pl-10.5 lg:pl-3.5 xl:pl-10.5" />
      <Day name="until" label="Until" value={until} today={today} className="pl-3" />
    </fieldset>
  )
}

interface DayProps {
  name: 'from' | 'until'
  label: string
  value: string
  today: CivilDate
  className: string
}

const Day = ({ name, label, value, today, className }: DayProps) => (
  <label
    className={`block min-w-0 flex-1 py-1.5 pr-1.5 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-focus ${className}`}
  >
    <span className="block text-2xs text-ink-3">{label}</span>
    <input
      type="date"
      name={name}
      defaultValue={value}
      min={today}
      className="num w-full min-w-0 bg-transparent text-sm font-medium outline-none pointer-coarse:text-base"
    />
  </label>
)
