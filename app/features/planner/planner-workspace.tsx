import { useState } from 'react'
import { Chat } from './chat/chat.tsx'
import { planner, usePlanner } from './client/planner.store.ts'
import { PlanPanel } from './plan-panel.tsx'
import { WaitingBrief } from './waiting-brief.tsx'
import { panelOf, useNarrow, type WorkspaceSide, WorkspaceTabs } from './workspace-tabs.tsx'

/** The chat and its plan next to it; one of them at a time on phones. Fills a flex column of a height of its own. */
export function PlannerWorkspace({ autoFocus = false }: { autoFocus?: boolean }) {
  const state = usePlanner()
  const { planned, pending, edits, answer } = state
  const isNarrow = useNarrow()
  const [shown, setShown] = useState<WorkspaceSide>('chat')
  /** The turn whose plan the visitor has looked at. */
  const [seen, setSeen] = useState(planned?.turn)

  function show(side: WorkspaceSide) {
    setShown(side)
    if (side === 'plan') setSeen(planned?.turn)
  }

  /** Asked from the plan. What makes no plan was said in the chat. */
  async function ask(text: string) {
    await planner.send(text)
    const { planned, turns } = planner.read()
    if (planned?.turn === turns.at(-1)?.id) setSeen(planned?.turn)
    else setShown('chat')
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {isNarrow && <WorkspaceTabs shown={shown} onShow={show} hasNews={planned !== null && planned.turn !== seen} />}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div
          {...panelOf('chat', isNarrow, shown)}
          className="relative flex min-h-0 flex-col bg-surface md:border-r md:border-line"
        >
          <Chat state={state} autoFocus={autoFocus} onShowPlan={() => show('plan')} />
        </div>
        <div
          {...panelOf('plan', isNarrow, shown)}
          className="relative min-h-0 overflow-y-auto overscroll-contain bg-bg"
        >
          {planned ? (
            <PlanPanel
              answer={planned.answer}
              conversation={planned.messages}
              edits={edits}
              isBusy={pending !== null}
              onEdit={planner.edit}
              onAsk={ask}
            />
          ) : (
            <WaitingBrief brief={answer?.brief} />
          )}
        </div>
      </div>
    </div>
  )
}
