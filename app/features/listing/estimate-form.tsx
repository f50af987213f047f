import type { Ref } from 'react'
import { Form } from 'react-router'
import { isFixed, MAX_DURATION, MAX_QUANTITY, type Order, type Rate } from '../../../worker/domain/catalogue/rate.ts'
import { UNITS } from '../../../worker/domain/catalogue/registry/units.ts'
import { Button } from '../../ui/button.tsx'
import type { OrderField } from './order.ts'

interface EstimateFormProps {
  ref: Ref<HTMLFormElement>
  rate: Rate
  order: Order
  issues: Partial<Record<OrderField, string>>
  keep: Record<string, string>
  onInput: () => void
}

/** Quantity and duration, in the terms of the unit. A plain GET form: the URL holds the order. */
export function EstimateForm({ ref, rate, order, issues, keep, onInput }: EstimateFormProps) {
  const { quantityNoun, periodNoun } = UNITS[rate.unit]
  return (
    <Form ref={ref} method="get" replace preventScrollReset data-live className="mt-5" onInput={onInput}>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={`grid gap-3 ${periodNoun && !isFixed(rate) ? 'grid-cols-2' : ''}`}>
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
        {periodNoun && (
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

/** The current values of the fields. */
export function typedIn(form: HTMLFormElement): Record<OrderField, string | undefined> {
  const fields = new FormData(form)
  const text = (name: OrderField) => fields.get(name)?.toString()
  return { quantity: text('quantity'), duration: text('duration') }
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
  const issueId = `${name}-issue`
  return (
    <div className="min-w-0">
      <label className="block rounded-md border border-line-field px-3.5 py-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus has-aria-invalid:border-danger-fill">
        <span className="block text-2xs text-ink-3 first-letter:uppercase">{label}</span>
        <input
          type="number"
          inputMode="numeric"
          required
          name={name}
          defaultValue={value}
          {...limits}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issueId}
          className="num w-full min-w-0 bg-transparent text-sm font-semibold outline-none pointer-coarse:text-base"
        />
      </label>
      <p id={issueId} aria-live="polite" className="text-xs font-medium text-danger [&:not(:empty)]:mt-1">
        {issue}
      </p>
    </div>
  )
}
