import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import {
  type AdminCategory,
  type AdminSubcategory,
  SubcategoryInput,
} from '../../../../worker/catalogue/rules/categories/category.ts'
import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { RequestError } from '../../../api-client.ts'
import { useAreaError } from '../../../kit/session/use-area-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { createSubcategory, failureOf, updateSubcategory } from './categories.queries.ts'
import { FailureAlert } from './failure-alert.tsx'
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
  const id = useId()
  const reportToArea = useAreaError()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(typed?.name ?? subcategory?.name ?? '')
  const [description, setDescription] = useState(typed?.description ?? subcategory?.description ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  function refuse(error: unknown) {
    const issues = error instanceof DomainError || error instanceof RequestError ? (error.issues ?? []) : []
    setErrors(Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message])))
    if (issues.length === 0) setFailure(failureOf(error))
    if (error instanceof RequestError && error.status === 401) {
      keepTask({ kind: 'subcategory', category: category.id, subcategory: subcategory?.id, name, description })
    }
    reportToArea(error)
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    setErrors({})
    setFailure(null)
    try {
      const input = parse(SubcategoryInput, { name, description })
      if (subcategory) await updateSubcategory(category.id, subcategory, input)
      else await createSubcategory(category.id, input)
      toast({ tone: 'success', title: subcategory ? `${input.name} saved` : `${input.name} added to ${category.name}` })
      onClose()
    } catch (error) {
      refuse(error)
      setSaving(false)
    }
  }

  return (
    <Modal isOpen size="confirm" isDismissable={false} onOpenChange={onClose}>
      <Dialog
        title={subcategory ? 'Edit Subcategory' : 'Add Subcategory'}
        footer={
          <>
            <Button slot="close" variant="outline">
              Cancel
            </Button>
            <Button type="submit" form={id} isPending={isSaving} pendingLabel="Saving">
              {subcategory ? 'Update Subcategory' : 'Create Subcategory'}
            </Button>
          </>
        }
      >
        <Form id={id} ref={form} validationBehavior="aria" className="space-y-4" onSubmit={save}>
          <FailureAlert message={failure} onDismiss={() => setFailure(null)} />
          <TextField
            label="Subcategory name"
            name="name"
            value={name}
            isInvalid={'name' in errors}
            errorMessage={errors.name}
            onChange={(text) => {
              setName(text)
              setErrors({})
            }}
          />
          <TextField
            label="Description"
            name="description"
            isOptional
            multiline
            rows={2}
            value={description}
            isInvalid={'description' in errors}
            errorMessage={errors.description}
            onChange={setDescription}
          />
        </Form>
      </Dialog>
    </Modal>
  )
}
