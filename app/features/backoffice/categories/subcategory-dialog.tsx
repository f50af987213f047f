import {
  type AdminCategory,
  type AdminSubcategory,
  SubcategoryInput,
} from '../../../../worker/catalogue/rules/categories/category.ts'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { createSubcategory, updateSubcategory } from './categories.queries.ts'
import { keepTask, type SubcategoryText } from './kept-task.ts'

interface SubcategoryDialogProps {
  category: AdminCategory
  /** Subcategory to edit; absent for a new one. */
  subcategory?: AdminSubcategory | undefined
  /** Values typed before a session ended. */
  typed?: SubcategoryText | undefined
  onClose: () => void
}

/** Dialog that adds or edits a subcategory. */
export function SubcategoryDialog({ category, subcategory, typed, onClose }: SubcategoryDialogProps) {
  const { name = '', description = '' } = typed ?? subcategory ?? {}
  const form = useForm({
    schema: SubcategoryInput,
    initial: { name, description },
    send: (input) =>
      subcategory ? updateSubcategory(category.id, subcategory, input) : createSubcategory(category.id, input),
    revalidate: false,
    refuse(refusal, input) {
      if (refusal.code === 'unauthorized') {
        const { name, description = '' } = input
        keepTask({ kind: 'subcategory', category: category.id, subcategory: subcategory?.id, name, description })
      }
      return refusal
    },
    done: (_, input) => (subcategory ? `${input.name} saved` : `${input.name} added to ${category.name}`),
    onDone: onClose,
  })

  return (
    <FormDialog
      form={form}
      size="confirm"
      title={subcategory ? 'Edit Subcategory' : 'Add Subcategory'}
      action={subcategory ? 'Update Subcategory' : 'Create Subcategory'}
      pendingLabel="Saving"
      isDismissable={false}
      onClose={onClose}
    >
      <TextField label="Subcategory name" {...form.field('name')} />
      <TextField label="Description" isOptional multiline rows={2} {...form.field('description')} />
    </FormDialog>
  )
}
