import type { ReactNode } from 'react'

/** Replaces the count from the change of a filter until the new list is there. */
export const REFINING = 'Updating the list'

interface RefinedListProps {
  isRefining: boolean
  className: string
  children: ReactNode
}

/**
 * List that follows the filters above it: dimmed and `aria-busy` while a new one is loading. app/document/intent.js
 * does the same for a change before hydration.
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
