import { Info, Pencil } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { DialogTrigger } from '../../../ui/dialog.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { BriefEditor, type Chip, chipsOf } from './plan-chip-editors.tsx'

interface PlanChipsProps {
  plan: Plan
  isBusy: boolean
  onAsk: (text: string) => void
}

const CHIP =
  'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-3 text-left text-xs font-semibold pointer-coarse:min-h-11'

/** Brief as the planner read it, each part editable, and the index that the planner chose by. */
export function PlanChips({ plan, isBusy, onAsk }: PlanChipsProps) {
  return (
    <section aria-label="Objective of the plan">
      <ul className="-m-1 flex min-w-0 items-center gap-2 p-1 @max-3xl:overflow-x-auto @max-3xl:[scrollbar-width:none] @3xl:flex-wrap">
        <li className="shrink-0 pr-0.5 text-xs text-ink-3">Assumes</li>
        {chipsOf(plan.brief).map((chip) => (
          <li key={chip.kind} className="min-w-0 @max-3xl:shrink-0">
            <ChipButton chip={chip} plan={plan} isBusy={isBusy} onAsk={onAsk} />
          </li>
        ))}
        <IndexChip plan={plan} />
      </ul>
    </section>
  )
}

function ChipButton({ chip, plan, isBusy, onAsk }: PlanChipsProps & { chip: Chip }) {
  return (
    <DialogTrigger>
      <Button
        aria-label={`${chip.label}: ${chip.text}. Change`}
        className={`${CHIP} border-line-strong bg-surface hover:bg-surface-2`}
      >
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{chip.text}</span>
        <Pencil aria-hidden className="size-3 shrink-0 text-ink-3 stroke-2" />
      </Button>
      <Popover className="w-80 max-w-[calc(100vw-2rem)] p-4">
        <Dialog aria-label={`Change ${chip.label.toLowerCase()}`} className="outline-none">
          {({ close }) => (
            <BriefEditor
              kind={chip.kind}
              brief={plan.brief}
              isBusy={isBusy}
              onAsk={(text) => {
                close()
                onAsk(text)
              }}
            />
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

/** Mean index of the lines, weighted by cost, one decimal, and the source of the indices; null when no line has one. */
function indexOf({ lineItems }: Pick<Plan, 'lineItems'>) {
  const judged = lineItems.flatMap(({ audienceIndex, totalAmount }) =>
    audienceIndex ? [{ ...audienceIndex, weight: Math.max(1, totalAmount) }] : [],
  )
  if (judged.length === 0) return null
  const weight = judged.reduce((sum, line) => sum + line.weight, 0)
  const value = judged.reduce((sum, line) => sum + line.value * line.weight, 0) / weight
  const assumed = judged.filter(({ source }) => source === 'assumed').length
  return { value: Math.round(value * 10) / 10, assumed, listed: judged.length - assumed }
}

/** Chip of the index, the one assumption of ours that decides what is in the plan. */
function IndexChip({ plan }: { plan: Plan }) {
  const index = indexOf(plan)
  if (index === null) return null
  const audience = plan.delivery.target?.label.toLowerCase() ?? 'the audience'
  const text = index.assumed > 0 ? `Index ${index.value}, ours` : `Index ${index.value}`
  return (
    <li className="@max-3xl:shrink-0">
      <DialogTrigger>
        <Button
          aria-label={`${text}. What this is`}
          className={`${CHIP} border-warn-dot bg-warn-soft text-warn-ink hover:border-warn-ink`}
        >
          {text}
          <Info aria-hidden className="size-3.5 shrink-0 stroke-2" />
        </Button>
        <Popover className="w-84 max-w-[calc(100vw-2rem)] p-4">
          <Dialog aria-label="Meaning of the index" className="grid gap-2 text-sm outline-none">
            <p>
              <b>Frequency with which the plan reaches {audience}.</b> An index of 1 is as often as an average adult;{' '}
              {index.value} is the mean of the lines, by their cost.
            </p>
            <ul className="grid gap-1 text-ink-2">
              {index.listed > 0 && (
                <li>{plural(index.listed, ['line', 'lines'])}: from the audience stated by the listing</li>
              )}
              {index.assumed > 0 && (
                <li>{plural(index.assumed, ['line', 'lines'])}: our own assumption for places of that kind</li>
              )}
            </ul>
            <p className="text-xs text-ink-3">
              No survey covers all these media. What each line has is in its details.
            </p>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </li>
  )
}
