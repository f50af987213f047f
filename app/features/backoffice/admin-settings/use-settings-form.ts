import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { isSame } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { settingText } from '../../../../worker/kernel/rules/platform/setting-words.ts'
import type { GeneralSettings, Saved, SecuritySettings } from '../../../../worker/kernel/rules/platform/settings.ts'
import { RequestError } from '../../../api-client.ts'
import { type FieldTexts, mineOver } from '../../../kit/conflict/conflict.ts'
import { useConflict } from '../../../kit/conflict/use-conflict.ts'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useOneAct } from '../../../ui/use-one-act.ts'

/** Kind of settings page. */
interface SettingsKind<Value> {
  schema: v.GenericSchema<unknown, Value>
  /** Label of each field. */
  labels: Readonly<Record<keyof Value & string, string>>
  send: (change: Value & { version: number }) => Promise<Saved<Value>>
  /** Message after a save. */
  done: string
  /** Name and schema by which typed values are stored while the user signs in again. */
  keep?: { form: string; schema: v.GenericSchema<unknown, Value> }
}

/**
 * Form of settings. While nothing is typed it follows what others save.
 * @param saved settings of the last load
 */
export function useSettingsForm<Value extends GeneralSettings | SecuritySettings>(
  saved: Saved<Value>,
  { schema, labels, send, done, keep }: SettingsKind<Value>,
) {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved.value)
  const { run, pending, refusal, setRefusal } = useOneAct((error) => formRefusalOf(error, Object.keys(labels)))
  const { conflict, ...sending } = useConflict<Saved<Value>>(({ value }): FieldTexts => {
    const names = Object.keys(labels) as (keyof (GeneralSettings | SecuritySettings) & keyof Value & string)[]
    return Object.fromEntries(names.map((name) => [labels[name], settingText(name, value[name])]))
  })
  const isChanged = !isSame(draft, base.value)

  // After the first render, which the server makes as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page that was opened
  useEffect(() => {
    const kept = keep && keptInput(keep.form, keep.schema)
    if (kept) setDraft(kept)
  }, [])

  function start(from: Saved<Value>, values = from.value) {
    setBase(from)
    setDraft(values)
    sending.clear()
  }
  if (saved.version > base.version && !isChanged) start(saved)

  const save = (values: Value, from: Saved<Value>) =>
    run('save', async () => {
      const input = parse(schema, values)
      try {
        const answer = await sending.send(from, ({ version }) => send({ ...input, version }))
        if (answer === null) return
        start(answer)
        if (keep) forgetInput(keep.form)
        toast({ tone: 'success', title: done })
      } catch (error) {
        if (keep && error instanceof RequestError && error.status === 401) keepInput(keep.form, values)
        throw error
      }
    })

  return {
    draft,
    isChanged,
    isSaving: pending !== null,
    refusal: refusal ?? NO_REFUSAL,
    change(part: Partial<Value>) {
      setDraft({ ...draft, ...part })
      // The error of a corrected field is cleared; saving validates it again.
      if (refusal) {
        const fields = Object.entries(refusal.fields).filter(([name]) => !(name in part))
        setRefusal({ ...refusal, fields: Object.fromEntries(fields) })
      }
    },
    discard() {
      if (keep) forgetInput(keep.form)
      setRefusal(null)
      start(saved)
    },
    save: () => save(draft, base),
    conflict: conflict && {
      ...conflict,
      takeTheirs: () => start(conflict.current),
      keepMine() {
        const mine = mineOver(base.value, draft, conflict.current.value)
        setBase(conflict.current)
        setDraft(mine)
        return save(mine, conflict.current)
      },
    },
  }
}

export type SettingsForm<Value extends GeneralSettings | SecuritySettings> = ReturnType<typeof useSettingsForm<Value>>
