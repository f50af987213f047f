import { Circle, CircleCheck } from 'lucide-react'
import type { Brief } from '../../../worker/planner/rules/plan/brief.ts'
import { dateRange, roundMoney } from './plan/plan-formats.ts'

/** The three required parts of a brief, with their text once known. */
const NEEDED: readonly { label: string; known: (brief: Brief) => string | null }[] = [
  { label: 'Budget', known: ({ budget }) => (budget ? roundMoney(budget.amount) : null) },
  {
    label: 'Place',
    known: ({ cities, geoScope }) => cities.join(', ') || (geoScope === 'pan_india' ? 'All of India' : null),
  },
  {
    label: 'Dates',
    known: ({ startDate, endDate }) => (startDate && endDate ? dateRange(startDate, endDate) : null),
  },
]

/** Shown until there is a plan: the known and missing parts of the brief. */
export function WaitingBrief({ brief }: { brief: Brief | undefined }) {
  return (
    <div className="grid h-full place-content-center gap-6 p-6">
      <div>
        <h3 className="text-xl">Your plan appears here</h3>
        <p className="mt-1.5 max-w-[44ch] text-sm text-ink-2">
          It needs three things. Write them in the chat, in any order.
        </p>
      </div>
      <ul className="grid gap-3 text-sm">
        {NEEDED.map(({ label, known }) => {
          const words = brief && known(brief)
          const Icon = words ? CircleCheck : Circle
          return (
            <li key={label} className="flex items-start gap-3">
              <Icon
                aria-hidden
                strokeWidth={1.75}
                className={`mt-px size-5 shrink-0 ${words ? 'text-success-dot' : 'text-ink-3'}`}
              />
              <span className="min-w-0 wrap-anywhere">
                <b>{label}</b> <span className="text-ink-2">{words ?? 'not said yet'}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
