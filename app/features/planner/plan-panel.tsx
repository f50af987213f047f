import { useRef } from 'react'
import type { ChatMessage, PlannerAnswer } from '../../../worker/domain/plan/answer.ts'
import type { PlanEdits } from '../../../worker/domain/plan/brief.ts'
import type { Plan } from '../../../worker/domain/plan/plan.ts'
import { EnquiryForm } from './enquiry/enquiry-form.tsx'
import { PlanAlternatives } from './plan/plan-alternatives.tsx'
import { PlanBudget } from './plan/plan-budget.tsx'
import { PlanChips } from './plan/plan-chips.tsx'
import { PlanDelivery } from './plan/plan-delivery.tsx'
import { PlanFold } from './plan/plan-fold.tsx'
import { PlanFooter } from './plan/plan-footer.tsx'
import { people, planParts } from './plan/plan-formats.ts'
import { PlanHeader } from './plan/plan-header.tsx'
import { PlanLines } from './plan/plan-lines.tsx'
import { sourceOf } from './plan/plan-save.ts'
import { PlanTotals, PlanWarnings } from './plan/plan-totals.tsx'

interface PlanPanelProps {
  answer: PlannerAnswer
  /** What was said so far; a plan is saved and sent as the words that it was made from. */
  conversation: readonly ChatMessage[]
  edits: PlanEdits
  /** An answer is under way: what would change the plan waits. */
  isBusy: boolean
  onEdit: (edits: PlanEdits) => void
  onAsk: (text: string) => void
}

/** The plan next to the chat, to read, change, export and send. Shows nothing while there is no plan. */
export function PlanPanel({ answer: { plan }, ...props }: PlanPanelProps) {
  return plan ? <ShownPlan {...props} plan={plan} /> : null
}

function ShownPlan({
  plan,
  conversation,
  edits,
  isBusy,
  onEdit,
  onAsk,
}: Omit<PlanPanelProps, 'answer'> & { plan: Plan }) {
  const enquiry = useRef<HTMLDivElement>(null)
  const parts = planParts(plan)
  const source = sourceOf(conversation, edits)
  const isEdited = edits.held.length + edits.dropped.length > 0
  const { effectiveReach } = plan.delivery

  function goToEnquiry() {
    enquiry.current?.scrollIntoView({ block: 'start' })
    enquiry.current
      ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), [data-done]')
      ?.focus({ preventScroll: true })
  }

  return (
    <div className="@container bg-bg text-ink">
      {/* The footer sticks for as long as the plan is in sight, and leaves the form alone. */}
      <section aria-label="Plan" aria-busy={isBusy}>
        <div className={`grid gap-5 p-4 transition-opacity duration-150 @lg:p-6 ${isBusy ? 'opacity-60' : ''}`}>
          <PlanHeader plan={plan} parts={parts} heading="h3" />
          <PlanChips plan={plan} isBusy={isBusy} onAsk={onAsk} />
          <PlanWarnings plan={plan} />
          <PlanAlternatives plan={plan} isEdited={isEdited} isBusy={isBusy} onAsk={onAsk} />
          <PlanLines plan={plan} parts={parts} edits={edits} isBusy={isBusy} onEdit={onEdit} />
          <PlanTotals plan={plan} />
          <PlanBudget amount={plan.totals.budget} isBusy={isBusy} onAsk={onAsk} />
          <PlanFold
            title="Reach, frequency and weeks"
            aside={`${effectiveReach.k}+ times: ${people(effectiveReach.reach)}`}
          >
            <PlanDelivery plan={plan} />
          </PlanFold>
        </div>
        <PlanFooter plan={plan} parts={parts} source={source} isBusy={isBusy} onEnquire={goToEnquiry} />
      </section>
      <div ref={enquiry} className="scroll-mt-4 border-t border-line p-4 @lg:p-6">
        <EnquiryForm plan={plan} source={source} />
      </div>
    </div>
  )
}
