import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** Name and initials of the signed-in user. */
export function AccountChip({ user: { name, email } }: { user: CurrentUser }) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2.5">
      <Avatar name={name} />
      <div className="min-w-0">
        <p className="truncate leading-4.5 font-semibold" title={name}>
          {name}
        </p>
        <p className="truncate text-2xs text-ink-3" title={email}>
          {email}
        </p>
      </div>
    </div>
  )
}
