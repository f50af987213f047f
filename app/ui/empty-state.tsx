import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type VariantProps, variants } from './variants.ts'

const statePanelStyles = variants({
  slots: {
    box: 'rounded-lg border px-5 py-8 text-center sm:px-8',
    tile: 'mx-auto grid size-12 place-items-center rounded-lg',
  },
  variants: {
    tone: {
      empty: { box: 'border-dashed border-line-strong', tile: 'bg-select text-link' },
      error: { box: 'border-line bg-surface', tile: 'bg-danger-soft text-danger-ink' },
    },
  },
})

export interface StatePanelProps {
  icon: LucideIcon
  title: string
  /** An explanation, in one or two sentences. */
  children?: ReactNode
  /** Buttons or links: the most useful step first. */
  actions?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

/** The layout that empty states and error states share. */
export function StatePanel({
  icon: Icon,
  title,
  children,
  actions,
  heading: Heading = 'h2',
  tone,
  role,
}: StatePanelProps & Required<VariantProps<typeof statePanelStyles>> & { role?: 'alert' }) {
  const styles = statePanelStyles({ tone })
  return (
    <div role={role} className={styles.box()}>
      <span className={styles.tile()}>
        <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <Heading className="mt-3 text-base font-bold">{title}</Heading>
      {children && <div className="mx-auto mt-1 max-w-[44ch] text-sm text-pretty text-ink-2">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  )
}

/** An empty list or page: says what is missing in the visitor's terms, and the next useful step. */
export function EmptyState(props: StatePanelProps) {
  return <StatePanel {...props} tone="empty" />
}
