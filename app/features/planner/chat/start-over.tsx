import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { planner } from '../client/planner.store.ts'

/** Deletes the conversation after a confirmation, because it cannot be restored. */
export function StartOver({ hasText = false }: { hasText?: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const ask = () => setAsking(true)
  return (
    <>
      {hasText ? (
        <Button variant="ghost" size="sm" onPress={ask} className="max-md:size-11! max-md:p-0!">
          <RotateCcw aria-hidden />
          <span className="max-md:sr-only">Start over</span>
        </Button>
      ) : (
        <IconButton aria-label="Start over" tooltip onPress={ask}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <ConfirmDialog
        title="Start over?"
        confirm="Start over"
        cancel="Keep the plan"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={planner.startOver}
      >
        The conversation and its draft are deleted. Shared plans keep their link.
      </ConfirmDialog>
    </>
  )
}
