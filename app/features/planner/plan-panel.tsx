import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import type { ChatMessage, PlannerAnswer } from '../../../worker/planner/rules/plan/answer.ts'
import type { PlanEdits } from '../../../worker/planner/rules/plan/brief.ts'
import type { Plan } from '../../../worker/planner/rules/plan/plan.ts'
import { EstimateButton } from '../../kit/estimates/estimate-button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { type PlanVersion, versionOnPage } from './client/plan-versions.ts'
import { EnquiryForm } from './enquiry/enquiry-form.tsx'
import { flightOf } from './plan/flow-weeks.ts'
import { Flowchart } from './plan/flowchart.tsx'
import { PlanAlternatives } from './plan/plan-alternatives.tsx'
import { PlanChanges } from './plan/plan-changes.tsx'
import { ComplianceNotes, checksCount, complianceText, PlanChecks } from './plan/plan-checks.tsx'
import { PlanChips } from './plan/plan-chips.tsx'
import { holdLine } from './plan/plan-edits.ts'
import { PlanFigures } from './plan/plan-figures.tsx'
import { PlanFoot } from './plan/plan-foot.tsx'
import { planParts } from './plan/plan-formats.ts'
import { PlanHead, PlanStrip } from './plan/plan-head.tsx'
import { PlanLines } from './plan/plan-lines.tsx'
import { PlanMap } from './plan/plan-map.tsx'
import { savePlanOnce, sourceOf } from './plan/plan-save.ts'
import { PlanTotals } from './plan/plan-totals.tsx'

export type PlanView = 'lines' | 'map' | 'flow' | 'checks'

interface PlanPanelProps {
  answer: PlannerAnswer
  /** Messages so far: a plan is saved and sent as the messages that it was made from. */
  conversation: readonly ChatMessage[]
  edits: PlanEdits
  versions: readonly PlanVersion[]
  /** True while an answer is pending: changes of the plan wait. */
  isBusy: boolean
  view: PlanView
  onView: (view: PlanView) => void
  /** True when the screen has its own tabs for the views of a plan. */
  isNarrow: boolean
  onEdit: (edits: PlanEdits) => void
  onAsk: (text: string) => void
  onVersions: () => void
  /** Content above the plan: the reason why the last request is not in it. */
  notice?: ReactNode
}

/** Plan next to the chat, to read, change, export and send; nothing while there is none. */
export function PlanPanel({ answer: { plan, changes, version }, ...props }: PlanPanelProps) {
  return plan ? <ShownPlan {...props} changes={changes} number={version} plan={plan} /> : null
}

type ShownPlanProps = Omit<PlanPanelProps, 'answer'> & { plan: Plan; number: number | null } & Pick<
    PlannerAnswer,
    'changes'
  >

