import { type ReactNode, useState } from 'react'
import { Chat } from './chat/chat.tsx'
import { versionOnPage } from './client/plan-versions.ts'
import { planner, usePlanner } from './client/planner.store.ts'
import { PlanPanel, type PlanView } from './plan-panel.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { UnmetNotice, UnmetPlan } from './unmet-plan.tsx'
import { VersionsDrawer } from './versions-drawer.tsx'
import { WaitingBrief } from './waiting-brief.tsx'
import { panelOf, useNarrow, type WorkspaceSide, WorkspaceTabs } from './workspace-tabs.tsx'

interface PlannerWorkspaceProps {
  autoFocus?: boolean
  /** Replaces the plan before the first message; on phones it is in the chat. */
  welcome?: ReactNode
  /** True when the page has its own button to start over. */
  hasStartOver?: boolean
}

const VIEW_OF = { plan: 'lines', map: 'map', weeks: 'flow' } as const
const SIDE_OF = { lines: 'plan', checks: 'plan', map: 'map', flow: 'weeks' } as const

/** Chat and plan side by side; on phones one at a time. Fills a flex column with a height of its own. */
export function PlannerWorkspace({ autoFocus = false, welcome, hasStartOver = false }: PlannerWorkspaceProps) {
  const state = usePlanner()
  const { planned, pending, edits, answer, turns, versions } = state
  const isNarrow = useNarrow()
  const [isChat, setChat] = useState(true)
  const [view, setView] = useState<PlanView>('lines')
  const [hasVersions, setVersions] = useState(false)
  /** Turn of the plan that the visitor has seen. */
  const [seen, setSeen] = useState(planned?.turn)
  const unmet = answer?.unmet ? { ...answer, unmet: answer.unmet } : null
  const shown: WorkspaceSide = isChat ? 'chat' : SIDE_OF[view]

  function show(side: WorkspaceSide) {
    setChat(side === 'chat')
    if (side === 'chat') return
    setView(VIEW_OF[side])
    setSeen(planned?.turn)
  }

  /** Sends a request from the plan. An answer without a plan is in the chat. */
  async function ask(text: string) {
    await planner.send(text)
    const { planned, turns } = planner.read()
    if (planned?.turn === turns.at(-1)?.id) setSeen(planned?.turn)
    else setChat(true)
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {isNarrow && <WorkspaceTabs shown={shown} onShow={show} hasNews={planned !== null && planned.turn !== seen} />}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] md:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[25rem_minmax(0,1fr)]">
        <div
          {...panelOf(['chat'], isNarrow, shown)}
          className="relative flex min-h-0 flex-col bg-surface md:border-r md:border-line"
        >
          <Chat
            state={state}
            autoFocus={autoFocus}
            hasStartOver={hasStartOver}
            welcome={welcome && <div className="md:hidden">{welcome}</div>}
            onShowPlan={() => show('plan')}
          />
        </div>
        <div
          {...panelOf(['plan', 'map', 'weeks'], isNarrow, shown)}
          className="relative flex min-h-0 flex-col bg-bg [[hidden]]:hidden"
        >
          {planned ? (
            <PlanPanel
              answer={planned.answer}
              conversation={planned.messages}
              edits={edits}
              versions={versions}
              isBusy={pending !== null}
              view={view}
              onView={setView}
              isNarrow={isNarrow}
              onEdit={planner.edit}
              onAsk={ask}
              onVersions={() => setVersions(true)}
              notice={unmet && <UnmetNotice answer={unmet} isBusy={pending !== null} onAsk={ask} />}
            />
          ) : pending ? (
            <PlanSkeleton />
          ) : unmet ? (
            <UnmetPlan answer={unmet} isBusy={pending !== null} onAsk={ask} />
          ) : welcome && !isNarrow && turns.length === 0 ? (
            // Also hidden by width: before hydration nothing else knows whether this is a phone.
            <div className="flex min-h-0 flex-1 flex-col overflow-y-auto max-md:hidden">{welcome}</div>
          ) : (
            <WaitingBrief brief={answer?.brief} />
          )}
        </div>
      </div>
      <VersionsDrawer
        versions={versions}
        shown={versionOnPage(versions, planned?.answer.version ?? null) ?? null}
        isBusy={pending !== null}
        isOpen={hasVersions}
        onOpenChange={setVersions}
        onAsk={(text) => {
          setVersions(false)
          void ask(text)
        }}
      />
    </div>
  )
}
