import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { PlanLine } from '../../../../worker/planner/rules/plan/plan.ts'

interface QuantityStepperProps {
  line: Pick<PlanLine, 'title' | 'ref' | 'quantity'>
  isBusy: boolean
  onChange: (quantity: number) => void
}

/** Pause after the last press before the number is sent, in milliseconds: each request makes a plan. */
const SETTLED_MS = 700

const STEP =
  'grid h-8.5 w-8.5 shrink-0 place-items-center text-ink-2 hover:bg-surface-2 aria-disabled:cursor-not-allowed aria-disabled:text-line-strong pointer-coarse:size-11'

/** Quantity of a line. A changed quantity holds the line, as a lock does. */
export function QuantityStepper({ line, isBusy, onChange }: QuantityStepperProps) {
  const { quantity } = line
  const title = titleWithRef(line)
  const [wanted, setWanted] = useState(quantity)
  const [planned, setPlanned] = useState(quantity)
  /** Announcement of the last press. A number changed by an answer of the planner is announced in the chat. */
  const [said, setSaid] = useState('')
  if (planned !== quantity) {
    setPlanned(quantity)
    if (wanted !== quantity) setSaid('')
    setWanted(quantity)
  }
  useEffect(() => {
    if (wanted === quantity || isBusy) return
    const timer = setTimeout(() => onChange(wanted), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [wanted, quantity, isBusy, onChange])

  function step(by: number) {
    if (isBusy) return
    const next = Math.max(1, wanted + by)
    setWanted(next)
    setSaid(`${title}: quantity ${next}`)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons around a number, not a set of fields
    <div
      role="group"
      aria-label={`Quantity of ${title}`}
      className="flex shrink-0 items-center overflow-hidden rounded-sm border border-line-field"
    >
      <button
        type="button"
        aria-label={`One less of ${title}`}
        aria-disabled={isBusy || wanted <= 1}
        onClick={() => step(-1)}
        className={`${STEP} focus-visible:-outline-offset-2`}
      >
        <Minus aria-hidden className="size-3.5 stroke-2" />
      </button>
      <span className="num min-w-9 px-1 text-center text-sm font-semibold">{wanted}</span>
      <span role="status" className="sr-only">
        {said}
      </span>
      <button
        type="button"
        aria-label={`One more of ${title}`}
        aria-disabled={isBusy}
        onClick={() => step(1)}
        className={`${STEP} focus-visible:-outline-offset-2`}
      >
        <Plus aria-hidden className="size-3.5 stroke-2" />
      </button>
    </div>
  )
}
