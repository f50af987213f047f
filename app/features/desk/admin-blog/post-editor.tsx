import { CircleAlert, Eye, History, UsersRound } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { AdminPost } from '../../../../worker/desk/rules/content/admin-post.ts'
import { MAX_TITLE } from '../../../../worker/desk/rules/content/post-input.ts'
import { countWords, readMinutes, withoutTags } from '../../../../worker/desk/rules/content/words.ts'
import { formatTime } from '../../../../worker/kernel/rules/dates.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { MergeDialog } from '../../../kit/conflict/merge-dialog.tsx'
import { useLive } from '../../../kit/live/use-live.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx'
import { ArticleText } from './article-text.tsx'
import { CoverPanel } from './cover-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { PublishingPanel } from './publishing-panel.tsx'
import { type PostEditor as Editor, usePostEditor } from './use-post-editor.ts'

interface PostEditorProps {
  /** Article to change; absent for a new one. */
  post?: AdminPost
  /** Signed-in member of staff. */
  staff: Pick<CurrentUser, 'name' | 'email'>
  /** Renders the page around the form. */
  frame: (parts: { actions: ReactNode; body: ReactNode }) => ReactNode
}

/** Editor of an article: its text, and its details and publication in panels. */
export function PostEditor({ post: opened, staff, frame }: PostEditorProps) {
  const navigate = useNavigate()
  const editor = usePostEditor(opened, staff)
  const { post, current, conflict, pending } = editor
  const isNew = opened === undefined
  const created = isNew && pending === null ? post?.id : undefined

  useEffect(() => {
    if (created) void navigate(`/admin/blog/${created}`, { replace: true })
  }, [created, navigate])

  const body = (
    <>
      <Notices editor={editor} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Writing editor={editor} />
        <div className="grid gap-5 md:max-xl:grid-cols-2">
          <PublishingPanel editor={editor} onDeleted={() => void navigate('/admin/blog')} />
          <DetailsPanel editor={editor} />
          <CoverPanel editor={editor} />
        </div>
      </div>
      <UnsavedChanges isChanged={editor.isChanged && pending === null && !created}>
        The article has unsaved changes.
      </UnsavedChanges>
      {current && conflict && (
        <MergeDialog
          saved={
            <>
              Someone else saved “{current.title}” at {formatTime(new Date(current.updatedAt))}, after you opened it.
            </>
          }
          clashes={conflict.clashes}
          merged={conflict.merged}
          isSaving={pending !== null}
          onSave={(choices) => editor.settle(choices, true)}
          onKeepEditing={(choices) => editor.settle(choices, false)}
          onTakeTheirs={() => editor.settle('theirs', false)}
        />
      )}
    </>
  )
  return frame({ actions: <Actions editor={editor} />, body })
}

function savedText({ post, isChanged, isAutosaved, pending, refusal }: Editor): string {
  if (pending === 'save') return 'Saving…'
  if (refusal.whole || Object.keys(refusal.fields).length > 0) return 'Not saved'
  if (isChanged) return isAutosaved ? 'Saving soon' : 'Not saved yet'
  return post ? `Saved ${formatTime(new Date(post.updatedAt))}` : ''
}

function Actions({ editor }: { editor: Editor }) {
  const { post, isChanged, pending, save, publish } = editor
  const isPublic = post?.status === 'published'
  const isWaiting = post !== undefined && post.publishAt !== null
  return (
    <>
      <span role="status" className="num text-xs whitespace-nowrap text-ink-3 max-sm:sr-only">
        {savedText(editor)}
      </span>
      {post && (
        <LinkButton to={`/admin/blog/${post.id}/preview`} size="sm" variant="outline" aria-label="Preview">
          <Eye aria-hidden />
          <span className="max-sm:hidden">Preview</span>
        </LinkButton>
      )}
      {(!post || isPublic || isWaiting) && (
        <Button
          size="sm"
          variant={isPublic || isWaiting ? 'primary' : 'outline'}
          isDisabled={pending !== null && pending !== 'save'}
          whyNot={!isChanged && 'No changes yet.'}
          isPending={pending === 'save'}
          onPress={() => save()}
        >
          {post ? 'Save' : 'Save draft'}
        </Button>
      )}
      {!isPublic && !isWaiting && (
        <Button
          size="sm"
          isDisabled={pending !== null && pending !== 'publish'}
          isPending={pending === 'publish'}
          onPress={() => publish({ act: 'publish' })}
        >
          Publish
        </Button>
      )}
    </>
  )
}

