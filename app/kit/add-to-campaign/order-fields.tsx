import type { SelectedItem } from '../../../worker/booking/campaigns/selected-item.server.ts'
import { MAX_DURATION, MAX_QUANTITY } from '../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { IssueBoxes } from './issue-boxes.tsx'
import { asksOf, issuesOf, type OrderDraft } from './wanted.ts'

interface OrderFieldsProps {
  item: SelectedItem
  order: OrderDraft
  /** Messages of refused fields, by name. */
  problems: Readonly<Record<string, string>>
  today: CivilDate
  onChange: (part: Partial<OrderDraft>) => void
}

/** Fields of an order that the rate of the item requires: days, quantity and insertions. */
export function OrderFields({ item, order, problems, today, onChange }: OrderFieldsProps) {
  const { rate, appears } = item
  const { quantityNoun, periodNoun } = UNITS[rate.unit]
  const asks = asksOf(item)
  const problem = (name: keyof OrderDraft) => ({
    validationBehavior: 'aria' as const,
    isInvalid: problems[name] !== undefined,
    errorMessage: problems[name],
  })
  const date = (name: 'startDate' | 'endDate') => ({
    name,
    type: 'date',
    autoComplete: 'off',
    isRequired: true,
    value: order[name],
    onChange: (value: string) => onChange({ [name]: value }),
    ...problem(name),
  })
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5 max-[21rem]:grid-cols-1">
        <TextField label="Start date" {...date('startDate')} />
        <TextField label="End date" {...date('endDate')} />
      </div>
      {appears && (
        <IssueBoxes
          appears={appears}
          issues={issuesOf(item, order)}
          days={order.days}
          problem={problems.days}
          today={today}
          onChange={(days) => onChange({ days })}
        />
      )}
      {(asks.quantity || asks.insertions) && (
        <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2">
          {asks.quantity && (
            <NumberField
              label={`How many ${quantityNoun[1]}`}
              minValue={rate.minQuantity}
              maxValue={MAX_QUANTITY}
              step={rate.step}
              value={order.quantity}
              onChange={(quantity) => onChange({ quantity })}
              {...problem('quantity')}
            />
          )}
          {asks.insertions && periodNoun && (
            <NumberField
              label={`How many ${periodNoun[1]}`}
              minValue={rate.minDuration}
              maxValue={MAX_DURATION}
              value={order.insertions}
              onChange={(insertions) => onChange({ insertions })}
              {...problem('insertions')}
            />
          )}
        </div>
      )}
    </>
  )
}
