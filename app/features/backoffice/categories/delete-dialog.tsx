import { type ReactNode, useState } from 'react'
import { RequestError } from '../../../api-client.ts'
import { ACTS, consequencesOf } from '../../../kit/admin-acts/acts.ts'
import { Button } from '../../../ui/button.tsx'
import { ComboBox } from '../../../ui/combobox.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { failureOf } from './categories.queries.ts'
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
  onDelete: (destination: string | undefined) => Promise<void>
  /** Receives any other failure: the page shows it, because the dialog is closed. */
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
  onFailure,
  onClose,
}: DeleteDialogProps) {
  const [destination, setDestination] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isHeld = inventoryCount > 0
  const isStuck = isHeld && destinations.length === 0

  async function run() {
    if (isHeld && !destination) {
      setMissing(true)
      return
    }
    setPending(true)
    setRefusal(null)
    try {
      await onDelete(destination ?? undefined)
      onClose()
    } catch (error) {
      setPending(false)
      // A refusal by the API can be resolved in the dialog.
      if (error instanceof RequestError && error.status < 500) {
        setRefusal(failureOf(error))
        return
      }
      onFailure(failureOf(error))
      onClose()
    }
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
              <Button variant="danger" isPending={isPending} pendingLabel="Deleting" onPress={run}>
                {ACTS[act].confirm}
              </Button>
            )}
          </>
        }
      >
        <FailureAlert message={refusal} onDismiss={() => setRefusal(null)} className="mb-4" />
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
