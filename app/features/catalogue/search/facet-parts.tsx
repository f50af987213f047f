import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { RouterLink } from '../../../ui/router-link.tsx'

/** Collapsible facet, initially open. */
export function FacetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group/section border-b border-line py-2 last:border-b-0 lg:last:border-b">
      <summary className="flex min-h-11 list-none items-center justify-between rounded-xs [&::-webkit-details-marker]:hidden">
        <h3 className="text-sm font-bold">{title}</h3>
        <ChevronDown aria-hidden className="size-4 text-ink-3 group-open/section:rotate-180" strokeWidth={1.75} />
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  )
}

interface FacetLinkProps {
  label: string
  count: number
  isChosen: boolean
  /** Search part of the page with this choice. */
  search: string
}

/** Choice of a facet with its number of results. A link, so that it works at once, also without JavaScript. */
export function FacetLink({ label, count, isChosen, search }: FacetLinkProps) {
  return (
    <RouterLink
      to={{ search }}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className="group/choice flex min-h-8 items-center justify-between gap-3 rounded-xs text-sm hover:text-link aria-[current]:font-semibold pointer-coarse:min-h-11"
    >
      <span className="flex min-w-0 items-center gap-2.5">
        <span
          aria-hidden
          className="grid size-4.5 shrink-0 place-items-center rounded-full border border-line-field bg-surface group-aria-[current]/choice:border-brand group-aria-[current]/choice:bg-brand"
        >
          <span className="hidden size-1.5 rounded-full bg-on-brand group-aria-[current]/choice:block" />
        </span>
        <span className="truncate">{label}</span>
      </span>
      <span className="num text-xs font-medium text-ink-3">{formatNumber(count)}</span>
    </RouterLink>
  )
}

interface FacetListProps<T> {
  items: readonly T[]
  /** Number of choices before the rest is folded. */
  shown: number
  isChosen: (item: T) => boolean
  /** Noun in the line that unfolds the rest: `Show all 14 media types`. */
  noun: string
  render: (item: T) => ReactNode
}

/** List of choices whose end is folded. A chosen one is never folded. */
export function FacetList<T>({ items, shown, isChosen, noun, render }: FacetListProps<T>) {
  const hidden = items.slice(shown).filter(isChosen)
  const ordered = [...hidden, ...items.filter((item) => !hidden.includes(item))]
  return (
    <>
      <ul>{ordered.slice(0, shown).map(render)}</ul>
      {items.length > shown && (
        <details className="group/rest">
          <summary className="flex min-h-8 list-none items-center rounded-xs text-sm font-semibold text-link hover:text-link-hover pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <span className="group-open/rest:hidden">
              Show all {items.length} {noun}
            </span>
            <span className="hidden group-open/rest:inline">Show fewer {noun}</span>
          </summary>
          <ul>{ordered.slice(shown).map(render)}</ul>
        </details>
      )}
    </>
  )
}
