import { MessageSquare, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { MAX_COMMENT, type PlanComment, type PlanTalk } from '../../../../worker/planner/rules/plan-talk/plan-talk.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TrapField } from '../../../ui/trap-field.tsx'
import { Written } from '../../../ui/written.tsx'
import { removeComment, sendComment } from './plan-talk.queries.ts'

interface PlanCommentsProps {
  id: string
  plan: Pick<Plan, 'lineItems'>
  talk: PlanTalk
}

/** Comments of people with the link, and the form to add one. */
export function PlanComments({ id, plan, talk }: PlanCommentsProps) {
  const { comments } = talk
  const [asked, setAsked] = useState<PlanComment | null>(null)
  const { run } = useMutation((comment: PlanComment) => removeComment(id, comment.id), {
    done: 'Comment deleted',
    failed: 'Not deleted',
  })

  return (
    <Card as="section" aria-labelledby="comments" className="p-4 sm:p-5">
      <h2 id="comments" className="text-lg">
        {comments.length === 0 ? 'Comments' : plural(comments.length, ['comment', 'comments'])}
      </h2>
      {comments.length === 0 ? (
        <div className="mt-3">
          <EmptyState icon={MessageSquare} heading="h3" title="No comments yet">
            Anyone with the link can comment on the plan or a line of it.
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} plan={plan} onDelete={() => setAsked(comment)} />
          ))}
        </ul>
      )}
      <CommentForm id={id} plan={plan} talk={talk} />
      <ConfirmDialog
        title="Delete this comment?"
        confirm="Delete comment"
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={async () => {
          if (asked) await run(asked)
        }}
      >
        It is deleted for everyone with the link.
      </ConfirmDialog>
    </Card>
  )
}

interface CommentProps extends Pick<PlanCommentsProps, 'plan'> {
  comment: PlanComment
  onDelete: () => void
}

function Comment({ comment, plan, onDelete }: CommentProps) {
  const { name, isGuest, text, lineNo, createdAt, canDelete } = comment
  const line = plan.lineItems.find((one) => one.lineNo === lineNo)
  return (
    <li className="flex gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm wrap-anywhere text-ink-2">
          <b className="text-ink">{name}</b>
          {isGuest && ', guest'} · <Instant at={createdAt} />
        </p>
        {lineNo !== null && (
          <p className="text-xs wrap-anywhere text-ink-3">
            <a href={`#line-${lineNo}`} className="text-link hover:underline">
              {line ? `Line ${lineNo}, ${titleWithRef(line)}` : `Line ${lineNo}`}
            </a>
          </p>
        )}
        <Written className="mt-1 text-sm">{text}</Written>
      </div>
      {canDelete && (
        <IconButton aria-label={`Delete the comment of ${name}`} onPress={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

function CommentForm({ id, plan, talk: { reader } }: PlanCommentsProps) {
  // One key per comment: sent again after a lost answer, it arrives once.
  const key = useRef<string | null>(null)
  const form = useForm({
    read({ name = '', text = '', line, website = '' }) {
      key.current ??= crypto.randomUUID()
      return {
        ...{ key: key.current, text, website },
        ...(reader.name === null && { name }),
        ...(line && { lineNo: Number(line) }),
      }
    },
    send: (comment) => sendComment(id, comment),
    resets: true,
    done: 'Comment sent',
    onDone() {
      key.current = null
    },
  })

  return (
    <Form form={form} aria-label="Write a comment" className="mt-4 noscript:hidden">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {reader.name === null && (
          <TextField isRequired label="Your name" autoComplete="name" maxLength={100} {...form.field('name')} />
        )}
        <NativeSelect
          label="About"
          options={[
            { value: '', label: 'The whole plan' },
            ...plan.lineItems.map((one) => ({
              value: String(one.lineNo),
              label: `${one.lineNo}. ${titleWithRef(one)}`,
            })),
          ]}
          {...form.plain('line')}
        />
        <TextField
          isRequired
          multiline
          label="Comment"
          maxLength={MAX_COMMENT}
          className="sm:col-span-2"
          description="Visible to everyone with the link. At most 1,000 characters."
          {...form.field('text')}
        />
      </div>
      <TrapField name="website" label="Website" />
      <FormButtons form={form} action="Send comment" />
    </Form>
  )
}
