import { type KeyboardEvent, useSyncExternalStore } from 'react'

export type WorkspaceSide = 'chat' | 'plan' | 'map' | 'weeks'

const SIDES: readonly { side: WorkspaceSide; label: string }[] = [
  { side: 'chat', label: 'Chat' },
  { side: 'plan', label: 'Plan' },
  { side: 'map', label: 'Map' },
  { side: 'weeks', label: 'Weeks' },
]

const NARROW = '(width < 48rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True when chat and plan share one place, as on phones. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )

/**
 * Props that make an element the panel of its tabs. When chat and plan are both visible there are no tabs, and it gets
 * no role.
 * @param sides tabs that share the panel, one at a time
 */
export function panelOf(sides: readonly WorkspaceSide[], isNarrow: boolean, shown: WorkspaceSide) {
  if (!isNarrow) return {}
  const side = sides.find((one) => one === shown) ?? sides[0]
  return { role: 'tabpanel', id: `planner-${side}`, 'aria-labelledby': `planner-${side}-tab`, hidden: side !== shown }
}

interface WorkspaceTabsProps {
  shown: WorkspaceSide
  onShow: (side: WorkspaceSide) => void
  /** True for a plan that the visitor has not seen. */
  hasNews: boolean
}

/**
 * Tabs of the chat and the views of the plan. All panels stay in the document, so that no typed text is lost when a
 * phone is turned and both become visible: therefore these are not the tabs of app/ui.
 */
export function WorkspaceTabs({ shown, onShow, hasNews }: WorkspaceTabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = SIDES.findIndex(({ side }) => side === shown)
    const moves: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: SIDES.length - 1 }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    const { side } = SIDES[(next + SIDES.length) % SIDES.length] as (typeof SIDES)[number]
    onShow(side)
    event.currentTarget.querySelector<HTMLElement>(`#planner-${side}-tab`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label="AI planner"
      onKeyDown={onKeyDown}
      className="flex shrink-0 border-b border-line bg-surface px-5"
    >
      {SIDES.map(({ side, label }) => (
        <button
          key={side}
          id={`planner-${side}-tab`}
          type="button"
          role="tab"
          aria-selected={side === shown}
          aria-controls={side === shown ? `planner-${side}` : undefined}
          tabIndex={side === shown ? 0 : -1}
          onClick={() => onShow(side)}
          className="relative h-11 flex-1 text-sm font-semibold text-ink-3 focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-2 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-ink"
        >
          {label}
          {side === 'plan' && hasNews && (
            <>
              <span aria-hidden className="ml-1.5 inline-block size-2 rounded-full bg-accent align-middle" />
              <span className="sr-only">, new</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}
