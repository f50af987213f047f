import { Ellipsis, LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { civilDate, formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import type { TeamMember } from '../../../../worker/organisations/owners/team.server.ts'
import { isRight, MEMBER_RIGHTS, type MemberRight } from '../../../../worker/organisations/rules/owners/rights.ts'
import { RIGHT_LABELS } from '../../../../worker/organisations/rules/owners/team.ts'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { activeText } from './active-text.ts'
import { changeRight, endMembership } from './team.queries.ts'

interface MemberRowProps {
  member: TeamMember
  company: string
  /** True when the reader manages the team. */
  mayManage: boolean
  /** True for the only manager, who keeps this right. */
  isLast: boolean
  now: number
}

/** Rights, the largest first. */
const RIGHTS = MEMBER_RIGHTS.toReversed()

/** Member of the team, with the acts on the member. */
export function MemberRow({ member, company, mayManage, isLast, now }: MemberRowProps) {
  const { id, name, email, right, isYou, since, activeAt } = member
  const { run, isPending } = useActs()
  const [asked, setAsked] = useState<'end' | MemberRight | null>(null)
  const more = isYou ? 'More about you' : `More about ${name}`
  const whose = isYou ? 'your right' : `the right of ${name}`

  const change = (to: MemberRight) =>
    run({
      send: () => changeRight(id, to),
      done: `${isYou ? 'You' : name} now: ${RIGHT_LABELS[to]}`,
      failed: isYou ? 'Your right was not changed' : 'The right was not changed',
    })
  const end = () =>
    run({
      send: () => endMembership(id),
      done: isYou ? `You have left ${company}` : `${name} is removed`,
      failed: isYou ? 'You have not left' : `${name} was not removed`,
    })

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <Avatar name={name} size="md" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-bold wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{email}</p>
        <p className="text-xs text-ink-3 lg:hidden">{seenText(member, now)}</p>
      </div>
      <p className="hidden w-44 text-sm text-ink-2 lg:block">
        {isYou ? 'You' : activeText(activeAt, now)}
        <span className="block text-xs text-ink-3">since {formatLongDate(civilDate(new Date(since)))}</span>
      </p>
      <div className="flex basis-full items-center gap-2 pl-15 sm:basis-auto sm:pl-0">
        {mayManage ? (
          <NativeSelect
            variant="toolbar"
            label={isYou ? 'Your right' : `Right of ${name}`}
            className="w-30"
            options={RIGHTS.map((one) => ({ value: one, label: RIGHT_LABELS[one] }))}
            value={right}
            disabled={isPending || isLast}
            onChange={({ target: { value: to } }) => {
              if (!isRight(to)) return
              // A member cannot take back a right that they gave away.
              if (isYou) setAsked(to)
              else void change(to)
            }}
          />
        ) : (
          <span className="w-30 text-sm font-semibold">{RIGHT_LABELS[right]}</span>
        )}
        {isLast && (mayManage || isYou) ? (
          <IconButton aria-label={more} whyNot="The last manager cannot be removed. Make someone else a manager first.">
            <Ellipsis aria-hidden />
          </IconButton>
        ) : mayManage || isYou ? (
          <MenuTrigger>
            <IconButton aria-label={more} isDisabled={isPending}>
              <Ellipsis aria-hidden />
            </IconButton>
            <Menu onAction={() => setAsked('end')}>
              <MenuItem id="end" isDanger icon={isYou ? LogOut : UserMinus}>
                {isYou ? 'Leave the team' : 'Remove'}
              </MenuItem>
            </Menu>
          </MenuTrigger>
        ) : (
          <span className="size-8.5 max-sm:hidden pointer-coarse:size-11" />
        )}
      </div>
      <ConfirmDialog
        title={isYou ? `Leave ${company}?` : `Remove ${name}?`}
        confirm={isYou ? 'Leave company' : 'Remove member'}
        isOpen={asked === 'end'}
        onOpenChange={() => setAsked(null)}
        onConfirm={end}
      >
        {isYou
          ? 'You lose access to its requests, bookings and earnings immediately. You need a new invitation to come back.'
          : `${name} loses access to ${company} immediately. Invitations that ${name} sent end as well. What ${name} did stays.`}
      </ConfirmDialog>
      <ConfirmDialog
        title={`Change ${whose}?`}
        confirm="Change right"
        isOpen={asked !== null && asked !== 'end'}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => (asked !== null && asked !== 'end' ? change(asked) : undefined)}
      >
        You stop managing the team immediately. Only another manager can give it back to you.
      </ConfirmDialog>
    </li>
  )
}

const seenText = ({ isYou, activeAt, since }: TeamMember, now: number) =>
  `${isYou ? 'You' : activeText(activeAt, now)}, since ${formatLongDate(civilDate(new Date(since)))}`
