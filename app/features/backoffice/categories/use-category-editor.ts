import { useState } from 'react'
import { type AdminCategory, CategoryInput } from '../../../../worker/catalogue/rules/categories/category.ts'
import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import type { Choices } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { RequestError } from '../../../api-client.ts'
import { currentOnConflict, withoutConflict } from '../../../kit/conflict/conflict.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { createCategory, updateCategory } from './categories.queries.ts'
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
import { keepTask } from './kept-task.ts'
import { mergeDrafts } from './merge.ts'

interface Sent {
  draft: CategoryDraft
  base: AdminCategory | undefined
}

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
  const [base, setBase] = useState(category)
  const [draft, setDraft] = useState<CategoryDraft>(() => (typed ? reopened(typed) : startOf(category)))
  const [refusals, setRefusals] = useState<Refusals>({})
  /** The version that someone else saved; set while the two are merged. */
  const [current, setCurrent] = useState<AdminCategory | null>(null)
  const { run, isPending, refusal, clear } = useMutation(send, {
    revalidate: false,
    refuse(refused, sent) {
      if (refused.code === 'unauthorized') keepTask({ kind: 'category', ...sent })
      return refused.whole === '' ? { ...refused, whole: null } : withoutConflict(refused)
    },
    onDone: onSaved,
  })

  /** @throws also where someone else saved a part that the dialog shows: `current` is theirs then */
  async function store({ draft, base }: Sent): Promise<AdminCategory> {
    try {
      const input = parse(CategoryInput, inputOf(draft, base))
      return await (base ? updateCategory(base, input) : createCategory(input))
    } catch (error) {
      const theirs = base && currentOnConflict<AdminCategory>(error)
      if (!theirs) throw error
      const { clashes, merged, resolve } = mergeDrafts(base, draft, theirs)
      // Nothing that the dialog shows has changed: only the order of the cards, or a count.
      if (clashes.length === 0 && merged.theirs.length === 0) return store({ draft: resolve({}), base: theirs })
      setCurrent(theirs)
      throw error
    }
  }

  /** Messages of rows have the place of their row. */
  async function send(sent: Sent): Promise<AdminCategory> {
    try {
      return await store(sent)
    } catch (error) {
      const issues = error instanceof DomainError || error instanceof RequestError ? error.issues : undefined
      if (!issues?.length) throw error
      const { at, whole } = refusalsOf(issues, sent.draft)
      setRefusals(at)
      throw new DomainError('bad_input', whole ?? '')
    }
  }

  function save(draft: CategoryDraft, base: AdminCategory | undefined) {
    setRefusals({})
    return run({ draft, base })
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
    failure: refusal?.whole ?? null,
    current,
    isSaving: isPending,
    isChanged: !isSameDraft(draft, startOf(base)),
    dismissFailure: clear,
    /** @param places whose error messages this change clears */
    change(next: Partial<CategoryDraft>, ...places: string[]) {
      setDraft((draft) => ({ ...draft, ...next }))
      if (places.some((place) => place in refusals)) {
        setRefusals(Object.fromEntries(Object.entries(refusals).filter(([place]) => !places.includes(place))))
      }
    },
    save: () => save(draft, base),
    /** Someone else's change, before saving conflicts with it. */
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
