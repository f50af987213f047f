import { useSyncExternalStore } from 'react'
import type { ToastMessage } from './toasts.tsx'

// Most pages never say anything: what shows a toast is fetched with the first one.
let loaded: typeof import('./toasts.tsx') | undefined
const listeners = new Set<() => void>()

function subscribe(onLoad: () => void) {
  listeners.add(onLoad)
  return () => listeners.delete(onLoad)
}

/** Says what just happened. It leaves after five seconds; an error stays. */
export async function toast(message: ToastMessage): Promise<void> {
  loaded ??= await import('./toasts.tsx')
  loaded.addToast(message)
  for (const listener of listeners) listener()
}

/** Takes back what is no longer true: an error stays until somebody closes it. */
export function takeBackToast(title: string) {
  loaded?.closeToast(title)
}

/** Where toasts appear. Stands once, in the root. */
export function ToastRegion() {
  const Toasts = useSyncExternalStore(
    subscribe,
    () => loaded?.Toasts,
    () => undefined,
  )
  return Toasts && <Toasts />
}
