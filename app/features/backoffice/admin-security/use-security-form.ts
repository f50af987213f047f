import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { mergeFields } from '../../../../worker/kernel/rules/merge/merge-fields.ts'
import { type Choices, isSame } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { SECURITY_LABELS, settingText } from '../../../../worker/kernel/rules/platform/setting-words.ts'
import { type Saved, SecuritySettings } from '../../../../worker/kernel/rules/platform/settings.ts'
import { RequestError } from '../../../api-client.ts'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { formRefusalOf, NO_REFUSAL } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useOneAct } from '../../../ui/use-one-act.ts'
import { currentOf, saveSecurity } from './security.queries.ts'

const FORM = 'security'
const NAMING = {
  labels: SECURITY_LABELS,
  textOf: (name: keyof SecuritySettings, values: SecuritySettings) => settingText(name, values[name]),
}
/** As it was typed: not judged before it is sent. */
const Kept = v.object({
  ipWhitelist: v.string(),
  sessionTimeout: v.number(),
  requireTwoFactor: v.boolean(),
  criticalActionVerification: v.boolean(),
})

/**
 * The form of the Security page, until it is saved. While nothing is changed it follows what others save.
 * @param saved as the page was read last
 */
export function useSecurityForm(saved: Saved<SecuritySettings>) {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved.value)
  /** What somebody else saved, while the two are merged. */
  const [current, setCurrent] = useState<Saved<SecuritySettings> | null>(null)
  const { run, pending, refusal, setRefusal } = useOneAct((error) => formRefusalOf(error, Object.keys(SECURITY_LABELS)))
  const isChanged = !isSame(draft, base.value)

  // After the first render, which the server makes as well.
  useEffect(() => {
    const kept = keptInput(FORM, Kept)
    if (kept) setDraft(kept)
  }, [])

  function start(from: Saved<SecuritySettings>, values = from.value) {
    setBase(from)
    setDraft(values)
    setCurrent(null)
  }
  if (saved.version > base.version && !isChanged) start(saved)

  const save = (values: SecuritySettings, { version }: Saved<SecuritySettings>) =>
    run('save', async () => {
      const input = parse(SecuritySettings, values)
      try {
        start(await saveSecurity({ ...input, version }))
        forgetInput(FORM)
        toast({ tone: 'success', title: 'Security settings saved' })
      } catch (error) {
        if (error instanceof RequestError && error.status === 401) keepInput(FORM, values)
        const theirs = currentOf(error)
        if (theirs === null) throw error
        setCurrent(theirs)
      }
    })

  const merge = current && mergeFields(NAMING, { base: base.value, mine: draft, theirs: current.value })
  return {
    draft,
    isChanged,
    isSaving: pending !== null,
    refusal: refusal ?? NO_REFUSAL,
    change(part: Partial<SecuritySettings>) {
      setDraft({ ...draft, ...part })
      // A corrected field is judged again when it is saved.
      if (refusal) {
        const fields = Object.entries(refusal.fields).filter(([name]) => !(name in part))
        setRefusal({ ...refusal, fields: Object.fromEntries(fields) })
      }
    },
    discard() {
      forgetInput(FORM)
      setRefusal(null)
      start(saved)
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

export type SecurityForm = ReturnType<typeof useSecurityForm>
