import { History } from 'lucide-react'
import { Link } from 'react-router'
import type { AdminPost, PostVersion } from '../../../../worker/desk/rules/content/admin-post.ts'
import { compareVersions } from '../../../../worker/desk/rules/content/compare.ts'
import { inputOf, type PostInput } from '../../../../worker/desk/rules/content/post-input.ts'
import type { Change } from '../../../../worker/kernel/rules/text/diff.ts'
import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { variants } from '../../../ui/variants.ts'
import { restoreVersion } from './posts.queries.ts'
import { StatusBadge } from './status-badge.tsx'

interface VersionsViewProps {
  post: AdminPost
  versions: readonly PostVersion[]
  /** Version to compare with the current one; null for none. */
  shown: { version: number; value: PostInput } | null
}

/** History of an article: changes since a version, and a button to restore it. */
export function VersionsView({ post, versions, shown }: VersionsViewProps) {
  const { run, isPending, refusal } = useMutation((from: number) => restoreVersion(post.id, from, post.version), {
    conflict: 'Not saved',
    done: (_, from) => ({ title: `Version ${from} restored`, description: 'It is the newest version now.' }),
  })
  useFollowStaff('post')

  return (
    <>
      <BackLink to={`/admin/blog/${post.id}`}>Back to the editor</BackLink>
      <h2 className="mt-3 text-xl wrap-anywhere">{post.title}</h2>
      <div className={`mt-5 grid items-start gap-5 ${versions.length > 0 ? 'lg:grid-cols-[20rem_minmax(0,1fr)]' : ''}`}>
        {versions.length > 0 && <VersionList post={post} versions={versions} shown={shown?.version ?? null} />}
        {shown === null ? (
          <EmptyState icon={History} title="Nothing to compare">
            Earlier versions appear here after the first change.
          </EmptyState>
        ) : (
          <Card as="section" aria-label={`Changes since version ${shown.version}`} className="p-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-base font-bold">Since version {shown.version}</h3>
              <Button size="sm" variant="outline" isPending={isPending} onPress={() => run(shown.version)}>
                Restore this version
              </Button>
            </div>
            {refusal?.whole && (
              <p role="alert" className="mt-3 text-sm text-danger">
                {refusal.whole}
              </p>
            )}
            <Differences before={shown.value} after={inputOf(post)} />
          </Card>
        )}
      </div>
    </>
  )
}

function VersionList({
  post,
  versions,
  shown,
}: {
  post: AdminPost
  versions: readonly PostVersion[]
  shown: number | null
}) {
  return (
    <Card as="section" aria-label="Versions">
      <ol className="divide-y divide-line text-sm">
        {versions.map(({ version, at, by, status, publishAt }) => (
          <li key={version} className="relative p-4 hover:bg-surface-2 has-aria-[current]:bg-select">
            <p className="flex flex-wrap items-center justify-between gap-2">
              {version === post.version ? (
                <span className="font-semibold">Version {version}, current</span>
              ) : (
                <Link
                  to={`?version=${version}`}
                  preventScrollReset
                  aria-current={version === shown || undefined}
                  className="rounded-xs font-semibold text-link after:absolute after:inset-0 hover:underline"
                >
                  Version {version}
                </Link>
              )}
              <StatusBadge status={status} />
            </p>
            <p className="num mt-1 text-xs text-ink-3">
              <Instant at={at} />
              {by && `, ${by}`}
            </p>
            {publishAt !== null && (
              <p className="num mt-1 text-xs text-ink-3">
                {version === post.version ? 'Appears' : 'Was scheduled for'} <Instant at={publishAt} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Differences({ before, after }: { before: PostInput; after: PostInput }) {
  const differences = compareVersions(before, after)
  if (differences.length === 0) return <p className="mt-4 text-sm text-ink-2">No differences.</p>
  return (
    <dl className="mt-4 grid gap-5">
      {differences.map(({ label, blocks }) => (
        <div key={label}>
          <dt className="text-xs font-semibold text-ink-3">{label}</dt>
          <dd className="mt-1 grid gap-2">
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its place
              <p key={at} className="text-sm wrap-anywhere text-ink-2">
                {block.map((change, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a run has no identity but its place
                  <Run key={place} change={change} />
                ))}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const runStyles = variants({
  base: 'rounded-xs px-0.5',
  variants: {
    kind: {
      added: 'bg-success-soft text-success-ink no-underline',
      removed: 'bg-danger-soft text-danger-ink line-through',
    },
  },
})

/** Part of a text in both versions or in one, marked by colour, by a line, and by a word for screen readers. */
function Run({ change: { kind, text } }: { change: Change }) {
  if (kind === 'same') return <>{text} </>
  const Element = kind === 'added' ? 'ins' : 'del'
  return (
    <>
      <Element className={runStyles({ kind })}>
        <span className="sr-only">{kind === 'added' ? 'added: ' : 'removed: '}</span>
        {text}
      </Element>{' '}
    </>
  )
}
