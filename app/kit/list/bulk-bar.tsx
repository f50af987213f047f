import type { ReactNode } from 'react'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { Button } from '../../ui/button.tsx'

export interface BulkBarProps {
  /** Label: `Chosen users`. */
  label: string
  count: number
  /** Total amount of the rows, for rows with amounts. */
  sum?: string | undefined
  /** Buttons of acts on all chosen rows. */
  children: ReactNode
  onClear: () => void
}

/** Bar with acts on the chosen rows of a list. */
export const BulkBar = ({ label, count, sum, children, onClear }: BulkBarProps) => (
  <div
    role="toolbar"
    aria-label={label}
    className="flex flex-wrap items-center gap-1 border-b border-line bg-select px-4 py-1.5 text-sm"
  >
    <p role="status" className="num mr-3 font-semibold">
      {formatNumber(count)} selected{sum && <span className="ml-2 font-normal">{sum}</span>}
    </p>
    {children}
    <Button variant="ghost" size="sm" className="ml-auto text-link!" onPress={onClear}>
      Clear
    </Button>
  </div>
)
