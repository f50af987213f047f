import { useState } from 'react'
import type { Choices } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { GeneralSettings, type Saved } from '../../../../worker/kernel/rules/platform/settings.ts'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useOneAct } from '../../../ui/use-one-act.ts'
import { isSameSettings, mergeSettings } from './merge.ts'
import { currentOf, saveGeneral } from './settings.queries.ts'

const NAMES = ['platformName', 'supportEmail', 'currency', 'twoFactorEnabled', 'loginNotifications']

/**
 * The form of the general settings, until it is saved. While nothing is typed it follows what others save.
 * @param saved as the page was read last
 */
export function useGeneralForm(saved: Saved<GeneralSettings>) {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved.value)
  /** What somebody else saved, while the two are merged. */
  const [current, setCurrent] = useState<Saved<GeneralSettings> | null>(null)
  const { run, pending, refusal, setRefusal } = useOneAct((error) => formRefusalOf(error, NAMES))
  const isChanged = !isSameSettings(base.value, draft)

  function start(from: Saved<GeneralSettings>, values = from.value) {
    setBase(from)
    setDraft(values)
    setCurrent(null)
  }
  if (saved.version > base.version && !isChanged) start(saved)

  const save = (values: GeneralSettings, { version }: Saved<GeneralSettings>) =>
    run('save', async () => {
      const input = parse(GeneralSettings, values)
      try {
        start(await saveGeneral({ ...input, version }))
        toast({ tone: 'success', title: 'Settings saved' })
      } catch (error) {
        const theirs = currentOf(error)
        if (theirs === null) throw error
        setCurrent(theirs)
      }
    })

  const merge = current && mergeSettings(base.value, draft, current.value)
  return {
    draft,
    isChanged,
    isSaving: pending !== null,
    refusal: refusal ?? NO_REFUSAL,
    change(part: Partial<GeneralSettings>) {
      setDraft({ ...draft, ...part })
      // A corrected field is judged again when it is saved.
      if (refusal) {
        const fields = Object.entries(refusal.fields).filter(([name]) => !(name in part))
        setRefusal({ ...refusal, fields: Object.fromEntries(fields) })
      }
    },
    save: () => save(draft, base),
    merging: current &&
      merge && {
        current,
        ...merge,
        saveMerged: (choices: Choices) => save(merge.resolve(choices), current),
        keepEditing: (choices: Choices) => start(current, merge.resolve(choices)),
        takeTheirs: () => start(current),
      },
  }
}
