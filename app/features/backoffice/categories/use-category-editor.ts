import { useState } from 'react'
import { type AdminCategory, CategoryInput } from '../../../../worker/catalogue/rules/categories/category.ts'
import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import type { Choices } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { RequestError } from '../../../api-client.ts'
import { currentOnConflict } from '../../../kit/conflict/conflict.ts'
import { useAreaError } from '../../../kit/session/use-area-error.ts'
import { createCategory, failureOf, updateCategory } from './categories.queries.ts'
import {
  type CategoryDraft,
  draftOf,
  EMPTY_DRAFT,
  inputOf,
  isSameDraft,
  type Refusals,
  refusalsOf,
  reopened,
} from './draft.ts'
import { mergeDrafts } from './merge.ts'

const startOf = (base: AdminCategory | undefined) => (base ? draftOf(base) : EMPTY_DRAFT)

/**
 * State of the category dialog from opening to saving.
 * @param category absent for a new one
 * @param options.typed values typed before a session ended
 */
export function useCategoryEditor(
  category: AdminCategory | undefined,
  { typed, onSaved }: { typed: CategoryDraft | undefined; onSaved: (saved: AdminCategory) => void },
) {
  const reportToArea = useAreaError()
  const [base, setBase] = useState(category)
  const [draft, setDraft] = useState<CategoryDraft>(() => (typed ? reopened(typed) : startOf(category)))
  const [refusals, setRefusals] = useState<Refusals>({})
  const [failure, setFailure] = useState<string | null>(null)
  /** Version saved by another person; set while the two are merged. */
  const [current, setCurrent] = useState<AdminCategory | null>(null)
  const [isSaving, setSaving] = useState(false)

  function refuse(error: unknown, draft: CategoryDraft) {
    const issues = error instanceof DomainError || error instanceof RequestError ? (error.issues ?? []) : []
    const { at, whole } = refusalsOf(issues, draft)
    setRefusals(at)
    if (error instanceof DomainError || issues.length > 0) setFailure(whole)
    else setFailure(failureOf(error))
  }

  async function send(draft: CategoryDraft, base: AdminCategory | undefined): Promise<void> {
    try {
      const input = parse(CategoryInput, inputOf(draft, base))
      const saved = await (base ? updateCategory(base, input) : createCategory(input))
      onSaved(saved)
    } catch (error) {
      const current = base && currentOnConflict<AdminCategory>(error)
      if (!current) {
        reportToArea(error)
        return refuse(error, draft)
      }
      const { clashes, merged, resolve } = mergeDrafts(base, draft, current)
      // Only the order of the cards or a count has changed, which the dialog does not show.
      if (clashes.length === 0 && merged.theirs.length === 0) return send(resolve({}), current)
      setCurrent(current)
    }
  }

  async function save(draft: CategoryDraft, base: AdminCategory | undefined) {
    setSaving(true)
    setRefusals({})
    setFailure(null)
    await send(draft, base)
    setSaving(false)
  }

  /** Continues from the other person's version. */
  function rebase(draft: CategoryDraft, current: AdminCategory) {
    setBase(current)
    setDraft(draft)
    setCurrent(null)
  }

  return {
    base,
    draft,
    refusals,
    failure,
    current,
    isSaving,
    isChanged: !isSameDraft(draft, startOf(base)),
    dismissFailure: () => setFailure(null),
    /** @param places places whose error messages the change clears */
    change(next: Partial<CategoryDraft>, ...places: string[]) {
      setDraft((draft) => ({ ...draft, ...next }))
      if (places.some((place) => place in refusals)) {
        setRefusals(Object.fromEntries(Object.entries(refusals).filter(([place]) => !places.includes(place))))
      }
    },
    save: () => save(draft, base),
    /** Shows another person's change before saving conflicts with it. */
    lookAt: (category: AdminCategory) => setCurrent(category),
    /** Puts the result of a merge into the form and saves it. */
    async saveMerged(choices: Choices) {
      if (!base || !current) return
      const merged = mergeDrafts(base, draft, current).resolve(choices)
      rebase(merged, current)
      await save(merged, current)
    },
    /** Puts the result of a merge into the form for further editing. */
    keepEditing(choices: Choices) {
      if (base && current) rebase(mergeDrafts(base, draft, current).resolve(choices), current)
    },
  }
}
