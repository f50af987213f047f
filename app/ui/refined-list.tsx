import type { ReactNode } from 'react'

/** In the place of the count, from the change of a filter until the new list is there. */
export const REFINING = 'Updating the list'

interface RefinedListProps {
  isRefining: boolean
  className: string
  children: ReactNode
}

/**
 * A list that follows the filters above it: busy and dimmed while a new one is on its way. app/document/intent.js marks it so
 * where a filter is changed before React runs.
 */
export const RefinedList = ({ isRefining, className, children }: RefinedListProps) => (
  <div
    data-refined=""
    aria-busy={isRefining}
    className={`transition-opacity duration-150 aria-busy:opacity-50 ${className}`}
  >
    {children}
  </div>
)
