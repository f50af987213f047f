import { ChevronUp } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { withIssues } from '../../../worker/catalogue/rules/availability/issues.ts'
import { rangeText, withRange } from '../../../worker/catalogue/rules/availability/range.ts'
import { describeMinimum, type Order } from '../../../worker/catalogue/rules/rate.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { EnquiryLink } from '../../kit/enquiry/enquiry-link.tsx'
import type { EnquirySubject } from '../../kit/enquiry/subject.ts'
import { useRange } from '../../ui/use-range.ts'
import { datedLines, issuesText, orderOnDays } from './dated-order.ts'
import type { PanelOffer } from './offer.ts'
import { orderLines } from './order.ts'
import { useIssues } from './use-issues.ts'

export interface PriceBarProps {
  offer: PanelOffer
  order: Order
  subject: EnquirySubject
  /** Path to return to after signing in. */
  path: string
  today: CivilDate
  /** Opens the panel with the lines of the price. */
  onOpen: () => void
}

const look = 'flex min-h-11 min-w-0 flex-col justify-center rounded-xs text-left'

/**
 * Sticky bar of phones with the price, for the chosen days if there are any, and the next step. It ends with the
 * content, so it never covers the footer.
 */
export function PriceBar({ offer, order, subject, path, today, onOpen }: PriceBarProps) {
  const issues = useIssues()
  const { chosen, dated } = orderOnDays(offer, { order, range: useRange(), issues }, today)
  const { total } = dated ? datedLines(offer, dated) : orderLines(offer, order)
  const smallest = describeMinimum({ ...offer.rate, minQuantity: order.quantity, minDuration: order.duration })
  const days = chosen ? rangeText(chosen, today) : issuesText(issues, today)
  const ordered = dated ? days : smallest
  const sum = (
    <>
      <span className="num flex items-center gap-1 text-lg leading-6 font-bold">
        {formatMoney(total)}
        <ChevronUp aria-hidden className="size-4.5 text-ink-3 noscript:hidden" />
      </span>
      <span className="max-w-full truncate text-xs text-ink-3">{ordered}, with GST</span>
    </>
  )
  return (
    <div className="sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <Button aria-haspopup="dialog" onPress={onOpen} className={`${look} noscript:hidden`}>
        {sum}
      </Button>
      <a href="#price" className={`${look} not-noscript:hidden`}>
        {sum}
      </a>
      <EnquiryLink
        intent="campaign"
        label="Add to Campaign"
        subject={subject}
        next={withIssues(withRange(path, chosen), offer.appears ? issues : [])}
        variant="accent"
        className="h-12 px-5 text-base"
      />
    </div>
  )
}
