import { ChevronUp } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { describeMinimum, type Order } from '../../../worker/domain/catalogue/rate.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { EnquiryLink } from '../enquiry/enquiry-link.tsx'
import type { EnquirySubject } from '../enquiry/subject.ts'
import type { PanelOffer } from './offer.ts'
import { orderLines } from './order.ts'

export interface PriceBarProps {
  offer: PanelOffer
  order: Order
  category: string
  subject: EnquirySubject
  /** Where signing in leads back to. */
  path: string
  /** Opens the panel with what makes up the sum. */
  onOpen: () => void
}

const look = 'flex min-h-11 min-w-0 flex-col justify-center rounded-xs text-left'

/** Phones: a sticky bar with the sum and the next step. It ends with the content, so it never covers the footer. */
export function PriceBar({ offer, order, category, subject, path, onOpen }: PriceBarProps) {
  const { total } = orderLines(offer, order, mediaSpec({ id: category, name: '' }))
  const ordered = describeMinimum({ ...offer.rate, minQuantity: order.quantity, minDuration: order.duration })
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
        next={path}
        variant="accent"
        className="h-12 px-5 text-base"
      />
    </div>
  )
}
