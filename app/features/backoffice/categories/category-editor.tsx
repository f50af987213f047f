import { UsersRound } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { useBlocker } from 'react-router'
import type { AdminCategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { CategoryDraft } from './draft.ts'
import { FailureAlert } from './failure-alert.tsx'
import { FieldRows } from './field-rows.tsx'
import { IconPicker } from './icon-picker.tsx'
import { keepTask } from './kept-task.ts'
import { SubcategoryRows } from './subcategory-rows.tsx'
import { useCategoryEditor } from './use-category-editor.ts'

interface CategoryEditorProps {
  /** Category when the dialog was opened; absent for a new one. */
  category?: AdminCategory | undefined
  /** Current version with changes by others; absent when it was deleted. */
  latest?: AdminCategory | undefined
  /** Values typed before a session ended. */
  typed?: CategoryDraft | undefined
  onSaved: (saved: AdminCategory) => void
  onClose: () => void
}

/** Dialog that adds or edits a category. Unsaved input is never discarded without a confirmation. */
export function CategoryEditor({ category, latest, typed, onSaved, onClose }: CategoryEditorProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const editor = useCategoryEditor(category, { typed, onSaved })
  const { base, draft, refusals, failure, isChanged, isSaving, current } = editor
  const isSavedElsewhere = Boolean(base && latest && latest.version > base.version && !isSaving && !current)
  const isGone = Boolean(category && !latest && !isSaving)
  const blocker = useBlocker(({ nextLocation }) => {
    if (!isChanged) return false
    const isEnded = new URLSearchParams(nextLocation.search).get('reason') === 'ended'
    if (isEnded) keepTask({ kind: 'category', base, draft })
    return !isEnded && !isSaving
  })

  useWarning(isChanged)
  useEffect(() => {
    if (Object.keys(refusals).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])
  useEffect(() => {
    if (failure) form.current?.scrollIntoView({ block: 'start' })
  }, [failure])

  function leave() {
    if (isChanged) setLeaving(true)
    else onClose()
  }

  return (
    <>
      <Modal isOpen={!current} isDismissable={!isSaving} isKeyboardDismissDisabled={isSaving} onOpenChange={leave}>
        <Dialog
          title={category ? 'Edit Category' : 'Add Category'}
          footer={
            <>
              <p className="w-full text-xs text-ink-3 sm:mr-auto sm:w-auto">
                {isChanged
                  ? 'Not saved yet.'
                  : base && plural(base.inventoryCount, ['listing uses this category.', 'listings use this category.'])}
              </p>
              <Button variant="outline" isDisabled={isSaving} onPress={leave}>
                Cancel
              </Button>
              <Button type="submit" form={id} isPending={isSaving} pendingLabel="Saving">
                {category ? 'Update Category' : 'Create Category'}
              </Button>
            </>
          }
        >
          <Form
            id={id}
            ref={form}
            validationBehavior="aria"
            className="space-y-6"
            onSubmit={(event) => {
              event.preventDefault()
              if (!isSaving) void editor.save()
            }}
          >
            <FailureAlert message={failure} onDismiss={editor.dismissFailure} />
            <div role="status" className="empty:hidden">
              {latest && isSavedElsewhere && (
                <Banner
                  icon={UsersRound}
                  tone="info"
                  action={
                    <Button variant="outline" size="xs" onPress={() => editor.lookAt(latest)}>
                      See changes
                    </Button>
                  }
                >
                  Someone else has just saved this category.
                </Banner>
              )}
              {isGone && (
                <Banner icon={UsersRound} tone="warn">
                  Someone else has just deleted this category. What you typed is still here.
                </Banner>
              )}
            </div>
            <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_200px]">
              <TextField
                label="Category name"
                name="name"
                value={draft.name}
                isInvalid={'name' in refusals}
                errorMessage={refusals.name}
                onChange={(name) => editor.change({ name }, 'name')}
              />
              <IconPicker
                value={draft.icon}
                errorMessage={refusals.icon}
                onChange={(icon) => editor.change({ icon }, 'icon')}
              />
            </div>
            <TextField
              label="Description"
              name="description"
              isOptional
              multiline
              rows={2}
              value={draft.description}
              isInvalid={'description' in refusals}
              errorMessage={refusals.description}
              onChange={(description) => editor.change({ description }, 'description')}
            />
            <FieldRows
              fields={draft.fields}
              refusals={refusals}
              onChange={(fields, ...places) => editor.change({ fields }, ...places)}
            />
            <SubcategoryRows
              subcategories={draft.subcategories}
              refusals={refusals}
              onChange={(subcategories, ...places) => editor.change({ subcategories }, ...places)}
            />
          </Form>
        </Dialog>
      </Modal>
      {base && current && (
        <ConflictDialog
          base={base}
          draft={draft}
          current={current}
          isSaving={isSaving}
          onSave={editor.saveMerged}
          onKeepEditing={editor.keepEditing}
          onTakeTheirs={onClose}
        />
      )}
      <ConfirmDialog
        title="Close without saving?"
        confirm="Discard changes"
        cancel="Keep editing"
        isOpen={isLeaving || blocker.state === 'blocked'}
        onOpenChange={(isOpen) => {
          if (isOpen) return
          setLeaving(false)
          if (blocker.state === 'blocked') blocker.reset()
        }}
        onConfirm={() => {
          if (blocker.state === 'blocked') blocker.proceed()
          onClose()
        }}
      >
        {category ? `Your changes to “${category.name}” are not saved.` : 'The new category is not saved.'}
      </ConfirmDialog>
    </>
  )
}

/** Lets the browser ask before the page is closed or reloaded. */
function useWarning(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
}
