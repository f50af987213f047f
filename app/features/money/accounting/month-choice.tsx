import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthName } from '../../../../worker/kernel/rules/dates.ts'
import { addToMonth } from '../../../../worker/money/rules/documents/month.ts'
import { LinkButton } from '../../../ui/link.tsx'

interface MonthChoiceProps {
  month: string
  /** Current month, `YYYY-MM`: later ones have no documents. */
  latest: string
  hrefOf: (month: string) => string
}

/** Name of a month: `November 2026`. */
const nameOf = (month: string) => monthName(`${month}-01`)

/** Month of the page, with links to the months around it. */
export function MonthChoice({ month, latest, hrefOf }: MonthChoiceProps) {
  const [before, after] = [addToMonth(month, -1), addToMonth(month, 1)]
  return (
    <nav aria-label="Month" className="flex flex-wrap items-center gap-1">
      <LinkButton to={hrefOf(before)} variant="ghost" size="sm" aria-label={nameOf(before)}>
        <ChevronLeft aria-hidden />
      </LinkButton>
      <b aria-live="polite" className="num min-w-34 text-center text-sm">
        {nameOf(month)}
      </b>
      {after <= latest && (
        <LinkButton to={hrefOf(after)} variant="ghost" size="sm" aria-label={nameOf(after)}>
          <ChevronRight aria-hidden />
        </LinkButton>
      )}
      {after < latest && (
        <LinkButton to={hrefOf(latest)} variant="ghost" size="sm">
          This month
        </LinkButton>
      )}
    </nav>
  )
}
