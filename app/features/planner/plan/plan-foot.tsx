import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { Button } from '../../../ui/button.tsx'
import { CampaignActs } from './campaign-acts.tsx'
import { roundMoney } from './plan-formats.ts'
import { PlanNotice } from './plan-notice.tsx'
import { type PlanSource, savePlanOnce } from './plan-save.ts'

interface PlanFootProps {
  plan: Plan
  source: PlanSource
  isBusy: boolean
  onEnquire: () => void
}

/** Total of the plan and acts on it; always visible. */
export function PlanFoot({ plan, source, isBusy, onEnquire }: PlanFootProps) {
  return (
    <footer className="@container/foot relative shrink-0 border-t border-line bg-bg print:hidden">
      <PlanNotice />
      <div className="flex min-h-18 items-center justify-between gap-x-3 gap-y-2 px-4 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] @3xl/foot:px-6">
        <p className="num min-w-0 flex-1 text-xs text-ink-2">
          <b className="block text-lg leading-6 text-ink @max-lg/foot:text-base">{roundMoney(plan.totals.payable)}</b>
          all in<span className="@max-xl/foot:hidden">, valid until {formatLongDate(plan.validUntil)}</span>
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a set of fields */}
        <div role="group" aria-label="Go on with the plan" className="flex shrink-0 items-center gap-2 @3xl/foot:gap-3">
          <CampaignActs planId={async () => (await savePlanOnce(source)).id} isDisabled={isBusy}>
            <Button variant="outline" isDisabled={isBusy} onPress={onEnquire} className="@max-lg/foot:hidden">
              Ask our desk
            </Button>
          </CampaignActs>
        </div>
      </div>
    </footer>
  )
}
