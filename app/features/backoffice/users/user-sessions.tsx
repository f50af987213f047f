import { useState } from 'react'
import type { SessionOfUser } from '../../../../worker/identity/account-sessions.server.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { Instant } from '../../../ui/instant.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { endAllSessions, endSession } from './users.queries.ts'

interface UserSessionsProps {
  user: { id: string; name: string }
  sessions: readonly SessionOfUser[]
}

/** Sessions of a user; each can be ended. */
export function UserSessions({ user: { id, name }, sessions }: UserSessionsProps) {
  const { run, isPending } = useActs()
  /** Session to end, or all of them, while a confirmation is open. */
  const [asked, setAsked] = useState<SessionOfUser | 'all' | null>(null)

  const end = () =>
    run({
      send: async () => (asked === 'all' ? endAllSessions(id) : asked && endSession(id, asked.id)),
      done: asked === 'all' ? `${name} is signed out everywhere` : 'Session ended',
      failed: 'The session was not ended',
    })

  return (
    <Panel title="Sessions">
      {sessions.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">No active sessions.</p>
      ) : (
        <>
          <ul className="divide-y divide-line text-sm">
            {sessions.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-semibold wrap-anywhere">{session.device}</p>
                  <p className="mt-0.5 text-xs wrap-anywhere text-ink-3">
                    {session.network && <span className="num">{session.network}, </span>}
                    since <Instant at={session.createdAt} />, last used <Instant at={session.lastUsedAt} />
                  </p>
                </div>
                <Button
                  variant="outline"
                  size="sm"
                  isDisabled={isPending}
                  aria-label={`End the session of ${session.device}`}
                  onPress={() => setAsked(session)}
                >
                  End
                </Button>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4 text-xs text-ink-3">
            {plural(sessions.length, ['session', 'sessions'])}. Ending a session closes its open pages immediately.
            <Button variant="danger" size="sm" isDisabled={isPending} onPress={() => setAsked('all')}>
              End all sessions
            </Button>
          </p>
        </>
      )}
      <ActDialog
        act="user.signOut"
        of={asked === 'all' ? `all sessions of ${name}` : `the session of ${asked?.device}`}
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={end}
      />
    </Panel>
  )
}
