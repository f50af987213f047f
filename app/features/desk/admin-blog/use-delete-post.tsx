import { type ReactNode, useState } from 'react'
import type { AdminPostRow } from '../../../../worker/desk/rules/content/admin-post.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { failureText } from '../../../ui/refusals.ts'
import { toast } from '../../../ui/toast.tsx'
import { useOneAct } from '../../../ui/use-one-act.ts'
import { deletePost, restorePost } from './posts.queries.ts'

type Deletable = Pick<AdminPostRow, 'id' | 'title' | 'version' | 'status'>

/**
 * Deletes an article after a question, and offers to bring it back.
 * @returns a function that asks, and the dialog
 */
export function useDeletePost(
  onDeleted: () => void = () => undefined,
): [ask: (post: Deletable) => void, dialog: ReactNode] {
  const [asked, setAsked] = useState<Deletable | null>(null)
  const { run } = useOneAct<string, string>(failureText)

  async function undo({ id }: Deletable) {
    const failure = await run(id, () => restorePost(id))
    if (failure) toast({ tone: 'danger', title: 'Not brought back', description: failure })
    else toast({ tone: 'success', title: 'The article is back' })
  }

  async function remove(post: Deletable) {
    const failure = await run(post.id, () => deletePost(post.id, post.version))
    if (failure) return toast({ tone: 'danger', title: 'Not deleted', description: failure })
    onDeleted()
    return toast({
      tone: 'success',
      title: 'Article deleted',
      description: post.title,
      action: { label: 'Undo', onAction: () => void undo(post) },
    })
  }

  const dialog = asked && (
    <ActDialog
      act="post.delete"
      facts={`“${asked.title}”`}
      isOpen
      onOpenChange={(isOpen) => isOpen || setAsked(null)}
      onConfirm={() => remove(asked)}
    />
  )
  return [setAsked, dialog]
}
