import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../../ui/use-list-keys.ts'
import type { ComposerKind } from './ticket-composer.tsx'

const KINDS: Partial<Record<string, ComposerKind>> = { r: 'reply', n: 'note' }

/** R begins an answer, N a note; not while something is typed, or a dialog is open. */
export function useTicketKeys(onWrite: (kind: ComposerKind) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
    const kind = KINDS[key.toLowerCase()]
    if (!kind || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return
    if (document.querySelector('[role=dialog]')) return
    event.preventDefault()
    onWrite(kind)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
