import { History, Undo2 } from 'lucide-react'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { audienceOf } from './brief-words.ts'
import { cityText, dateRange, people, roundMoney } from './plan-formats.ts'
import { spendOf } from './plan-money.ts'
import { SpendBar } from './spend-bar.tsx'

interface PlanHeadProps {
  plan: Plan
  /** Version on the page; null before the first. */
  version: number | null
  isBusy: boolean
  /** Undoes the last change; null when there is none. */
  onUndo: (() => void) | null
  onVersions: () => void
}

/** Audience, places, dates and budget of the plan in one sentence. */
function sentenceOf({ brief, lineItems }: Plan): string {
  const areas = brief.areasMode === 'only' ? brief.areas.map(({ area }) => area) : []
  const place = areas.length > 0 ? `near ${areas.join(', ')}` : `in ${cityText(brief)}`
  const dates = brief.startDate && brief.endDate ? `${dateRange(brief.startDate, brief.endDate)}, ` : ''
  return `${audienceOf(brief)} ${place}, ${dates}${plural(lineItems.length, ['line', 'lines'])}. Planned, not booked.`
}

/** Title of the plan with its sentence, and the button for earlier versions. */
export function PlanHead({ plan, version, isBusy, onUndo, onVersions }: PlanHeadProps) {
  return (
    <header className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h3 className="text-xl wrap-anywhere @3xl:text-2xl">{plan.title}</h3>
        <p className="mt-0.5 text-xs wrap-anywhere text-ink-2 @3xl:text-sm">{sentenceOf(plan)}</p>
      </div>
      {version !== null && (
        <div className="flex shrink-0 items-center gap-1.5">
          {onUndo && (
            <IconButton aria-label="Undo the last change" tooltip isDisabled={isBusy} onPress={onUndo}>
              <Undo2 aria-hidden />
            </IconButton>
          )}
          <Button variant="outline" size="sm" onPress={onVersions} aria-label={`Version ${version}. All versions`}>
            <History aria-hidden />
            <span className="max-md:hidden">Version {version}</span>
            <span className="md:hidden">v{version}</span>
          </Button>
        </div>
      )}
    </header>
  )
}

/** Cost and reach in one line, for a map or a flowchart that needs the space. */
export function PlanStrip({ plan }: { plan: Plan }) {
  const spend = spendOf(plan)
  const { target, effectiveReach } = plan.delivery
  return (
    <div className="num flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
      <p>
        <b className="text-base text-ink">{roundMoney(spend.payable)}</b> of {roundMoney(spend.budget)}
      </p>
      <SpendBar spend={spend} className="min-w-24 flex-1 max-md:order-last max-md:basis-full" />
      <p className="max-md:ml-auto">
        <b className="text-ink">{people(target?.effectiveReach ?? effectiveReach.reach)}</b> people, {effectiveReach.k}+
      </p>
    </div>
  )
}
