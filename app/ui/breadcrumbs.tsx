import { ChevronLeft } from 'lucide-react'
import { RouterLink } from './router-link.tsx'

export interface Crumb {
  label: string
  /** Absent for the current page. */
  to?: string
}

/**
 * Path to this page. Each name stays on one line and is truncated when there is no room. Narrow screens, where every
 * name would be truncated, show one link to the nearest parent page instead.
 */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const above = items.findLast(({ to }) => to !== undefined)
  return (
    <nav aria-label="Breadcrumb">
      {above?.to !== undefined && (
        <RouterLink
          to={above.to}
          className="-ml-1 inline-flex min-h-11 max-w-full items-center gap-1 rounded-xs text-sm font-semibold text-ink-2 hover:text-ink lg:hidden"
        >
          <ChevronLeft aria-hidden className="size-4.5 shrink-0" strokeWidth={2} />
          <span className="truncate">{above.label}</span>
        </RouterLink>
      )}
      <ol className={`min-w-0 items-center text-xs text-ink-3 ${above ? 'hidden lg:flex' : 'flex'}`}>
        {items.map(({ label, to }, index) => {
          const isLast = index === items.length - 1
          return (
            <li
              key={to ?? label}
              className={isLast ? 'flex min-w-16 shrink-[100] items-center' : 'flex min-w-8 items-center'}
            >
              {index > 0 && (
                <span aria-hidden className="px-1.5">
                  /
                </span>
              )}
              {isLast || to === undefined ? (
                <span className="truncate text-ink-2" title={label} aria-current={isLast ? 'page' : undefined}>
                  {label}
                </span>
              ) : (
                <RouterLink
                  to={to}
                  className="truncate rounded-xs py-1 hover:text-ink hover:underline pointer-coarse:py-3.5"
                >
                  {label}
                </RouterLink>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
