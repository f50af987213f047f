import { useEffect, useState } from 'react'
import type { SecurityPage } from '../../../../worker/identity/security/security.server.ts'
import type { StaffSession } from '../../../../worker/identity/security/staff-sessions.server.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { timeAgo } from '../../../ui/time-ago.ts'
import { endOtherStaffSessions, endStaffSession } from './security.queries.ts'
import { CONTROLS } from './settings-panels.tsx'

/** Current time, updated every minute; initially the instant of the loader. */
function useMinutes(at: string): Date {
  const [tick, setTick] = useState<Date | null>(null)
  useEffect(() => {
    const timer = setInterval(() => setTick(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const read = new Date(at)
  return tick !== null && tick > read ? tick : read
}

/** Open sessions of staff, each with a button that ends it. */
export function SessionsPanel({ sessions, at }: Pick<SecurityPage, 'sessions' | 'at'>) {
  const [ending, setEnding] = useState<StaffSession | null>(null)
  const [isEndingAll, setEndingAll] = useState(false)
  const now = useMinutes(at)
  const others = sessions.filter(({ current }) => !current).length
  const { run } = useActs()

  // The confirmation closes after a refusal: the message reports it, and the session may no longer be in the list.
  async function end({ id, name, device }: StaffSession): Promise<void> {
    await run({ send: () => endStaffSession(id), done: `${name} is signed out of ${device}`, failed: 'Not signed out' })
  }
  async function endAll(): Promise<void> {
    await run({
      send: endOtherStaffSessions,
      done: ({ ended }) => `${plural(ended, ['session', 'sessions'])} signed out`,
      failed: 'No session was ended',
    })
  }

  return (
    <Panel
      id={CONTROLS.sessions}
      title="Active sessions"
      actions={
        <Button
          variant="ghost"
          size="xs"
          whyNot={others === 0 && 'This is your only session.'}
          onPress={() => setEndingAll(true)}
        >
          Sign out all others
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} onEnd={() => setEnding(session)} />
        ))}
      </ul>
      <ActDialog
        act="staff.signOut"
        of={ending?.name ?? ''}
        facts={ending?.device}
        isOpen={ending !== null}
        onOpenChange={() => setEnding(null)}
        onConfirm={() => (ending ? end(ending) : undefined)}
      />
      <ActDialog
        act="staff.signOutOthers"
        facts={plural(others, ['session of staff', 'sessions of staff'])}
        isOpen={isEndingAll}
        onOpenChange={setEndingAll}
        onConfirm={endAll}
      />
    </Panel>
  )
}

interface SessionRowProps {
  session: StaffSession
  now: Date
  onEnd: () => void
}

function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const { name, device, network, current, createdAt, lastUsedAt } = session
  const when = current ? 'This session' : `Last used ${timeAgo(lastUsedAt, now)}`
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <Avatar name={name} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span> <span className="text-ink-2">{device}</span>
        </p>
        <p className="text-xs wrap-anywhere text-ink-3">
          {[network, when, `signed in ${timeAgo(createdAt, now)}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      {current ? (
        <Badge tone="success">Now</Badge>
      ) : (
        <Button variant="outline" size="sm" aria-label={`Sign out ${name}, ${device}`} onPress={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}
