import { Check } from 'lucide-react'
import type { Change } from '../../../../worker/planner/rules/plan/answer.ts'
import { changeText } from '../client/plan-versions.ts'

/** Changes of the plan by the last turn; nothing for a first plan. */
export function PlanChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-label="Changes" className="rounded-lg bg-success-soft px-3.5 py-2.5 text-sm text-success-ink">
      <ul className="grid gap-1">
        {changes.map((change) => (
          <li key={`${change.slot} ${change.after}`} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 stroke-2" />
            <span className="min-w-0 wrap-anywhere">{changeText(change)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
