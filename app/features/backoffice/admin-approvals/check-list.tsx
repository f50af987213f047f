import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Check } from '../../../../worker/backoffice/rules/approvals/approval.ts'

/** Results of checks before a decision: passed and failed. */
export const CheckList = ({ checks, label = 'Checks' }: { checks: readonly Check[]; label?: string }) => (
  <ul aria-label={label} className="grid gap-1.5 text-sm">
    {checks.map(({ isGood, text }) => {
      const Icon = isGood ? CircleCheck : TriangleAlert
      return (
        <li key={text} className={`flex items-start gap-2 ${isGood ? 'text-ink-2' : 'text-warn-ink'}`}>
          <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-success-dot' : ''}`} strokeWidth={2} />
          <span className="num min-w-0 wrap-anywhere">
            {!isGood && <span className="sr-only">Look at this: </span>}
            {text}
          </span>
        </li>
      )
    })}
  </ul>
)
