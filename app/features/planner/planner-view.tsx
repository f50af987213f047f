import { Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CONTENT, SkipLink } from '../../ui/skip-link.tsx'
import { StartOver } from './chat/start-over.tsx'
import { planner, usePlanner } from './client/planner.store.ts'
import { EmptyPlan } from './empty-plan.tsx'
import { PlanActions } from './plan/plan-actions.tsx'
import { PlanPrint } from './plan/plan-print.tsx'
import { PlannerWorkspace } from './planner-workspace.tsx'

interface PlannerViewProps {
  /** Link to the home page. */
  brand: ReactNode
  /** Link to the account. */
  account: ReactNode
}

/** Planner as a page of its own, as high as the screen: chat, plan and weeks scroll, the page does not. */
export function PlannerView({ brand, account }: PlannerViewProps) {
  const { turns, planned } = usePlanner()
  /** Counts starts on this page; a restored chat does not take the focus. */
  const [begun, setBegun] = useState(0)

  function begin() {
    planner.start()
    setBegun(begun + 1)
  }
  return (
    <>
      <div className="flex h-dvh flex-col overflow-hidden text-sm low:h-auto low:overflow-visible">
        <SkipLink />
        <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line bg-surface px-4 text-ink md:px-5">
          {brand}
          <span aria-hidden className="h-6 w-px shrink-0 bg-line" />
          <span className="flex min-w-0 flex-1 items-center gap-2.5 font-bold">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-sm bg-accent-soft text-accent-deep"
            >
              <Sparkles className="size-4.5" strokeWidth={1.75} />
            </span>
            Planner
          </span>
          <div className="flex shrink-0 items-center gap-1 md:gap-2">
            <PlanActions />
            {turns.length > 0 && <StartOver hasText />}
            {account}
          </div>
        </header>
        <main {...CONTENT} className="flex min-h-0 flex-1 flex-col outline-none low:h-120 low:flex-none">
          <h1 className="sr-only">AI media planner</h1>
          <h2 className="sr-only">Chat and plan</h2>
          <PlannerWorkspace
            key={begun}
            autoFocus={begun > 0}
            hasStartOver
            welcome={turns.length === 0 && <EmptyPlan onStart={begin} onAsk={planner.send} />}
          />
        </main>
      </div>
      {planned?.answer.plan && <PlanPrint plan={planned.answer.plan} />}
    </>
  )
}
