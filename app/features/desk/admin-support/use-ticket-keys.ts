import { useEffect, useEffectEvent } from 'react'
import { isSingleKey } from '../../../ui/use-list-keys.ts'
import type { ComposerKind } from './ticket-composer.tsx'

const KINDS: Partial<Record<string, ComposerKind>> = { r: 'reply', n: 'note' }

/** R begins an answer, N a note; not while something is typed, or a dialog is open. */
export function useTicketKeys(onWrite: (kind: ComposerKind) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const kind = KINDS[event.key.toLowerCase()]
    if (!kind || !isSingleKey(event)) return
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
