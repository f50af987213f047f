import type { ReactNode, Ref } from 'react'
import { Form } from 'react-router'
import type { DateRange } from '../../../worker/catalogue/rules/availability/range.ts'
import { isFixed, MAX_DURATION, MAX_QUANTITY, type Order, type Rate } from '../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { Button } from '../../ui/button.tsx'
import type { OrderField } from './order.ts'

interface EstimateFormProps {
  ref: Ref<HTMLFormElement>
  rate: Rate
  order: Order
  range: DateRange | null
  /** Days of issue of a printed title, chosen elsewhere on the page, also as text; null for other media. */
  printed: { days: readonly CivilDate[]; said: string } | null
  issues: Partial<Record<OrderField | keyof DateRange | 'days', string>>
  today: CivilDate
  keep: Record<string, string>
  onInput: () => void
}

/** Form with days, quantity and duration, in the terms of the unit. A plain GET form: the URL holds the order. */
export function EstimateForm({ ref, rate, order, range, printed, issues, keep, today, onInput }: EstimateFormProps) {
  const { quantityNoun, periodNoun, period } = UNITS[rate.unit]
  // Days already give the duration; a quantity counted by the piece is still asked for.
  const asksHowMany = periodNoun && !printed && (range === null || period === 'release')
  return (
    <Form ref={ref} method="get" replace preventScrollReset data-live className="mt-5" onInput={onInput}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {printed ? (
        <IssuesCell {...printed} noun={periodNoun?.[1] ?? 'issues'} range={range} issue={issues.days} />
      ) : (
        <div className="mb-3 grid grid-cols-2 gap-3">
          <DayCell name="from" label="From" value={range?.from} today={today} issue={issues.from} />
          <DayCell name="until" label="Until" value={range?.until} today={today} issue={issues.until} />
        </div>
      )}
      <div className={`grid gap-3 ${asksHowMany && !isFixed(rate) ? 'grid-cols-2' : ''}`}>
        {!isFixed(rate) && (
          <NumberCell
            name="quantity"
            label={quantityNoun[1]}
            value={order.quantity}
            min={rate.minQuantity}
            max={MAX_QUANTITY}
            step={rate.step}
            issue={issues.quantity}
          />
        )}
        {asksHowMany && (
          <NumberCell
            name="duration"
            label={periodNoun[1]}
            value={order.duration}
            min={rate.minDuration}
            max={MAX_DURATION}
            step={1}
            issue={issues.duration}
          />
        )}
      </div>
      <Button type="submit" variant="outline" className="mt-3 w-full not-noscript:hidden">
        Update estimate
      </Button>
    </Form>
  )
}

interface IssuesCellProps {
  days: readonly CivilDate[]
  said: string
  /** Noun of the quantity: `insertions`. */
  noun: string
  /** Range from the list that led here, kept in the address. */
  range: DateRange | null
  issue: string | undefined
}

/** Chosen days of issue; without scripts a field to type them. */
function IssuesCell({ days, said, noun, range, issue }: IssuesCellProps) {
  const value = days.join(',')
  return (
    <div className="mb-3">
      {range && (
        <>
          <input type="hidden" name="from" value={range.from} />
          <input type="hidden" name="until" value={range.until} />
        </>
      )}
      <Cell name="days" label={noun} issue={issue}>
        <span className="num block text-sm font-semibold noscript:hidden">{said || 'Choose days of issue'}</span>
        <input
          key={value}
          name="days"
          defaultValue={value}
          placeholder="2027-01-14, 2027-01-21"
          aria-invalid={issue ? true : undefined}
          aria-describedby="days-issue"
          className="num w-full min-w-0 bg-transparent text-sm font-semibold outline-none not-noscript:hidden"
        />
      </Cell>
    </div>
  )
}

/** Reads the current values of the fields. */
export function typedIn(form: HTMLFormElement): Record<OrderField | keyof DateRange, string | undefined> {
  const fields = new FormData(form)
  const text = (name: OrderField | keyof DateRange) => fields.get(name)?.toString()
  return { quantity: text('quantity'), duration: text('duration'), from: text('from'), until: text('until') }
}

interface DayCellProps {
  name: keyof DateRange
  label: string
  value: CivilDate | undefined
  today: CivilDate
  issue: string | undefined
}

function DayCell({ name, label, value = '', today, issue }: DayCellProps) {
  return (
    <Cell name={name} label={label} issue={issue}>
      <input
        type="date"
        name={name}
        defaultValue={value}
        min={today}
        aria-invalid={issue ? true : undefined}
        aria-describedby={`${name}-issue`}
        className="num w-full min-w-0 bg-transparent text-sm font-semibold outline-none pointer-coarse:text-base"
      />
    </Cell>
  )
}

interface NumberCellProps {
  name: OrderField
  label: string
  value: number
  min: number
  max: number
  step: number
  issue: string | undefined
}

function NumberCell({ name, label, value, issue, ...limits }: NumberCellProps) {
  return (
    <Cell name={name} label={label} issue={issue}>
      <input
        type="number"
        inputMode="numeric"
        required
        name={name}
        defaultValue={value}
        {...limits}
        aria-invalid={issue ? true : undefined}
        aria-describedby={`${name}-issue`}
        className="num w-full min-w-0 bg-transparent text-sm font-semibold outline-none pointer-coarse:text-base"
      />
    </Cell>
  )
}

interface CellProps {
  name: string
  label: string
  issue: string | undefined
  children: ReactNode
}

/** Field with its label inside and its error below. */
const Cell = ({ name, label, issue, children }: CellProps) => (
  <div className="min-w-0">
    {/* biome-ignore lint/a11y/noLabelWithoutControl: the field is what it is given */}
    <label className="block rounded-md border border-line-field px-3.5 py-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-danger-fill">
      <span className="block text-2xs text-ink-3 first-letter:uppercase">{label}</span>
      {children}
    </label>
    <p id={`${name}-issue`} aria-live="polite" className="text-xs font-medium text-danger [&:not(:empty)]:mt-1">
      {issue}
    </p>
  </div>
)
