import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { MembershipOfUser } from '../../../../worker/organisations/owners/staff-members.server.ts'
import { isRight, MEMBER_RIGHTS } from '../../../../worker/organisations/rules/owners/rights.ts'
import { RIGHT_LABELS } from '../../../../worker/organisations/rules/owners/team.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AddMembershipDialog } from './add-membership-dialog.tsx'
import { changeRight, endMembership } from './users.queries.ts'

const RIGHTS = MEMBER_RIGHTS.toReversed().map((value) => ({ value, label: RIGHT_LABELS[value] }))

interface UserMembershipsProps {
  user: { id: string; name: string; role: string; status: string }
  memberships: readonly MembershipOfUser[]
}

/** Companies of a user, and pending claims. */
export function UserMemberships({ user, memberships }: UserMembershipsProps) {
  const [isAdding, setAdding] = useState(false)
  const mayBelong = user.role === 'mediaOwner' && user.status === 'active'
  return (
    <Panel title="Companies">
      {memberships.length === 0 ? (
        <p className="p-4 text-sm text-ink-2">Belongs to no company.</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {memberships.map((membership) => (
            <MembershipRow key={membership.id} user={user} membership={membership} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line p-4">
        <p className="text-xs text-ink-3">
          {mayBelong ? 'Changes apply immediately.' : 'Only an active media owner can act for a company.'}
        </p>
        {mayBelong && (
          <Button variant="outline" size="sm" onPress={() => setAdding(true)}>
            <Plus aria-hidden />
            Add to a company
          </Button>
        )}
      </div>
      {isAdding && <AddMembershipDialog user={user} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

interface MembershipRowProps {
  user: { id: string; name: string }
  membership: MembershipOfUser
}

function MembershipRow({ user, membership: { id, ownerId, company, city, state, right } }: MembershipRowProps) {
  const { run, isPending } = useActs()
  const [isAsking, setAsking] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          {ownerId ? <TextLink to={`/admin/owners/${ownerId}`}>{company}</TextLink> : company}
        </p>
        <p className="mt-0.5 text-xs text-ink-3">{city}</p>
      </div>
      {state === 'requested' ? (
        <>
          <Badge tone="warn">Claim pending</Badge>
          <TextLink to={`/admin/approvals/${id}`}>Open the claim</TextLink>
        </>
      ) : (
        <>
          <NativeSelect
            variant="toolbar"
            label={`Right at ${company}`}
            className="w-30"
            options={RIGHTS}
            value={right}
            disabled={isPending}
            onChange={({ target: { value } }) => {
              if (!isRight(value)) return
              void run({
                send: () => changeRight(user.id, id, value),
                done: `${user.name} now: ${RIGHT_LABELS[value]}`,
                failed: 'The right was not changed',
              })
            }}
          />
          <Button
            variant="danger"
            size="sm"
            isDisabled={isPending}
            aria-label={`Remove from ${company}`}
            onPress={() => setAsking(true)}
          >
            Remove
          </Button>
        </>
      )}
      <ActDialog
        act="user.leave"
        of={`${user.name} from ${company}`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() =>
          run({ send: () => endMembership(user.id, id), done: 'Removed', failed: `${user.name} was not removed` })
        }
      />
    </li>
  )
}
