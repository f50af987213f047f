import { type SubmitEvent, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { askBudget } from './plan-asks.ts'

interface PlanBudgetProps {
  /** Rupees. */
  amount: number
  isBusy: boolean
  onAsk: (text: string) => void
}

const RUPEES = { style: 'currency', currency: 'INR', maximumFractionDigits: 0 } as const
/** What the buttons add, and what an amount is rounded to. */
const STEP = 5_000
const MOST = 10_000_000_000

/** Another budget for the same brief. */
export function PlanBudget({ amount, isBusy, onAsk }: PlanBudgetProps) {
  const [wanted, setWanted] = useState(amount)
  const [planned, setPlanned] = useState(amount)
  // A plan for another budget has come.
  if (planned !== amount) {
    setPlanned(amount)
    setWanted(amount)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy && Number.isFinite(wanted) && wanted !== amount) onAsk(askBudget(wanted))
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
          maxValue={MOST}
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
