import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { variants } from '../../ui/variants.ts'

const chipStyles = variants({
  slots: {
    chip: 'inline-flex h-10 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap pointer-coarse:h-11',
    count: 'num font-medium',
  },
  variants: {
    isCurrent: {
      true: { chip: 'border-brand bg-brand text-on-brand', count: 'text-on-brand/70' },
      false: { chip: 'border-line-strong bg-surface hover:border-ink-3', count: 'text-ink-3' },
    },
  },
})

interface Chip {
  name: string
  count: number
  to: string
  isCurrent: boolean
}

/** Row of groups, each with its count. It scrolls sideways when it does not fit. */
export function GroupChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label}>
      <ul className="-mx-5 mt-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:-mx-1 md:px-1">
        {chips.map(({ name, count, to, isCurrent }) => {
          const styles = chipStyles({ isCurrent })
          return (
            <li key={to} className="shrink-0">
              <RouterLink to={to} aria-current={isCurrent ? 'true' : undefined} className={styles.chip()}>
                {name}
                <span className={styles.count()}>{formatNumber(count)}</span>
              </RouterLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
