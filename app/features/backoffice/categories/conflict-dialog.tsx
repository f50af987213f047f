import { useMemo } from 'react'
import type { AdminCategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import { formatTime } from '../../../../worker/kernel/rules/dates.ts'
import type { Choices } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { MergeDialog } from '../../../kit/conflict/merge-dialog.tsx'
import type { CategoryDraft } from './draft.ts'
import { mergeDrafts } from './merge.ts'

interface ConflictDialogProps {
  /** The common original. */
  base: AdminCategory
  /** The form's values. */
  draft: CategoryDraft
  /** Version saved by the other person. */
  current: AdminCategory
  isSaving: boolean
  onSave: (choices: Choices) => void
  onKeepEditing: (choices: Choices) => void
  onTakeTheirs: () => void
}

/** Dialog that merges two people's changes of one category. */
export function ConflictDialog({ base, draft, current, ...rest }: ConflictDialogProps) {
  const { clashes, merged } = useMemo(() => mergeDrafts(base, draft, current), [base, draft, current])
  const saved = `Someone else saved “${current.name}” at ${formatTime(new Date(current.updatedAt))}, after you opened it.`
  return <MergeDialog saved={saved} clashes={clashes} merged={merged} {...rest} />
}
