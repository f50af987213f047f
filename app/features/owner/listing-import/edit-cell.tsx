import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Cell of the file that is being corrected. */
export interface EditedCell {
  row: number
  column: number
  heading: string
  value: string
  message: string
}

interface EditCellProps {
  cell: EditedCell | null
  /** Reason why the last check failed. */
  problem: string | null
  isBusy: boolean
  onClose: () => void
  /** @returns true when the file was checked with the value */
  onSave: (cell: EditedCell, value: string) => Promise<boolean>
}

/** Dialog with another value for a cell of the file. The file itself stays unchanged. */
export function EditCell({ cell, ...props }: EditCellProps) {
  return (
    <Modal size="confirm" isOpen={cell !== null} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      {cell && <CellForm key={`${cell.row}:${cell.column}`} cell={cell} {...props} />}
    </Modal>
  )
}

function CellForm({ cell, problem, isBusy, onClose, onSave }: EditCellProps & { cell: EditedCell }) {
  const [value, setValue] = useState(cell.value)
  const [isFailed, setFailed] = useState(false)
  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailed(false)
    if (await onSave(cell, value)) onClose()
    else setFailed(true)
  }
  return (
    <Dialog
      title={`Row ${cell.row}`}
      footer={
        <>
          <Button slot="close" variant="outline" isDisabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form="mend-cell" isPending={isBusy} pendingLabel="Checking">
            Check again
          </Button>
        </>
      }
    >
      <form id="mend-cell" onSubmit={save}>
        <TextField label={cell.heading} description={cell.message} value={value} onChange={setValue} maxLength={500} />
        <RefusalLine text={isFailed ? problem : null} />
      </form>
    </Dialog>
  )
}
