import { useSyncExternalStore } from 'react'

// Shortcuts of one key without Ctrl or Alt can be turned off: speech input would press them by dictation
// (WCAG 2.1.4). The choice stays in this browser.

const KEY = 'single-keys'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True when shortcuts of one key act. They do where nothing can be stored. */
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
    // Nothing can be stored: they stay on.
  }
  for (const listener of listeners) listener()
}

/** The same for a component; the server shows them as on. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAct, () => true)

/**
 * True for a key without a modifier that is meant as a shortcut: not as text, not for a dialog, and not where they are
 * turned off.
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
