import {
  BookText,
  ChartColumn,
  FolderKanban,
  Inbox,
  IndianRupee,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Newspaper,
  Settings,
  Shapes,
  Shield,
  Users,
} from 'lucide-react'
import { type BackOfficeArea, mayStaff } from '../../../../worker/kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { withoutEnd } from '../../../../worker/kernel/rules/text/trim.ts'

export interface AdminSection {
  to: string
  label: string
  icon: LucideIcon
  /** Pages elsewhere that belong to the section. */
  also?: readonly string[]
  /** Areas, one of which the member of staff needs; undefined: open to all staff. */
  areas?: readonly BackOfficeArea[]
}

/** Sections of the back office, in the order of its navigation. */
const ADMIN_SECTIONS: readonly AdminSection[] = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/admin/users', label: 'Users', icon: Users, areas: ['admin'] },
  { to: '/admin/campaigns', label: 'Campaigns', icon: FolderKanban, areas: ['approvals'] },
  { to: '/admin/payments', label: 'Payments', icon: IndianRupee, areas: ['approvals'] },
  {
    to: '/admin/approvals',
    label: 'Approvals',
    icon: Inbox,
    areas: ['approvals'],
    also: ['/admin/proofs', '/admin/owners'],
  },
  { to: '/admin/analytics', label: 'Analytics', icon: ChartColumn, areas: ['admin'] },
  // Tax registrations and sums of all owners: like the list of users, for admins only. Staff who approve campaigns
  // read single documents.
  { to: '/admin/books', label: 'Books', icon: BookText, areas: ['admin'] },
  { to: '/admin/blog', label: 'Blog', icon: Newspaper, areas: ['content'] },
  { to: '/admin/categories', label: 'Categories', icon: Shapes, areas: ['content'] },
  { to: '/admin/security', label: 'Security', icon: Shield, also: ['/admin/audit'], areas: ['admin'] },
  { to: '/admin/support', label: 'Support', icon: LifeBuoy, areas: ['support'] },
  { to: '/admin/settings', label: 'Settings', icon: Settings, areas: ['admin'], also: ['/admin/guide'] },
]

/** Section of an address: the dashboard's is its own address only, the others' include the addresses below. */
export function sectionOf(pathname: string): AdminSection | undefined {
  const path = withoutEnd(pathname, /\//)
  const isAt = (to: string) => path === to || (to !== '/admin' && path.startsWith(`${to}/`))
  return ADMIN_SECTIONS.find(({ to, also = [] }) => [to, ...also].some(isAt))
}

/** Sections that a member of staff may open. */
export const sectionsOf = (user: CurrentUser): readonly AdminSection[] =>
  ADMIN_SECTIONS.filter(({ areas }) => !areas || areas.some((area) => mayStaff(user, area)))
