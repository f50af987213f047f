import { Check, Minus, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { LoggedAct } from '../../../../worker/backoffice/audit/team-acts.server.ts'
import { civilDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Team } from '../../../../worker/organisations/owners/team.server.ts'
import { MEMBER_RIGHTS, type MemberRight, mayAs } from '../../../../worker/organisations/rules/owners/rights.ts'
import { RIGHT_ACTS, RIGHT_LABELS } from '../../../../worker/organisations/rules/owners/team.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'

interface TeamViewProps {
  owner: { id: string; name: string; right: MemberRight }
  team: Team
  acts: readonly LoggedAct[]
  /** Instant of the loader, ms. */
  now: number
}

/** Team of an owner: members, invitations, rights and recent acts. */
export function TeamView({ owner, team: { members, invitations }, acts, now }: TeamViewProps) {
  const [isInviting, setInviting] = useState(false)
  const mayManage = mayAs(owner.right, 'manage')
  const managers = members.filter(({ right }) => right === 'manage').length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-0">
            <h1 className="text-2xl lg:text-3xl">Team</h1>
            <p className="mt-1 text-sm wrap-anywhere text-ink-2">
              {plural(members.length, ['person acts', 'people act'])} for {owner.name}. Removals work immediately.
            </p>
          </div>
          {mayManage && (
            <Button variant="accent" onPress={() => setInviting(true)}>
              <UserPlus aria-hidden />
              Invite
            </Button>
          )}
        </div>
        <Card>
          <ul aria-label="People" className="divide-y divide-line">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                company={owner.name}
                mayManage={mayManage}
                isLast={member.right === 'manage' && managers === 1}
                now={now}
              />
            ))}
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} now={now} />
            ))}
          </ul>
        </Card>
        <p className="mt-2.5 text-xs text-ink-3">
          {!mayManage
            ? 'You need the right to manage to invite, remove or change members. Ask a manager.'
            : managers === 1
              ? 'The last manager cannot be removed. Make someone else a manager first.'
              : 'Changes apply immediately, also on open pages.'}
        </p>
      </div>
      <Rights />
      <RecentActivity acts={acts} now={now} />
      {isInviting && <InviteDialog owner={owner} onClose={() => setInviting(false)} />}
    </div>
  )
}

const COLUMNS = MEMBER_RIGHTS.toReversed()

/** Explanation of the rights. */
const Rights = () => (
  <section aria-labelledby="rights">
    <h2 id="rights" className="mb-3 text-xl">
      What each role may do
    </h2>
    <Card className="overflow-hidden">
      <DataTable
        look="panel"
        caption="What each role may do"
        columns={[
          { key: 'act', label: 'May', isName: true, cell: ({ label }) => label },
          ...COLUMNS.map(
            (right): Column<(typeof RIGHT_ACTS)[number]> => ({
              key: right,
              label: RIGHT_LABELS[right],
              align: 'center',
              head: 'sm:w-36',
              cell: ({ needs }) => (
                <>
                  {mayAs(right, needs) ? (
                    <Check aria-hidden className="mx-auto size-5 text-success-dot" strokeWidth={2} />
                  ) : (
                    <Minus aria-hidden className="mx-auto size-4 text-ink-3" />
                  )}
                  <span className="sr-only">{mayAs(right, needs) ? 'Yes' : 'No'}</span>
                </>
              ),
            }),
          ),
        ]}
        rows={RIGHT_ACTS}
        keyOf={({ label }) => label}
      />
    </Card>
  </section>
)

/** Instant as text: `20 Nov, 11:02`; with the year when it is another. */
const shortInstant = (at: string, now: number) => {
  const text = formatInstant(new Date(at))
  return text.replace(` ${civilDate(new Date(now)).slice(0, 4)},`, ',')
}

const RecentActivity = ({ acts, now }: Pick<TeamViewProps, 'acts' | 'now'>) => (
  <section aria-labelledby="recent-activity">
    <h2 id="recent-activity" className="mb-3 text-xl">
      Recent activity
    </h2>
    <Card>
      {acts.length > 0 ? (
        <ul className="divide-y divide-line text-sm">
          {acts.map(({ id, name, text, at }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-3">
              <span className="min-w-0 wrap-anywhere text-ink-2">
                <b className="text-ink">{name}</b> {text}
              </span>
              <time dateTime={at} className="num whitespace-nowrap text-ink-2">
                {shortInstant(at, now)}
              </time>
            </li>
          ))}
        </ul>
      ) : (
        <p className="p-4 text-sm text-ink-2">
          No activity yet. Answers, changes and invitations of members are listed here.
        </p>
      )}
    </Card>
  </section>
)
