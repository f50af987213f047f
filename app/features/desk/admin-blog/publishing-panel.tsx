import { useState } from 'react'
import { formatInstant, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { SecretLink } from './secret-link.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useDeletePost } from './use-delete-post.tsx'
import type { PostEditor } from './use-post-editor.ts'

/** Publication of the article: its state, and the date or time of it. */
export function PublishingPanel({ editor, onDeleted }: { editor: PostEditor; onDeleted: () => void }) {
  const { post, pending, refusal, publish } = editor
  const [isScheduling, setScheduling] = useState(false)
  const [askToDelete, deleteDialog] = useDeletePost(onDeleted)
  const isPublic = post?.status === 'published'
  const publishAt = post?.publishAt ?? null
  const date = publishAt
    ? formatInstant(new Date(publishAt))
    : post?.wasPublic
      ? formatLongDate(post.date)
      : 'On publish'

  async function schedule(at: string) {
    if (await publish({ act: 'schedule', at })) setScheduling(false)
  }

  return (
    <Panel title="Publishing">
      <div className="grid gap-4 p-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 text-sm">
          <dt className="text-ink-2">Status</dt>
          <dd className="justify-self-end">
            <StatusBadge status={post?.status ?? 'draft'} />
          </dd>
          <dt className="text-ink-2">{publishAt ? 'Appears' : 'Date'}</dt>
          <dd className="num justify-self-end text-right font-semibold">{date}</dd>
        </dl>
        <div className="flex flex-wrap gap-2">
          {isPublic && (
            <Button
              size="sm"
              variant="outline"
              isPending={pending === 'unpublish'}
              isDisabled={pending !== null && pending !== 'unpublish'}
              onPress={() => publish({ act: 'unpublish' })}
            >
              Unpublish
            </Button>
          )}
          {!isPublic && publishAt === null && (
            <Button size="sm" variant="outline" onPress={() => setScheduling(true)}>
              Publish later
            </Button>
          )}
          {publishAt !== null && (
            <Button
              size="sm"
              variant="outline"
              isPending={pending === 'unschedule'}
              isDisabled={pending !== null && pending !== 'unschedule'}
              onPress={() => publish({ act: 'unschedule' })}
            >
              Cancel the schedule
            </Button>
          )}
          {post && (
            <LinkButton size="sm" variant="outline" to={`/admin/blog/${post.id}/versions`}>
              Versions
            </LinkButton>
          )}
          {post && (
            <Button size="sm" variant="danger" onPress={() => askToDelete(post)}>
              Delete
            </Button>
          )}
        </div>
        {post && <SecretLink post={post} onChange={editor.know} />}
        {isScheduling && (
          <ScheduleDialog
            problem={refusal.fields.at ?? refusal.whole ?? Object.values(refusal.fields)[0]}
            isPending={pending !== null}
            onSchedule={schedule}
            onClose={() => setScheduling(false)}
          />
        )}
        {deleteDialog}
      </div>
    </Panel>
  )
}
