import {
  Bookmark,
  Compass,
  FolderKanban,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  ShieldCheck,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { Role } from '../../../worker/domain/identity/roles.ts'
import { formatNumber } from '../../../worker/domain/money.ts'
import { variants } from '../../ui/variants.ts'

interface NavItem {
  to: string
  label: string
  icon: LucideIcon
  count?: number
}

/** What the entries count. */
interface Counts {
  /** Places on the shortlist; null while loading. */
  saved: number | null
  /** Campaigns of the account: who buys has the page, others once they have one. */
  campaigns: number
  /** Requests that wait for an answer; null for who sells nothing. */
  requests: number | null
}

function itemsFor(role: Role, { saved, campaigns, requests }: Counts): NavItem[] {
  const hasCampaigns = role === 'advertiser' || campaigns > 0
  return [
    { to: '/dashboard', label: 'Overview', icon: LayoutDashboard },
    ...(hasCampaigns
      ? [{ to: '/dashboard/campaigns', label: 'Campaigns', icon: FolderKanban, ...(campaigns && { count: campaigns }) }]
      : []),
    ...(role === 'admin' ? [{ to: '/admin', label: 'Back office', icon: ShieldCheck }] : []),
    ...(requests === null
      ? []
      : [{ to: '/dashboard/requests', label: 'Requests', icon: Inbox, ...(requests && { count: requests }) }]),
    { to: '/category', label: 'Discover', icon: Compass },
    { to: '/shortlist', label: 'Saved media', icon: Bookmark, ...(saved && { count: saved }) },
    { to: '/account', label: 'Settings', icon: Settings },
  ]
}

/** Pages below a page belong to its entry; the overview has its own address only. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (to === pathname) return 'page'
  return to !== '/dashboard' && pathname.startsWith(`${to}/`) ? 'true' : undefined
}

const sideStyles = variants({
  base: 'flex h-11 items-center gap-3 rounded-sm px-3 text-sm font-semibold text-ink-2 hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:text-ink',
})

interface AccountNavProps {
  role: Role
  counts: Counts
  /** Parts of the page that is open, by their deep links. */
  sections?: readonly { id: string; title: string }[]
}

/** The navigation next to the pages of a signed-in account. */
export function AccountNav({ role, counts, sections = [] }: AccountNavProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Account" className="hidden lg:block">
      <ul className="sticky top-23 space-y-0.5">
        {itemsFor(role, counts).map(({ to, label, icon: Icon, count }) => (
          <li key={to}>
            <Link to={to} aria-current={currentOf(to, pathname)} className={sideStyles()}>
              <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
              <span className="min-w-0 flex-1 truncate">{label}</span>
              {count !== undefined && <span className="num text-xs text-ink-3">{formatNumber(count)}</span>}
            </Link>
            {to === pathname && sections.length > 0 && (
              <ul className="mt-1 mb-2 ml-5.5 border-l border-line">
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <Link
                      to={`#${id}`}
                      className="flex h-9 items-center rounded-xs pl-4.5 text-sm text-ink-2 hover:text-ink pointer-coarse:h-11"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same on phones, at the foot of the window until the page ends. */
export function AccountBar({ role, counts }: Omit<AccountNavProps, 'sections'>) {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Account"
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {itemsFor(role, counts).map(({ to, label, icon: Icon, count }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              aria-current={currentOf(to, pathname)}
              className="flex flex-col items-center gap-0.5 px-1 py-2 text-2xs font-semibold text-ink-3 focus-visible:-outline-offset-2 aria-[current]:text-ink"
            >
              <Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={1.75} />
              <span className="max-w-full truncate">
                {label}
                {count !== undefined && <span className="sr-only">, {formatNumber(count)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
