import {
  BellDot,
  ExternalLink,
  Inbox,
  LogOut,
  Mail,
  MessageCircleQuestion,
  Plus,
  ScrollText,
  Shapes,
  UserPlus,
  UserRoundCog,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { type BackOfficeArea, mayStaff } from '../../../../worker/kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import type { CommandAct, CommandPage } from '../command/command.ts'
import { CommandProvider } from '../command/command-provider.tsx'
import { sectionsOf } from './sections.ts'
import { useLogout } from './use-logout.ts'

type InArea = { area?: BackOfficeArea }

/** Pages that are not in the navigation. */
const MORE_PAGES: readonly (CommandPage & InArea)[] = [
  { to: '/admin/audit', title: 'Audit log', icon: ScrollText, area: 'admin' },
  { to: '/admin/proofs', title: 'Disputed proofs', icon: BellDot, area: 'approvals' },
  { to: '/admin/support/enquiries', title: 'Enquiries', icon: MessageCircleQuestion, area: 'support' },
  { to: '/admin/support/subscribers', title: 'Newsletter subscribers', icon: Mail, area: 'support' },
  { to: '/account', title: 'Your account', icon: UserRoundCog },
  { to: '/', title: 'View site', icon: ExternalLink },
]

const ACTS: readonly (CommandPage & InArea)[] = [
  { to: '/admin/approvals', title: 'Review approvals', icon: Inbox, area: 'approvals' },
  { to: '/admin/users?new=1', title: 'Add User', also: ['Invite a user'], icon: UserPlus, area: 'admin' },
  { to: '/admin/blog/new', title: 'New Post', icon: Plus, area: 'content' },
  { to: '/admin/categories?new=1', title: 'Add Category', icon: Shapes, area: 'content' },
]

interface AdminCommandProps {
  user: CurrentUser
  /** Acts besides the pages: choosing a theme. */
  acts: readonly CommandAct[]
  children: ReactNode
}

/** The command palette of the back office, with the pages and acts of the role. */
export function AdminCommand({ user, acts, children }: AdminCommandProps) {
  const { logout } = useLogout()
  const isAllowed = ({ area }: InArea) => area === undefined || mayStaff(user, area)
  return (
    <CommandProvider
      area="staff"
      account={user.id}
      pages={[
        ...sectionsOf(user).map(({ to, label, icon }) => ({ to, title: label, icon })),
        ...MORE_PAGES.filter(isAllowed),
      ]}
      acts={[...ACTS.filter(isAllowed), ...acts, { title: 'Logout', icon: LogOut, run: () => void logout() }]}
    >
      {children}
    </CommandProvider>
  )
}
