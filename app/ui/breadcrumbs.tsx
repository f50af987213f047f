import { RouterLink } from './router-link.tsx'

export interface Crumb {
  label: string
  /** Absent for the current page. */
  to?: string
}

/** The path to this page. Each name stays on one line and is truncated when there is no room. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex min-w-0 items-center text-xs text-ink-3">
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
