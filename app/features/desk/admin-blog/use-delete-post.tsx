import { type ReactNode, useState } from 'react'
import type { AdminPostRow } from '../../../../worker/desk/rules/content/admin-post.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { deletePost, restorePost } from './posts.queries.ts'

type Deletable = Pick<AdminPostRow, 'id' | 'title' | 'version' | 'status'>

/**
 * Deletes an article after a confirmation, and offers to restore it.
 * @returns a function that opens the confirmation, and the dialog
 */
export function useDeletePost(
  onDeleted: () => void = () => undefined,
): [ask: (post: Deletable) => void, dialog: ReactNode] {
  const [asked, setAsked] = useState<Deletable | null>(null)
  const { run } = useMutation(({ id, version }: Deletable) => deletePost(id, version), {
    done: (_, { title }) => ({ title: 'Article deleted', description: title }),
    undo: (_, { id }) => ({
      send: () => restorePost(id),
      done: 'Article restored',
      failed: 'Article not restored',
    }),
    failed: 'Article not deleted',
    onDone: onDeleted,
  })

  const dialog = asked && (
    <ActDialog
      act="post.delete"
      facts={`“${asked.title}”`}
      isOpen
      onOpenChange={(isOpen) => isOpen || setAsked(null)}
      onConfirm={async () => {
        await run(asked)
      }}
    />
  )
  return [setAsked, dialog]
}
