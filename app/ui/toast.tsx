import { useSyncExternalStore } from 'react'
import type { ToastMessage } from './toasts.tsx'

// Most pages never show a toast: the component is loaded with the first one.
let loaded: typeof import('./toasts.tsx') | undefined
const listeners = new Set<() => void>()

function subscribe(onLoad: () => void) {
  listeners.add(onLoad)
  return () => listeners.delete(onLoad)
}

/** Shows a message. It closes after five seconds; an error stays open. */
export async function toast(message: ToastMessage): Promise<void> {
  loaded ??= await import('./toasts.tsx')
  loaded.addToast(message)
  for (const listener of listeners) listener()
}

/** Closes a message that is out of date: an error otherwise stays until it is closed. */
export function takeBackToast(title: string) {
  loaded?.closeToast(title)
}

/** The region where toasts appear. Rendered once, in the root. */
export function ToastRegion() {
  const Toasts = useSyncExternalStore(
    subscribe,
    () => loaded?.Toasts,
    () => undefined,
  )
  return Toasts && <Toasts />
}
