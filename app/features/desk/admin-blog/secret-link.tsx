import { useState } from 'react'
import type { AdminPost } from '../../../../worker/desk/rules/content/admin-post.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { makePreview, revokePreview } from './posts.queries.ts'

interface SecretLinkProps {
  post: AdminPost
  onChange: (post: AdminPost) => void
}

/**
 * Secret link to an unpublished article, for people without an account. Shown once: the server stores only its hash.
 */
export function SecretLink({ post, onChange }: SecretLinkProps) {
  const { run, pending, refusal } = useActs({ conflict: 'Not saved' })
  const [href, setHref] = useState<string | null>(null)
  const [asked, setAsked] = useState<'make' | 'revoke' | null>(null)

  const make = () =>
    run({
      name: 'make',
      send: () => makePreview(post.id),
      onDone: ({ href: made }) => {
        setHref(made)
        onChange({ ...post, hasPreview: true })
      },
    })
  const revoke = () =>
    run({
      name: 'revoke',
      send: () => revokePreview(post.id),
      onDone: () => {
        setHref(null)
        onChange({ ...post, hasPreview: false })
      },
    })

  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-sm font-semibold">Secret link</p>
      <p className="text-xs text-ink-3">
        {post.hasPreview
          ? 'Anyone with the link can read the last saved article.'
          : 'Lets people without an account read the last saved article.'}
      </p>
      {href !== null && (
        <>
          <TextField label="Link" value={href} isReadOnly description="Copy it now: it is not shown again." />
          <CopyButton text={href} size="sm" variant="outline" className="justify-self-start">
            Copy link
          </CopyButton>
        </>
      )}
      {refusal?.whole && (
        <p role="alert" className="text-xs text-danger">
          {refusal?.whole}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          isPending={pending === 'make'}
          isDisabled={pending === 'revoke'}
          onPress={() => (post.hasPreview ? setAsked('make') : void make())}
        >
          {post.hasPreview ? 'New link' : 'Create link'}
        </Button>
        {post.hasPreview && (
          <Button
            size="sm"
            variant="ghost"
            isPending={pending === 'revoke'}
            isDisabled={pending === 'make'}
            onPress={() => setAsked('revoke')}
          >
            End link
          </Button>
        )}
      </div>
      <ActDialog
        act={asked === 'make' ? 'post.newLink' : 'post.endLink'}
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={async () => {
          await (asked === 'make' ? make() : revoke())
        }}
      />
    </div>
  )
}
