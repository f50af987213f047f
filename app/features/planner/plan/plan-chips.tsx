import { ChevronDown, Pencil } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import type { Plan } from '../../../../worker/domain/plan/plan.ts'
import { DialogTrigger } from '../../../ui/dialog.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { BriefEditor, type Chip, chipsOf } from './plan-chip-editors.tsx'

interface PlanChipsProps {
  plan: Plan
  isBusy: boolean
  onAsk: (text: string) => void
}

/** The brief as the planner read it, each part to be changed in place; and what it took for granted. */
export function PlanChips({ plan, isBusy, onAsk }: PlanChipsProps) {
  return (
    <section aria-label="What the plan is made for">
      <ul className="flex flex-wrap items-center gap-2">
        <li className="text-xs text-ink-3">Assumes</li>
        {chipsOf(plan.brief).map((chip) => (
          <li key={chip.kind} className="min-w-0">
            <ChipButton chip={chip} plan={plan} isBusy={isBusy} onAsk={onAsk} />
          </li>
        ))}
      </ul>
      {plan.assumptions.length > 0 && (
        <details className="group/granted mt-2.5 text-xs text-ink-3">
          <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-sm font-semibold hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            {plan.assumptions.length === 1 ? 'One thing is' : `${plan.assumptions.length} things are`} taken for granted
            <ChevronDown aria-hidden className="size-4 transition-transform group-open/granted:rotate-180" />
          </summary>
          <ul aria-label="Taken for granted" className="mt-1 grid gap-0.5">
            {plan.assumptions.map(({ code, text }) => (
              <li key={`${code} ${text}`} className="flex gap-2">
                <span aria-hidden>·</span>
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function ChipButton({ chip, plan, isBusy, onAsk }: PlanChipsProps & { chip: Chip }) {
  return (
    <DialogTrigger>
      <Button
        aria-label={`${chip.label}: ${chip.text}. Change`}
        className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3 text-left text-xs font-semibold hover:bg-surface-2 pointer-coarse:min-h-11"
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
