import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, CheckboxGroup } from '../../../ui/checkbox.tsx'
import { Dialog, DialogTrigger, Modal } from '../../../ui/dialog.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { Chapter, Specimen } from './specimen.tsx'

/** Overlays: dialogs, sheets, menus and tooltips. */
export function Overlays() {
  return (
    <Chapter id="overlays" title="Overlays">
      <Specimen name="Dialog, form 640">
        <DialogTrigger>
          <Button variant="outline">Edit Category</Button>
          <Modal size="form">
            <Dialog
              title="Edit Category"
              footer={
                <>
                  <p className="w-full text-xs text-ink-3 sm:mr-auto sm:w-auto">671 listings use this category.</p>
                  <Button slot="close" variant="outline">
                    Cancel
                  </Button>
                  <Button slot="close">Update Category</Button>
                </>
              }
            >
              <form onSubmit={(event) => event.preventDefault()}>
                <TextField label="Category name" defaultValue="Outdoor (OOH)" />
              </form>
            </Dialog>
          </Modal>
        </DialogTrigger>
      </Specimen>
      <Specimen name="Dialog, confirm 440 and wide 1160">
        <DialogTrigger>
          <Button variant="danger">Delete Category</Button>
          <Modal size="confirm" isDismissable={false}>
            <Dialog
              role="alertdialog"
              title="Delete Outdoor (OOH)?"
              footer={(close) => (
                <>
                  <Button slot="close" variant="outline">
                    Keep it
                  </Button>
                  <Button
                    variant="danger"
                    onPress={() => {
                      close()
                      toast({ title: 'Outdoor (OOH) was deleted', tone: 'success' })
                    }}
                  >
                    Delete Category
                  </Button>
                </>
              )}
            >
              Its 671 listings stay and move to Other.
            </Dialog>
          </Modal>
        </DialogTrigger>
        <DialogTrigger>
          <Button variant="outline">Open the planner</Button>
          <Modal size="wide">
            <Dialog title="Plan with AI">
              <p className="min-h-80">Wide, for the chat and the plan side by side.</p>
            </Dialog>
          </Modal>
        </DialogTrigger>
      </Specimen>
      <Specimen name="Popover and Tooltip">
        <DialogTrigger>
          <Button variant="outline">Filter by status</Button>
          <Popover>
            <AriaDialog aria-label="Status" className="p-4 outline-none">
              <CheckboxGroup label="Status" defaultValue={['active']}>
                <Checkbox value="active">Active</Checkbox>
                <Checkbox value="pending">Pending</Checkbox>
              </CheckboxGroup>
            </AriaDialog>
          </Popover>
        </DialogTrigger>
        <TooltipTrigger>
          <Button variant="outline">Point at me</Button>
          <Tooltip>Shown after a moment, or immediately on focus</Tooltip>
        </TooltipTrigger>
      </Specimen>
      <Specimen name="Toast">
        <Button
          variant="outline"
          onPress={() =>
            toast({
              title: 'Added to Winter launch',
              tone: 'success',
              action: { label: 'Undo', onAction: () => toast({ title: 'Taken out again', tone: 'info' }) },
            })
          }
        >
          Success
        </Button>
        <Button
          variant="outline"
          onPress={() => toast({ title: 'Please sign in to add inventory to your campaign', tone: 'info' })}
        >
          Info
        </Button>
        <Button
          variant="outline"
          onPress={() =>
            toast({
              title: 'Could not save the category',
              description: 'Check your connection and try again.',
              tone: 'danger',
            })
          }
        >
          Error
        </Button>
      </Specimen>
    </Chapter>
  )
}
