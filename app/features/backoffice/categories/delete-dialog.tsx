import { type ReactNode, useState } from 'react'
import { ACTS, consequencesOf } from '../../../kit/admin-acts/acts.ts'
import { refusalText } from '../../../kit/mutation/refusal.ts'
import { type Undo, useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/combobox.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { listingsText } from './counts.ts'
import { FailureAlert } from './failure-alert.tsx'

export interface Destination {
  /** Id as the server expects it. */
  id: string
  name: string
}

interface DeleteDialogProps {
  act: 'category.delete' | 'subcategory.delete'
  /** Name of the deleted item. */
  of: string
  /** Consequences of the deletion. */
  children: ReactNode
  /** Number of listings that must be moved first. */
  inventoryCount: number
  destinations: readonly Destination[]
  onDelete: (destination: string | undefined) => Promise<unknown>
  undo?: Undo
  /** Any other failure: the page shows it, because the dialog is closed. */
  onFailure: (message: string) => void
  onClose: () => void
}

/** Confirmation of a deletion, with the destination of its listings. */
export function DeleteDialog({
  act,
  of,
  children,
  inventoryCount,
  destinations,
  onDelete,
  undo,
  onFailure,
  onClose,
}: DeleteDialogProps) {
  const [destination, setDestination] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { run, isPending, refusal, clear } = useMutation(onDelete, {
    revalidate: false,
    done: `${of} was deleted`,
    undo: () => undo ?? null,
    onDone: onClose,
    onRefused(refused) {
      // Any other refusal can be resolved in the dialog.
      if (refused.code !== 'failed' && refused.code !== 'offline') return
      onFailure(refusalText(refused))
      onClose()
    },
  })
  const isHeld = inventoryCount > 0
  const isStuck = isHeld && destinations.length === 0

  function remove() {
    if (isHeld && !destination) setMissing(true)
    else void run(destination ?? undefined)
  }

  return (
    <Modal isOpen size="confirm" isDismissable={false} onOpenChange={onClose}>
      <Dialog
        role="alertdialog"
        title={ACTS[act].title(of)}
        footer={
          <>
            <Button slot="close" variant="outline">
              Keep it
            </Button>
            {!isStuck && (
              <Button variant="danger" isPending={isPending} pendingLabel="Deleting" onPress={remove}>
                {ACTS[act].confirm}
              </Button>
            )}
          </>
        }
      >
        <FailureAlert message={refusal?.whole ?? null} onDismiss={clear} className="mb-4" />
        <div className="text-ink-2">
          {children} {consequencesOf(act)}
        </div>
        {isStuck && <p className="mt-2 text-ink-2">There is no other subcategory for them: add one first.</p>}
        {isHeld && !isStuck && (
          <ComboBox
            label={`New category of ${listingsText(inventoryCount)}`}
            defaultItems={destinations}
            value={destination}
            onChange={(key) => {
              setDestination(typeof key === 'string' ? key : null)
              setMissing(false)
            }}
            placeholder="Choose a subcategory"
            emptyText="No subcategory by that name"
            isInvalid={isMissing}
            errorMessage="Choose a subcategory for the listings"
            menuTrigger="focus"
            className="mt-4"
          >
            {({ id, name }: Destination) => <ListBoxItem id={id}>{name}</ListBoxItem>}
          </ComboBox>
        )}
      </Dialog>
    </Modal>
  )
}
