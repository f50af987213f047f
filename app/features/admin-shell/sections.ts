import {
  ChartColumn,
  FolderKanban,
  Inbox,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Newspaper,
  Settings,
  Shapes,
  Shield,
  Users,
} from 'lucide-react'

interface AdminSection {
  to: string
  label: string
  icon: LucideIcon
  /** Pages elsewhere that belong to it. */
  also?: readonly string[]
}

/** The back office in the order of its navigation. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/admin/users', label: 'Users', icon: Users },
  { to: '/admin/campaigns', label: 'Campaigns', icon: FolderKanban },
  { to: '/admin/approvals', label: 'Approvals', icon: Inbox, also: ['/admin/proofs'] },
  { to: '/admin/analytics', label: 'Analytics', icon: ChartColumn },
  { to: '/admin/blog', label: 'Blog', icon: Newspaper },
  { to: '/admin/categories', label: 'Categories', icon: Shapes },
  { to: '/admin/security', label: 'Security', icon: Shield },
  { to: '/admin/support', label: 'Support', icon: LifeBuoy },
  { to: '/admin/settings', label: 'Settings', icon: Settings },
]

/** The section that an address belongs to: the dashboard is only itself, the others hold what lies below them. */
export function sectionOf(pathname: string): AdminSection | undefined {
  const path = pathname.replace(/\/+$/, '')
  const isAt = (to: string) => path === to || (to !== '/admin' && path.startsWith(`${to}/`))
  return ADMIN_SECTIONS.find(({ to, also = [] }) => [to, ...also].some(isAt))
}
