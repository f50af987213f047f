import { useSyncExternalStore } from 'react'

/** A message about the plan on the page. It stays above the buttons of the plan, where a toast would cover them. */
export interface Notice {
  tone: 'info' | 'danger'
  title: string
  text?: string
  /** One act, "Undo". It closes the notice. */
  action?: { label: string; onAction: () => void }
}

let shown: Notice | null = null
const listeners = new Set<() => void>()

function show(notice: Notice | null) {
  shown = notice
  for (const listener of listeners) listener()
}

/** Shows a message in place of the one before. */
export const tellNotice = (notice: Notice): void => show(notice)

export const dismissNotice = (): void => show(null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The message that is shown; none on the server. */
export const useNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