/** Notices above the form: other editors, changes of others, a refusal, restored text. */
function Notices({ editor }: { editor: Editor }) {
  const { post, refusal, isNewer, isRestored } = editor
  const { people, announcePresence } = useLive()
  const place = post && `post:${post.id}`
  useEffect(() => (place ? announcePresence(place, true) : undefined), [announcePresence, place])
  const here = people.filter(({ at }) => at === place)
  const marked = Object.keys(refusal.fields).length
  const wrong =
    refusal.whole ?? (marked > 0 ? `Not saved: ${plural(marked, ['field needs', 'fields need'])} a change.` : null)
  return (
    <div className="grid gap-3 not-empty:mb-5">
      {wrong !== null && (
        <Banner icon={CircleAlert} tone="danger" role="alert">
          {wrong}
        </Banner>
      )}
      {isNewer && (
        <Banner
          icon={UsersRound}
          tone="info"
          role="status"
          action={
            <Button size="xs" variant="outline" onPress={editor.lookAtTheirs}>
              See changes
            </Button>
          }
        >
          Someone else has just saved this article.
        </Banner>
      )}
      {isRestored && editor.isChanged && (
        <Banner
          icon={History}
          tone="info"
          role="status"
          action={
            <Button size="xs" variant="outline" onPress={editor.discard}>
              Discard
            </Button>
          }
        >
          Your unsaved text is restored.
        </Banner>
      )}
      {here.length > 0 && (
        <Banner icon={UsersRound} tone="warn" role="status">
          This article is also open with {list(here.map(({ name }) => name))}.
        </Banner>
      )}
    </div>
  )
}

/** Fields for title and text. */
function Writing({ editor }: { editor: Editor }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { draft, refusal, textKey, hasToShow, change } = editor
  const { title: titleProblem, content: textProblem } = refusal.fields
  const words = withoutTags(draft.content)
  const count = countWords(words)

  useEffect(() => {
    if (hasToShow) box.current?.closest('main')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [hasToShow])

  return (
    <Card ref={box}>
      <div className="grid gap-1 px-5 pt-6 lg:px-9">
        <textarea
          aria-label="Title"
          name="title"
          rows={1}
          maxLength={MAX_TITLE}
          placeholder="Title"
          value={draft.title}
          aria-invalid={titleProblem !== undefined || undefined}
          aria-describedby={titleProblem === undefined ? undefined : `${id}-title`}
          className="field-sizing-content w-full resize-none bg-transparent text-3xl font-bold text-ink outline-offset-4 placeholder:text-ink-3"
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ target }) => change({ title: target.value.replace(/\s+/g, ' ') })}
        />
        {titleProblem !== undefined && (
          <p id={`${id}-title`} className="text-xs font-medium text-danger">
            {titleProblem}
          </p>
        )}
        <p className="num text-xs text-ink-3">
          {formatNumber(count)} words · {readMinutes(words)} min
        </p>
      </div>
      {textProblem !== undefined && (
        <p id={`${id}-text`} className="px-5 pt-3 text-xs font-medium text-danger lg:px-9">
          {textProblem}
        </p>
      )}
      <div className="mt-4 border-t border-line">
        <ArticleText
          key={textKey}
          content={draft.content}
          describedBy={textProblem === undefined ? undefined : `${id}-text`}
          onChange={(content) => change({ content })}
        />
      </div>
    </Card>
  )
}
