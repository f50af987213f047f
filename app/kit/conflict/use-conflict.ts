import { useState } from 'react'
import { changesOf, currentOnConflict, type FieldChange, type FieldTexts, type Versioned } from './conflict.ts'

export interface Conflict<Current> {
  current: Current
  changes: readonly FieldChange[]
}

/**
 * Saves a record that someone else may change at the same time, without merging fields: `ConflictBanner` shows their
 * changes.
 * @param textsOf makes the texts that the form shows of a record
 */
export function useConflict<Current extends Versioned>(textsOf: (record: Current) => FieldTexts) {
  const [conflict, setConflict] = useState<Conflict<Current> | null>(null)

  /**
   * Sends a change of the version that the form started with. If someone else changed only fields that the form does
   * not show, it is sent again for their version.
   * @param shown the fields that matter to this change; by default all that the form shows
   * @returns null for a conflict, which is then shown
   */
  async function send<Answer>(
    from: Current,
    work: (from: Current) => Promise<Answer>,
    shown = textsOf,
  ): Promise<Answer | null> {
    setConflict(null)
    try {
      return await work(from)
    } catch (error) {
      const current = currentOnConflict<Current>(error)
      if (current === null || current.version === from.version) throw error
      const changes = changesOf(shown(from), shown(current))
      if (changes.length === 0) return send(current, work, shown)
      setConflict({ current, changes })
      return null
    }
  }

  return { conflict, send, clear: () => setConflict(null) }
}
