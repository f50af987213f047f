import { useRef, useState } from 'react'
import { type FormOptions, type Texts, useForm } from '../form/use-form.ts'
import type { Undo } from '../mutation/use-mutation.ts'
import { type FieldTexts, mineOver, type Versioned, withoutConflict } from './conflict.ts'
import { useConflict } from './use-conflict.ts'

interface RecordFormOptions<Current extends Versioned, Input, Saved>
  extends Pick<FormOptions<null, Saved>, 'keep' | 'done' | 'onDone'> {
  /** Texts of the fields of the form. */
  textsOf: (record: Current) => Texts
  /** Texts that the form shows of a record, by label. */
  shown: (record: Current) => FieldTexts
  /** Input of the request for texts that were typed over a record. @throws DomainError bad_input by the field */
  read: (texts: Texts, from: Current) => Input
  send: (input: Input) => Promise<Saved>
  /** True where the page asks before it is sent, and then calls `form.submit`. */
  hold?: (texts: Texts, from: Current) => boolean
  undo?: (saved: Saved, from: Current) => Undo | null
}

/**
 * `useForm` for a record that someone else may change at the same time.
 * @param record as it was opened, also when the page around it is read again
 */
export function useRecordForm<Current extends Versioned, Input, Saved>(
  record: Current,
  { textsOf, shown, read, send, hold, undo, ...options }: RecordFormOptions<Current, Input, Saved>,
) {
  const [base, setBase] = useState(record)
  const latest = useRef(base)
  const { conflict, clear, ...sending } = useConflict(shown)

  const form = useForm<null, Saved>({
    ...options,
    initial: textsOf(base),
    read(texts) {
      read(texts, base)
      return null
    },
    send: (_, texts) => {
      const from = latest.current
      return sending.send(from, (seen) => send(read(mineOver(textsOf(from), texts, textsOf(seen)), seen)))
    },
    hold: (_, texts) => hold?.(texts, base) ?? false,
    undo: (saved) => undo?.(saved, base) ?? null,
    conflict: null,
    refuse: withoutConflict,
  })

  /** Continues from another version. */
  function start(from: Current, typed = textsOf(from)) {
    latest.current = from
    setBase(from)
    form.start(textsOf(from), typed)
    clear()
  }

  return {
    base,
    form,
    start,
    /** For `ConflictBanner`; null without a conflict. */
    conflict: conflict && {
      ...conflict,
      isSaving: form.isPending,
      onTakeTheirs: () => start(conflict.current),
      onKeepMine() {
        const mine = mineOver(textsOf(base), form.texts, textsOf(conflict.current))
        start(conflict.current, mine)
        void form.submit(mine)
      },
    },
  }
}
