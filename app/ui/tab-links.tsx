import { Link } from 'react-router'
import { formatNumber } from '../../worker/kernel/rules/money.ts'
import { variants } from './variants.ts'

const tabLinkStyles = variants({
  base: [
    'relative flex h-11 shrink-0 items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-ink-3 transition-colors duration-150',
    'hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink',
    'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 aria-[current]:after:bg-ink',
  ],
})

interface TabLinksProps {
  label: string
  links: readonly { to: string; label: string; count: number; isCurrent: boolean }[]
}

/** Tabs with addresses, each with the number of its items. */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="flex gap-6 overflow-x-auto [scrollbar-width:none]">
        {links.map(({ to, label, count, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent || undefined} className={tabLinkStyles()}>
              {label}
              <span className="num text-xs font-medium text-ink-3">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
