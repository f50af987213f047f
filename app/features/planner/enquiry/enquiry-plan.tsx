import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { planParts, shortMoney } from '../plan/plan-formats.ts'
import { PartsBar } from '../plan/plan-header.tsx'

/** The plan in one line, over the form that it is sent with. */
export function PlanGoesAlong({ plan }: { plan: Plan }) {
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-ink-3">Goes with the enquiry</p>
        <p className="font-semibold wrap-anywhere">{plan.title}</p>
        <div className="mt-2">
          <PartsBar parts={planParts(plan)} />
        </div>
      </div>
      <p className="num shrink-0 text-xl font-bold">{shortMoney(plan.totals.payable)}</p>
    </div>
  )
}
