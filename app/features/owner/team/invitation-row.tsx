import { Mail, X } from 'lucide-react'
import { useState } from 'react'
import { civilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import type { OpenInvitation } from '../../../../worker/organisations/owners/team.server.ts'
import { RIGHT_LABELS } from '../../../../worker/organisations/rules/owners/team.ts'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { sendAgain, takeBack } from './team.queries.ts'

/** Open invitation, with the acts to send it again and to withdraw it. */
export function InvitationRow({ invitation, now }: { invitation: OpenInvitation; now: number }) {
  const { id, email, right, mailedAt, expiresAt } = invitation
  const { run, pending } = useActs()
  const [isAsking, setAsking] = useState(false)
  const today = civilDate(new Date(now))
  const dayOf = (at: number) => formatDate(civilDate(new Date(at)), today)
  const isOver = expiresAt <= now
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full border border-dashed border-line-strong text-ink-2">
        <Mail aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-bold wrap-anywhere">{email}</p>
        <p className="text-sm text-ink-2">
          {isOver
            ? `Invited ${dayOf(mailedAt)} as ${RIGHT_LABELS[right]}, link ended ${dayOf(expiresAt)}`
            : `Invited ${dayOf(mailedAt)} as ${RIGHT_LABELS[right]}, link ends ${dayOf(expiresAt)}`}
        </p>
      </div>
      <p className="w-44 max-lg:hidden">
        <Badge tone={isOver ? 'neutral' : 'info'}>{isOver ? 'Link ended' : 'Invited'}</Badge>
      </p>
      <div className="flex basis-full items-center gap-2 pl-15 sm:basis-auto sm:pl-0">
        <Button
          variant="outline"
          className="w-30"
          isPending={pending === 'send'}
          pendingLabel="Sending"
          aria-label={`Send the link to ${email} again`}
          onPress={() =>
            run({
              name: 'send',
              send: () => sendAgain(id),
              done: `A new link is on its way to ${email}`,
              failed: 'The invitation was not sent again',
            })
          }
        >
          Send again
        </Button>
        <IconButton aria-label={`Withdraw the invitation of ${email}`} onPress={() => setAsking(true)}>
          <X aria-hidden />
        </IconButton>
      </div>
      <ConfirmDialog
        title="Withdraw the invitation?"
        confirm="Withdraw invitation"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          run({ send: () => takeBack(id), done: 'Invitation withdrawn', failed: 'The invitation was not withdrawn' })
        }
      >
        The link that {email} got no longer works.
      </ConfirmDialog>
    </li>
  )
}
