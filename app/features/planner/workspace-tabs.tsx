import { type KeyboardEvent, useSyncExternalStore } from 'react'

export type WorkspaceSide = 'chat' | 'plan'

const SIDES: readonly { side: WorkspaceSide; label: string }[] = [
  { side: 'chat', label: 'Chat' },
  { side: 'plan', label: 'Plan' },
]

const NARROW = '(width < 48rem)'

function subscribe(listener: () => void) {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether chat and plan share one place, as on phones. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )

/** What makes an element the panel of a tab. Where both are visible there are no tabs, and it gets no role. */
export const panelOf = (side: WorkspaceSide, isNarrow: boolean, shown: WorkspaceSide) =>
  isNarrow
    ? { role: 'tabpanel', id: `planner-${side}`, 'aria-labelledby': `planner-${side}-tab`, hidden: side !== shown }
    : {}

interface WorkspaceTabsProps {
  shown: WorkspaceSide
  onShow: (side: WorkspaceSide) => void
  /** A plan was made that the visitor has not seen. */
  hasNews: boolean
}

/**
 * Chat or plan. Both stay in the document, so that nothing typed is lost when a phone is turned and both are in sight:
 * that is why these are not the tabs of app/ui.
 */
export function WorkspaceTabs({ shown, onShow, hasNews }: WorkspaceTabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const moves: Record<string, WorkspaceSide> = { ArrowLeft: 'chat', ArrowRight: 'plan', Home: 'chat', End: 'plan' }
    const side = moves[event.key]
    if (!side) return
    event.preventDefault()
    onShow(side)
    event.currentTarget.querySelector<HTMLElement>(`#planner-${side}-tab`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label="AI planner"
      onKeyDown={onKeyDown}
      className="flex shrink-0 border-b border-line px-5"
    >
      {SIDES.map(({ side, label }) => (
        <button
          key={side}
          id={`planner-${side}-tab`}
          type="button"
          role="tab"
          aria-selected={side === shown}
          aria-controls={`planner-${side}`}
          tabIndex={side === shown ? 0 : -1}
          onClick={() => onShow(side)}
          className="relative h-11 flex-1 text-sm font-semibold text-ink-3 focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-ink"
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
