import { MessageSquareQuote, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CannedAnswer } from '../../../../worker/desk/rules/support/canned-answer.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CannedAnswerForm } from './canned-answer-form.tsx'
import { deleteAnswer } from './tickets.queries.ts'

interface CannedAnswersDialogProps {
  answers: readonly CannedAnswer[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Dialog to add, change and delete canned answers. */
export function CannedAnswersDialog({ answers, isOpen, onOpenChange }: CannedAnswersDialogProps) {
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null)
  const [deleted, setDeleted] = useState<CannedAnswer | null>(null)
  const { run } = useMutation(deleteAnswer, { failed: 'Not deleted' })

  return (
    <>
      <Modal isOpen={isOpen} onOpenChange={onOpenChange}>
        <Dialog title="Canned answers">
          {answers.length === 0 ? (
            <EmptyState icon={MessageSquareQuote} heading="h3" title="No canned answers yet">
              Save answers that you use often, and insert them with the requester’s name.
            </EmptyState>
          ) : (
            <ul className="-mt-2.5 divide-y divide-line">
              {answers.map((answer) => (
                <li key={answer.id} className="flex items-start gap-2 py-2.5">
                  <div className="min-w-0 flex-1">
                    <h3 className="text-sm font-bold wrap-anywhere">{answer.title}</h3>
                    <p className="line-clamp-2 text-xs wrap-anywhere text-ink-2">{answer.body}</p>
                  </div>
                  <IconButton aria-label={`Edit ${answer.title}`} onPress={() => setEdited(answer)}>
                    <Pencil aria-hidden />
                  </IconButton>
                  <IconButton aria-label={`Delete ${answer.title}`} onPress={() => setDeleted(answer)}>
                    <Trash2 aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <Button variant="outline" size="sm" className="mt-4" onPress={() => setEdited('new')}>
            <Plus aria-hidden />
            New answer
          </Button>
        </Dialog>
      </Modal>
      {edited && <CannedAnswerForm answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <ActDialog
        act="answer.delete"
        facts={`“${deleted?.title}”`}
        isOpen={deleted !== null}
        onOpenChange={(next) => !next && setDeleted(null)}
        onConfirm={async () => {
          if (deleted) await run(deleted)
        }}
      />
    </>
  )
}
