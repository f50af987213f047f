import { Monitor, RefreshCw, Smartphone, Terminal } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ActiveSession } from '../../../worker/identity/account-sessions.server.ts'
import { useMutation } from '../../kit/mutation/use-mutation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { timeAgo } from '../../ui/time-ago.ts'
import { toast } from '../../ui/toast.tsx'
import { endAllSessions, endSession, forgetAccount, useActiveSessions } from './account.queries.ts'
import { SettingsSection } from './settings-section.tsx'

/** The sessions of the account, each with a button that ends it. */
export function SessionsSection() {
  const { data, error, mutate } = useActiveSessions()
  return (
    <SettingsSection id="sessions" title="Sessions" note="Sign out any that you do not recognise.">
      {data ? (
        <SessionList sessions={data.sessions} />
      ) : error ? (
        <ErrorState
          icon={Monitor}
          heading="h3"
          title="Your sessions could not be loaded"
          actions={
            <Button variant="outline" onPress={() => mutate()}>
              <RefreshCw aria-hidden />
              Try again
            </Button>
          }
        />
      ) : (
        <Card aria-busy="true" className="space-y-3 p-4">
          <Skeleton className="w-1/2" />
          <Skeleton className="w-1/3" />
        </Card>
      )}
      <EndAll />
    </SettingsSection>
  )
}

function SessionList({ sessions }: { sessions: readonly ActiveSession[] }) {
  const [leaving, setLeaving] = useState<ActiveSession | null>(null)
  const { run } = useMutation(({ id }: ActiveSession) => endSession(id), {
    revalidate: false,
    done: (_, { device }) => `${device} is signed out`,
    failed: ({ device }) => `${device} is still signed in`,
  })

  return (
    <>
      <Card>
        <ul className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setLeaving(session)} />
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        title={`Sign out ${leaving?.device ?? ''}?`}
        confirm="Sign out device"
        isOpen={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        onConfirm={async () => {
          if (leaving) await run(leaving)
        }}
      >
        That device has to sign in again. If you do not recognise it, change your password too.
      </ConfirmDialog>
    </>
  )
}

const iconOf = (device: string) =>
  /iPhone|iPad|Android/.test(device) ? Smartphone : device === 'A script' ? Terminal : Monitor

function SessionRow({ session, onEnd }: { session: ActiveSession; onEnd: () => void }) {
  const { device, network, current, createdAt, lastUsedAt, remembered } = session
  const Icon = iconOf(device)
  const now = new Date()
  return (
    <li className="flex items-center gap-4 p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface-2 text-ink-2">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{device}</p>
        <p className="text-xs text-ink-3">
          {current ? 'This device' : `Last used ${timeAgo(lastUsedAt, now)}`} · signed in {timeAgo(createdAt, now)}
          {remembered && ', remembered'}
          {network && ` · from ${network}`}
        </p>
      </div>
      {current ? (
        <Badge tone="success">Now</Badge>
      ) : (
        <Button variant="outline" size="sm" aria-label={`Sign out ${device}`} onPress={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}

function EndAll() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { run } = useMutation(endAllSessions, {
    revalidate: false,
    failed: 'No sessions ended',
    async onDone() {
      await navigate('/')
      await forgetAccount()
      toast({ tone: 'success', title: 'Signed out everywhere' })
    },
  })

  return (
    <>
      <Button variant="outline" className="mt-4" onPress={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        cancel="Stay signed in"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={async () => {
          await run()
        }}
      >
        All your devices are signed out immediately, including this one. You can sign in again with your password.
      </ConfirmDialog>
    </>
  )
}
