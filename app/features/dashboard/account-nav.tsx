import { Bookmark, Compass, LayoutDashboard, type LucideIcon, Settings, ShieldCheck } from 'lucide-react'
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

/** @param saved number of places on the shortlist; null while loading */
function itemsFor(role: Role, saved: number | null): NavItem[] {
  return [
    { to: '/dashboard', label: 'Overview', icon: LayoutDashboard },
    ...(role === 'admin' ? [{ to: '/admin', label: 'Back office', icon: ShieldCheck }] : []),
    { to: '/category', label: 'Discover', icon: Compass },
    { to: '/shortlist', label: 'Saved media', icon: Bookmark, ...(saved && { count: saved }) },
    { to: '/account', label: 'Settings', icon: Settings },
  ]
}

const sideStyles = variants({
  base: 'flex h-11 items-center gap-3 rounded-sm px-3 text-sm font-semibold text-ink-2 hover:bg-surface-2 aria-[current]:bg-surface-2 aria-[current]:text-ink',
})

interface AccountNavProps {
  role: Role
  saved: number | null
  /** Parts of the page that is open, by their deep links. */
  sections?: readonly { id: string; title: string }[]
}

/** The navigation next to the pages of a signed-in account. */
export function AccountNav({ role, saved, sections = [] }: AccountNavProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Account" className="hidden lg:block">
      <ul className="sticky top-23 space-y-0.5">
        {itemsFor(role, saved).map(({ to, label, icon: Icon, count }) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined} className={sideStyles()}>
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
export function AccountBar({ role, saved }: Pick<AccountNavProps, 'role' | 'saved'>) {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label="Account"
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {itemsFor(role, saved).map(({ to, label, icon: Icon, count }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              aria-current={to === pathname ? 'page' : undefined}
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