function ShownPlan({ plan, number, conversation, changes, versions, view, ...props }: ShownPlanProps) {
  const { edits, isBusy, isNarrow, onAsk, onView } = props
  const enquiry = useRef<HTMLDivElement>(null)
  const parts = planParts(plan)
  const source = sourceOf(conversation, edits)
  const isEdited = edits.held.length + edits.dropped.length > 0
  const shown = versionOnPage(versions, number)
  // A map or a flowchart needs the space.
  const isCompact = view === 'map' || view === 'flow'

  function goToEnquiry() {
    onView('lines')
    // The form exists only after the lines are rendered.
    requestAnimationFrame(() => {
      enquiry.current?.scrollIntoView({ block: 'start' })
      enquiry.current
        ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), [data-done]')
        ?.focus({ preventScroll: true })
    })
  }

  const views: Record<PlanView, ReactNode> = {
    lines: (
      <div className="grid gap-4">
        <PlanLines plan={plan} parts={parts} edits={edits} isBusy={isBusy} onEdit={props.onEdit} />
        {!isNarrow && <ComplianceNotes notes={plan.compliance} />}
        <section aria-labelledby="plan-costs">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h4 id="plan-costs" className="text-base">
              Costs
            </h4>
            <EstimateButton
              size="sm"
              source={async () => ({ kind: 'plan', id: (await savePlanOnce(source)).id })}
              isDisabled={isBusy}
            />
          </div>
          <PlanTotals plan={plan} />
        </section>
        {isNarrow && <PlanChecks plan={plan} isEdited={isEdited} />}
        <div ref={enquiry} className="scroll-mt-4 border-t border-line pt-5">
          <EnquiryForm plan={plan} source={source} />
        </div>
      </div>
    ),
    map: <PlanMap plan={plan} parts={parts} />,
    flow: (
      <Flowchart
        plan={plan}
        parts={parts}
        isBusy={isBusy}
        onMove={(line, start) => props.onEdit(holdLine(edits, line, { start }))}
      />
    ),
    checks: <PlanChecks plan={plan} isEdited={isEdited} />,
  }

  return (
    <section aria-label="Plan" aria-busy={isBusy} className="flex min-h-0 flex-1 flex-col bg-bg text-ink">
      <div className="@container relative flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
        <div
          className={`flex flex-1 flex-col gap-3.5 p-4 transition-opacity duration-150 @3xl:px-6 ${isBusy ? 'opacity-60' : ''} ${view === 'map' ? 'pb-0!' : ''}`}
        >
          {props.notice}
          {!(isNarrow && isCompact) && (
            <PlanHead
              plan={plan}
              version={shown?.number ?? null}
              isBusy={isBusy}
              onUndo={shown && shown.number > 1 ? () => onAsk('Undo the last change') : null}
              onVersions={props.onVersions}
            />
          )}
          {isCompact ? (
            <PlanStrip plan={plan} />
          ) : (
            <>
              <PlanFigures plan={plan} isBusy={isBusy} onAsk={onAsk} />
              <PlanChanges changes={changes} />
              <PlanAlternatives plan={plan} isEdited={isEdited} isBusy={isBusy} onAsk={onAsk} />
              <PlanChips plan={plan} isBusy={isBusy} onAsk={onAsk} />
            </>
          )}
          {isNarrow ? (
            <div className={view === 'map' ? FULL : ''}>{views[view === 'checks' ? 'lines' : view]}</div>
          ) : (
            <Views plan={plan} view={view} onView={onView}>
              {views}
            </Views>
          )}
        </div>
      </div>
      <PlanFoot plan={plan} source={source} isBusy={isBusy} onEnquire={goToEnquiry} />
    </section>
  )
}

/** Extends to the edges of the pane. */
const FULL = '-mx-4 flex flex-1 flex-col @3xl:-mx-6'

const VIEWS: readonly { view: PlanView; name: string; aside: (plan: Plan) => string }[] = [
  { view: 'lines', name: 'Lines', aside: ({ lineItems }) => String(lineItems.length) },
  {
    view: 'map',
    name: 'Map',
    aside: ({ lineItems }) => plural(new Set(lineItems.flatMap(({ city }) => city ?? [])).size, ['city', 'cities']),
  },
  {
    view: 'flow',
    name: 'Flowchart',
    aside: (plan) => plural(flightOf(plan)?.weeks.length ?? 0, ['week', 'weeks']),
  },
  { view: 'checks', name: 'Checks', aside: (plan) => String(checksCount(plan)) },
]

interface ViewsProps {
  plan: Plan
  view: PlanView
  onView: (view: PlanView) => void
  children: Record<PlanView, ReactNode>
}

/** Views of a plan as tabs, next to the legal notes. */
function Views({ plan, view, onView, children }: ViewsProps) {
  const law = complianceText(plan)
  return (
    <Tabs selectedKey={view} onSelectionChange={(key) => onView(key as PlanView)} className="flex flex-1 flex-col">
      <div className="relative flex items-end">
        <TabList aria-label="Views of the plan" className="flex-1">
          {VIEWS.map(({ view, name, aside }) => (
            <Tab key={view} id={view}>
              {name}
              <span className="num text-xs font-medium text-ink-3">{aside(plan)}</span>
            </Tab>
          ))}
        </TabList>
        {law && (
          <button
            type="button"
            onClick={() => onView('checks')}
            className="absolute right-0 bottom-2.5 inline-flex h-6.5 items-center gap-1.5 rounded-full bg-info-soft px-2.5 text-xs font-semibold text-info-ink hover:bg-select @max-2xl:hidden"
          >
            <ShieldCheck aria-hidden className="size-4 shrink-0 stroke-2" />
            {law}
          </button>
        )}
      </div>
      {VIEWS.map(({ view }) => (
        <TabPanel key={view} id={view} className={view === 'map' ? `pt-0! ${FULL}` : 'pt-3.5!'}>
          {children[view]}
        </TabPanel>
      ))}
    </Tabs>
  )
}
