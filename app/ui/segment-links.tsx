import { Link } from 'react-router'
import { variants } from './variants.ts'

const segmentStyles = variants({
  base: [
    'flex h-8.5 shrink-0 items-center rounded-sm px-3 text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors duration-150',
    'hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:h-11',
    'aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-card aria-[current]:ring-1 aria-[current]:ring-line',
  ],
})

interface SegmentLinksProps {
  /** Name of the choice. */
  label: string
  links: readonly { to: string; label: string; isCurrent: boolean }[]
}

/** Choice between views of one page, each with an address. Scrolls sideways when it does not fit. */
export function SegmentLinks({ label, links }: SegmentLinksProps) {
  return (
    <nav
      aria-label={label}
      className="w-fit max-w-full overflow-x-auto rounded-md bg-surface-2 p-1 [scrollbar-width:none]"
    >
      <ul className="flex gap-1">
        {links.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent || undefined} className={segmentStyles()}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
