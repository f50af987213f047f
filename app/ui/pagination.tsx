import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyles } from './button-styles.ts'
import { pageWindow } from './page-window.ts'
import { RouterLink } from './router-link.tsx'

interface PaginationProps {
  page: number
  pages: number
  hrefFor: (page: number) => string
  /** Name of the navigation landmark: "Pages of outdoor sites". */
  label: string
}

/** Links to the pages of a list. On phones the numbers become "Page 5 of 11". Nothing for a single page. */
export function Pagination({ page, pages, hrefFor, label }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="num flex items-center justify-center gap-2">
      <Step to={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden />
        Previous
      </Step>
      <p className="px-2 text-sm text-ink-2 sm:hidden">
        Page <b className="text-ink">{page}</b> of {pages}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pages).map((entry, index) =>
          entry === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its index
            <li key={`gap-${index}`} aria-hidden className="w-6 text-center text-ink-3">
              …
            </li>
          ) : (
            <li key={entry}>
              <RouterLink
                to={hrefFor(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'true' : undefined}
                className={buttonStyles({
                  variant: entry === page ? 'primary' : 'ghost',
                  className: 'min-w-10.5 px-2! pointer-coarse:min-w-11',
                })}
              >
                {entry}
              </RouterLink>
            </li>
          ),
        )}
      </ol>
      <Step to={page < pages ? hrefFor(page + 1) : undefined} rel="next">
        Next
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  )
}

/** Previous or Next; on the first or last page it remains as plain text, so that the row does not shift. */
function Step({ to, rel, children }: { to: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  if (to !== undefined) {
    return (
      <RouterLink to={to} rel={rel} className={buttonStyles({ variant: 'outline' })}>
        {children}
      </RouterLink>
    )
  }
  return (
    <span className={buttonStyles({ variant: 'ghost', className: 'pointer-events-none text-ink-3!' })}>{children}</span>
  )
}
