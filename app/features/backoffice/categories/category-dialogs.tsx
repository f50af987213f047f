import type { AdminCategory, AdminSubcategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import { toast } from '../../../ui/toast.tsx'
import { deleteCategory, deleteSubcategory, restoreCategory } from './categories.queries.ts'
import { CategoryEditor } from './category-editor.tsx'
import { listingsText, subcategoriesText } from './counts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { CategoryDraft } from './draft.ts'
import { keptTask, type SubcategoryText } from './kept-task.ts'
import { SubcategoryDialog } from './subcategory-dialog.tsx'

/** Act whose dialog is open. */
export type Task =
  | { kind: 'add'; typed?: CategoryDraft }
  | { kind: 'edit'; category: AdminCategory; typed?: CategoryDraft }
  | { kind: 'delete'; category: AdminCategory }
  | { kind: 'add subcategory'; category: AdminCategory; typed?: SubcategoryText }
  | { kind: 'edit subcategory'; category: AdminCategory; subcategory: AdminSubcategory; typed?: SubcategoryText }
  | { kind: 'delete subcategory'; category: AdminCategory; subcategory: AdminSubcategory }

/** Dialog that was open when the session ended; null without one, or when its category is gone. */
export function taskAgain(categories: readonly AdminCategory[]): Task | null {
  const kept = keptTask()
  if (kept?.kind === 'category') {
    const { base, draft: typed } = kept
    return base ? { kind: 'edit', category: base, typed } : { kind: 'add', typed }
  }
  const category = categories.find(({ id }) => id === kept?.category)
  if (!kept || !category) return null
  const typed = { name: kept.name, description: kept.description }
  if (kept.subcategory === undefined) return { kind: 'add subcategory', category, typed }
  const subcategory = category.subcategories.find(({ id }) => id === kept.subcategory)
  return subcategory ? { kind: 'edit subcategory', category, subcategory, typed } : null
}

interface CategoryDialogsProps {
  task: Task | null
  categories: readonly AdminCategory[]
  onFailure: (message: string) => void
  onClose: () => void
}

/** The open dialog, if any. */
export function CategoryDialogs({ task, categories, onFailure, onClose }: CategoryDialogsProps) {
  switch (task?.kind) {
    case undefined:
      return null
    case 'add':
    case 'edit': {
      const category = task.kind === 'edit' ? task.category : undefined
      return (
        <CategoryEditor
          category={category}
          typed={task.typed}
          latest={categories.find(({ id }) => id === category?.id)}
          onSaved={({ name }) => {
            toast({ tone: 'success', title: category ? `${name} saved` : `${name} added` })
            onClose()
          }}
          onClose={onClose}
        />
      )
    }
    case 'add subcategory':
      return <SubcategoryDialog category={task.category} typed={task.typed} onClose={onClose} />
    case 'edit subcategory':
      return <SubcategoryDialog {...task} onClose={onClose} />
    case 'delete':
      return <DeleteCategory {...task} categories={categories} onFailure={onFailure} onClose={onClose} />
    case 'delete subcategory':
      return <DeleteSubcategory {...task} onFailure={onFailure} onClose={onClose} />
  }
}

interface DeleteCategoryProps extends Omit<CategoryDialogsProps, 'task'> {
  category: AdminCategory
}

function DeleteCategory({ category, categories, onFailure, onClose }: DeleteCategoryProps) {
  const { id, name, inventoryCount, subcategories } = category
  const destinations = categories
    .filter((other) => other.id !== id)
    .flatMap((other) =>
      other.subcategories.map((one) => ({ id: `${other.id}/${one.id}`, name: `${other.name}, ${one.name}` })),
    )

  return (
    <DeleteDialog
      act="category.delete"
      of={name}
      inventoryCount={inventoryCount}
      destinations={destinations}
      onDelete={(destination) => deleteCategory(id, destination)}
      undo={{ send: () => restoreCategory(id), done: `${name} is back`, failed: `${name} was not restored` }}
      onFailure={onFailure}
      onClose={onClose}
    >
      {inventoryCount > 0
        ? `It has ${subcategoriesText(subcategories.length)} and ${listingsText(inventoryCount)}. Its listings are kept and moved.`
        : `It has ${subcategoriesText(subcategories.length)} and no listings.`}
    </DeleteDialog>
  )
}

interface DeleteSubcategoryProps extends Pick<CategoryDialogsProps, 'onFailure' | 'onClose'> {
  category: AdminCategory
  subcategory: AdminSubcategory
}

function DeleteSubcategory({ category, subcategory, onFailure, onClose }: DeleteSubcategoryProps) {
  const { id, name, inventoryCount } = subcategory
  return (
    <DeleteDialog
      act="subcategory.delete"
      of={name}
      inventoryCount={inventoryCount}
      destinations={category.subcategories.filter((other) => other.id !== id)}
      onDelete={(destination) => deleteSubcategory(category.id, id, destination)}
      onFailure={onFailure}
      onClose={onClose}
    >
      {inventoryCount > 0
        ? `It has ${listingsText(inventoryCount)} in ${category.name}. They are kept and moved.`
        : 'It has no listings.'}
    </DeleteDialog>
  )
}
