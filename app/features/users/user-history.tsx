import { historyText } from '../../../worker/domain/users/history.ts'
import type { HistoryRow } from '../../../worker/users/user-page.server.ts'
import { Instant } from '../../ui/instant.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'

interface UserHistoryProps {
  user: { id: string; name: string }
  history: readonly HistoryRow[]
}

/** What a user did lately, and what was done to the account. */
export function UserHistory({ user, history }: UserHistoryProps) {
  return (
    <Panel title="History">
      {history.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">Nothing yet.</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {history.map(({ id, action, actor, isOwn, at, detail }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2.5">
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{historyText(action)}</span>
                {!isOwn && actor && (
                  <span className="text-ink-2">
                    {' '}
                    by <TextLink to={`/admin/users/${actor.id}`}>{actor.name}</TextLink>
                  </span>
                )}
                {changesOf(detail).map((text) => (
                  <span key={text} className="block text-xs text-ink-3">
                    {text}
                  </span>
                ))}
              </p>
              <p className="text-xs text-ink-3">
                <Instant at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="border-t border-line p-4 text-xs">
        <TextLink to={`/admin/audit?actor=${user.id}`}>All acts of {user.name}</TextLink>
        {' · '}
        <TextLink to={`/admin/audit?subject=${user.id}`}>All changes of the account</TextLink>
      </p>
    </Panel>
  )
}

const wordOf = (value: unknown) => `${value ?? ''}` || 'empty'

/** Values before and after: `before` and `after`, or a value and its name with `Before`. */
function changesOf(detail: HistoryRow['detail']): string[] {
  return Object.entries(detail).flatMap(([key, value]) => {
    const [name, before] = key === 'after' ? ['', 'before'] : [`${key}: `, `${key}Before`]
    return before in detail ? [`${name}${wordOf(detail[before])} → ${wordOf(value)}`] : []
  })
}
