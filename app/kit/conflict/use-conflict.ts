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
   * Sends a change of the version that the form began with. Where someone else changed only what the form does not show, it is sent again for
   * their version.
   * @param shown what matters to this change, where it is less than the form shows
   * @throws RequestError also for a conflict, which is then shown
   */
  async function send<Answer>(
    from: Current,
    work: (from: Current) => Promise<Answer>,
    shown = textsOf,
  ): Promise<Answer> {
    setConflict(null)
    try {
      return await work(from)
    } catch (error) {
      const current = currentOnConflict<Current>(error)
      if (current === null || current.version === from.version) throw error
      const changes = changesOf(shown(from), shown(current))
      if (changes.length === 0) return send(current, work, shown)
      setConflict({ current, changes })
      throw error
    }
  }

  return { conflict, send, clear: () => setConflict(null) }
}
