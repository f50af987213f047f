import { Link, useLocation } from 'react-router'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { variants } from '../../../ui/variants.ts'
import { sectionOf, sectionsOf } from './sections.ts'

const navLinkStyles = variants({
  base: [
    'group flex h-8.5 items-center gap-2.5 rounded-sm px-2.5 font-medium text-ink-2 transition-colors duration-120',
    'hover:bg-surface-3/60 hover:text-ink max-lg:h-11 pointer-coarse:h-11',
    'aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-card aria-[current]:ring-1 aria-[current]:ring-line',
  ],
})

interface AdminNavProps {
  user: CurrentUser
  /** Number of items that wait for approval. */
  waiting: number
  /** Number of open tickets. */
  openTickets: number
  onFollow?: () => void
  className?: string
}

/** Sections that the member of staff may open; the current one is marked, and pending work is counted. */
export function AdminNav({ user, waiting, openTickets, onFollow, className }: AdminNavProps) {
  const current = sectionOf(useLocation().pathname)
  const counts: Record<string, number> = { '/admin/approvals': waiting, '/admin/support': openTickets }
  return (
    <nav aria-label="Admin" className={className}>
      <ul className="space-y-px">
        {sectionsOf(user).map((section) => {
          const { to, label, icon: Icon } = section
          return (
            <li key={to}>
              <Link
                to={to}
                onClick={onFollow}
                aria-current={section === current ? 'page' : undefined}
                className={navLinkStyles()}
              >
                <Icon
                  aria-hidden
                  className="size-4.5 shrink-0 text-ink-3 group-aria-[current]:text-link"
                  strokeWidth={1.75}
                />
                <span className="flex-1">{label}</span>
                <NavCount count={counts[to] ?? 0} />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Number of pending items in a section; nothing for 0. */
const NavCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="num text-xs text-ink-3">
      {formatNumber(count)}
      <span className="sr-only"> waiting</span>
    </span>
  )
