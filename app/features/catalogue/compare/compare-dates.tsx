import { CalendarRange } from 'lucide-react'
import { Form } from 'react-router'
import { daysText } from '../../../../worker/catalogue/rules/availability/range.ts'
import type { CompareDays } from '../../../../worker/catalogue/rules/compare.ts'
import { comparePath } from '../../../../worker/catalogue/rules/paths.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldStyles } from '../../../ui/field-styles.ts'
import { TextLink } from '../../../ui/link.tsx'

interface CompareDatesProps {
  ids: readonly string[]
  days: CompareDays
  today: CivilDate
}

/** Days of the comparison, with a plain form to change them. */
export function CompareDates({ ids, days, today }: CompareDatesProps) {
  const asked = daysText(days, today)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <CalendarRange aria-hidden className="size-4.5 text-ink-3" strokeWidth={1.75} />
      <p className="num font-semibold">{asked ?? 'For any days'}</p>
      {asked !== null && <TextLink to={comparePath(ids)}>Any days</TextLink>}
      <details className="group">
        <summary className="cursor-pointer list-none rounded-xs text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:py-3 [&::-webkit-details-marker]:hidden">
          {asked === null ? 'Choose days' : 'Change'}
        </summary>
        <Form
          // A new address has other days, and closes the form.
          key={`${days.from} ${days.until}`}
          method="get"
          preventScrollReset
          className="mt-2 flex flex-wrap items-end gap-3"
        >
          <input type="hidden" name="ids" value={ids.join(',')} />
          <DayField name="from" label="From" value={days.from} min={today} />
          <DayField name="until" label="Until" value={days.until} min={days.from ?? today} />
          <Button type="submit" variant="outline">
            Compare for these days
          </Button>
        </Form>
      </details>
    </div>
  )
}

interface DayFieldProps {
  name: 'from' | 'until'
  label: string
  value: CivilDate | undefined
  min: CivilDate
}

const DayField = ({ name, label, value, min }: DayFieldProps) => (
  <label className="block">
    <span className="mb-1 block text-xs text-ink-3">{label}</span>
    <input type="date" name={name} defaultValue={value} min={min} className={`num ${fieldStyles()}`} />
  </label>
)
