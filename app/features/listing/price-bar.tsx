import { describeMinimum, describePrice } from '../../../worker/domain/catalogue/rate.ts'
import { formatMoney } from '../../../worker/domain/money.ts'
import { EnquiryLink } from '../enquiry/enquiry-link.tsx'
import type { EnquirySubject } from '../enquiry/subject.ts'
import type { PanelOffer } from './offer.ts'

/** Phones: a sticky bar with the price and the next step. It ends with the content, so it never covers the footer. */
export function PriceBar({ offer, subject, path }: { offer: PanelOffer; subject: EnquirySubject; path: string }) {
  const { rate, seconds } = offer
  const { amount, unit } = describePrice(rate, seconds)
  return (
    <div className="sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <a href="#price" className="min-w-0 rounded-xs">
        <span className="num block text-lg leading-6 font-bold">{formatMoney(amount)}</span>
        <span className="block text-xs text-ink-3">
          {unit}, min {describeMinimum(rate)}
        </span>
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
