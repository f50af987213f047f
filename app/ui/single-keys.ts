import { useSyncExternalStore } from 'react'

// Shortcuts of one key without Ctrl or Alt can be turned off, because speech input presses them by accident (WCAG
// 2.1.4). The choice stays in this browser.

const KEY = 'single-keys'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True when shortcuts of one key are on, which is the default and the state of a browser without storage. */
function singleKeysAct(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function setSingleKeys(act: boolean): void {
  try {
    if (act) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, 'off')
  } catch {
    // Storage is blocked: shortcuts stay on.
  }
  for (const listener of listeners) listener()
}

/** Hook for the same; the server renders them as on. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAct, () => true)

/**
 * True for a key press without a modifier that is a shortcut: not in a text field, not in a dialog, and not while
 * shortcuts are off.
 */
export const isSingleKey = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  singleKeysAct() &&
  !(
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]')
  )
