import { useSyncExternalStore } from 'react'

/** Message about the plan on the page. It is above the plan's buttons, which a toast would cover. */
export interface Notice {
  tone: 'info' | 'danger'
  title: string
  text?: string
  /** Action such as "Undo". It closes the notice. */
  action?: { label: string; onAction: () => void }
}

let shown: Notice | null = null
const listeners = new Set<() => void>()

function show(notice: Notice | null) {
  shown = notice
  for (const listener of listeners) listener()
}

/** Shows a message, replacing the previous one. */
export const tellNotice = (notice: Notice): void => show(notice)

export const dismissNotice = (): void => show(null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Current message; null on the server. */
export const useNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
