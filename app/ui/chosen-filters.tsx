import { X } from 'lucide-react'
import { RouterLink } from './router-link.tsx'

interface ChosenFiltersProps {
  /** Each with the query string of the list without it. */
  chosen: readonly { label: string; without: string }[]
  /** The query string of the list without any filter. */
  withoutAll: string
}

/** The active filters, each a link that removes it. */
export function ChosenFilters({ chosen, withoutAll }: ChosenFiltersProps) {
  return (
    <>
      {chosen.map(({ label, without }) => (
        <RouterLink
          key={label}
          to={{ search: without }}
          preventScrollReset
          className="inline-flex h-8 max-w-full min-w-0 items-center gap-1.5 rounded-full bg-select px-3 text-xs font-semibold text-link hover:text-link-hover pointer-coarse:h-11"
        >
          <span className="sr-only">Remove</span>
          <span className="truncate">{label}</span>
          <X aria-hidden className="size-3.5 shrink-0" strokeWidth={2.25} />
        </RouterLink>
      ))}
      {chosen.length > 0 && (
        <RouterLink
          to={{ search: withoutAll }}
          preventScrollReset
          className="inline-flex h-8 items-center rounded-xs px-1.5 text-xs font-semibold text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:h-11"
        >
          Clear all
        </RouterLink>
      )}
    </>
  )
}
