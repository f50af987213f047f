import type { AuditAct } from '../../../../worker/backoffice/rules/audit/audit-query.ts'
import { historyText } from '../../../../worker/backoffice/rules/users/history.ts'
import { Instant } from '../../../ui/instant.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'

interface UserHistoryProps {
  user: { id: string; name: string }
  history: readonly AuditAct[]
}

/** Recent acts by a user, and by others on the account. */
export function UserHistory({ user, history }: UserHistoryProps) {
  return (
    <Panel title="History">
      {history.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">Nothing yet.</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {history.map(({ id, action, actor, subject, at, facts }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-2.5">
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{historyText(action)}</span>
                {subject && subject.name !== null && subject.id !== user.id && (
                  <>
                    {': '}
                    {subject.href ? <TextLink to={subject.href}>{subject.name}</TextLink> : subject.name}
                  </>
                )}
                {actor && actor.name !== null && actor.id !== user.id && (
                  <span className="text-ink-2">
                    {' '}
                    by <TextLink to={`/admin/users/${actor.id}`}>{actor.name}</TextLink>
                  </span>
                )}
                {facts.length > 0 && (
                  <span className="block text-xs text-ink-3">
                    {facts
                      .map(
                        ({ field, before, after }) => `${field}: ${before === undefined ? '' : `${before} → `}${after}`,
                      )
                      .join(', ')}
                  </span>
                )}
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
