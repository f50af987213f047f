import { Sparkles, X } from 'lucide-react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { planner, usePlanner } from './client/planner.store.ts'
import { PlanActions } from './plan/plan-actions.tsx'
import { PlannerWorkspace } from './planner-workspace.tsx'
import { StartCard } from './start-card.tsx'

interface PlannerModalProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Planner over the page. Its size is fixed once the chat has begun: a full sheet on phones, else two columns. */
export function PlannerModal({ isOpen, onOpenChange }: PlannerModalProps) {
  const { isStarted } = usePlanner()
  return (
    <Modal
      size={isStarted ? 'wide' : 'form'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={isStarted ? 'h-full sm:h-205' : ''}
    >
      <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
        <header className="flex items-center gap-3 border-b border-line py-2.5 pr-2.5 pl-5">
          <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-deep">
            <Sparkles aria-hidden className="size-5" strokeWidth={1.75} />
          </span>
          <div className="min-w-0 flex-1">
            <Heading slot="title" level={2} className="text-lg leading-6">
              AI planner
            </Heading>
            <p className="text-xs text-ink-3">A draft to start from. Rates are checked again when you book.</p>
          </div>
          <PlanActions />
          <IconButton aria-label="Close" slot="close" size="md">
            <X aria-hidden />
          </IconButton>
        </header>
        {isStarted ? (
          <PlannerWorkspace autoFocus />
        ) : (
          <div className="overflow-y-auto overscroll-contain p-5 sm:p-8">
            <StartCard autoFocus heading="h3" onStart={planner.start} />
          </div>
        )}
      </Dialog>
    </Modal>
  )
}
