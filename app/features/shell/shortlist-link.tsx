import { Bookmark } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { withRange } from '../../../worker/catalogue/rules/availability/range.ts'
import { useShortlist } from '../../kit/shortlist/shortlist.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { useRange } from '../../ui/use-range.ts'
import { variants } from '../../ui/variants.ts'

const shortlistLinkStyles = variants({
  slots: {
    link: 'flex items-center rounded-sm font-semibold',
    icon: '',
    count:
      'num grid h-6 min-w-6 place-items-center rounded-full bg-accent-soft px-1.5 text-xs font-bold text-accent-deep',
  },
  variants: {
    look: {
      header: { link: 'h-11 gap-2 px-3 text-sm', icon: 'hidden' },
      menu: { link: 'h-13 gap-4 text-lg focus-visible:-outline-offset-2', icon: 'size-5.5 text-ink-3' },
    },
  },
})

interface ShortlistLinkProps {
  look: 'header' | 'menu'
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/**
 * Link to the shortlist, hidden while that is empty. app/document/shell.js shows it with its count before hydration.
 */
export function ShortlistLink({ look, onClick }: ShortlistLinkProps) {
  const count = useShortlist()?.length ?? 0
  const range = useRange()
  const styles = shortlistLinkStyles({ look })
  return (
    <RouterLink
      to={withRange('/shortlist', range)}
      data-shortlist
      hidden={count === 0}
      suppressHydrationWarning
      onClick={onClick}
      className={styles.link()}
    >
      <Bookmark aria-hidden className={styles.icon()} strokeWidth={1.75} />
      <span className={look === 'menu' ? 'flex-1' : undefined}>Shortlist</span>
      <span className={styles.count()} suppressHydrationWarning>
        {count}
      </span>
    </RouterLink>
  )
}
