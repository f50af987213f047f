import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface PlanFoldProps {
  title: string
  /** Count or figure at the end of the line. */
  aside?: string
  isOpen?: boolean
  children: ReactNode
}

/** Collapsible part of a plan. A native `details`: it opens without scripts, and for a search in the page. */
export function PlanFold({ title, aside, isOpen = false, children }: PlanFoldProps) {
  return (
    <details open={isOpen} className="group/fold rounded-lg border border-line bg-surface break-inside-avoid">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-lg px-4 py-2 text-sm font-semibold hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title}</span>
        {aside && <span className="num shrink-0 text-xs font-medium text-ink-3">{aside}</span>}
        <ChevronDown
          aria-hidden
          className="size-4.5 shrink-0 text-ink-3 transition-transform duration-150 group-open/fold:rotate-180 print:hidden"
        />
      </summary>
      <div className="border-t border-line p-4 text-sm">{children}</div>
    </details>
  )
}
