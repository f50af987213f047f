import { type SubmitEvent, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type Paise, toPaise, toRupees } from '../../../../worker/domain/money.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { askBudget, MAX_BUDGET } from './plan-asks.ts'

interface PlanBudgetProps {
  amount: Paise
  isBusy: boolean
  onAsk: (text: string) => void
}

const RUPEES = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const
/** Rupees that the buttons add, and to which an amount is rounded. */
const STEP = 5_000

/** Another budget for the same brief. */
export function PlanBudget({ amount, isBusy, onAsk }: PlanBudgetProps) {
  const rupees = toRupees(amount)
  const [wanted, setWanted] = useState(rupees)
  const [planned, setPlanned] = useState(rupees)
  // A plan for another budget has come.
  if (planned !== rupees) {
    setPlanned(rupees)
    setWanted(rupees)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy && Number.isFinite(wanted) && wanted !== rupees) onAsk(askBudget(toPaise(wanted)))
  }

  return (
    // The rupee is grouped in lakh and crore, whatever the browser's language.
    <I18nProvider locale="en-IN">
      <form onSubmit={submit} aria-label="Budget" className="flex flex-wrap items-end gap-2.5">
        <NumberField
          label="Try another budget"
          value={wanted}
          onChange={setWanted}
          minValue={STEP}
          maxValue={MAX_BUDGET}
          step={STEP}
          formatOptions={RUPEES}
          className="w-64 max-w-full"
          isWheelDisabled
        />
        <Button type="submit" variant="outline">
          Plan again
        </Button>
      </form>
    </I18nProvider>
  )
}
