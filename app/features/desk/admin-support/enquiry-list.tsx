import { MessageSquareText } from 'lucide-react'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import type { Enquiries } from '../../../../worker/planner/rules/enquiries/enquiry.ts'
import { ListPage, ListRows } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { CardLink } from '../../../ui/card.tsx'
import { Instant } from '../../../ui/instant.tsx'

/** Enquiries of visitors, each with its plan in short. */
export function EnquiryList({ enquiries, ...rest }: Enquiries) {
  return (
    <ListPage
      {...rest}
      name="Enquiries"
      noun={['enquiry', 'enquiries']}
      address={useListAddress()}
      search={{ placeholder: 'Reference, name, company or email' }}
      empty={{
        icon: MessageSquareText,
        title: 'No enquiries yet',
        text: 'What visitors ask our desk about a listing or send from the planner arrives here, with the plan that they had before them.',
      }}
    >
      <ListRows items={enquiries} keyOf={({ reference }) => reference}>
        {({ reference, name, company, budget, createdAt, plan, listingId, item }) => (
          <div className="flex flex-wrap items-start gap-x-6 gap-y-1">
            <div className="min-w-0 flex-1 basis-64">
              <CardLink to={`/admin/support/enquiries/${reference}`} className="font-semibold wrap-anywhere">
                {company}
              </CardLink>
              <p className="mt-0.5 text-xs wrap-anywhere text-ink-2">
                {listingId === null ? `${name}, budget ${budget}` : `${name}, about a listing`}
              </p>
              <p className="mt-0.5 text-xs text-ink-3">
                <span className="num">{reference}</span>, <Instant at={createdAt} />
              </p>
            </div>
            <p className="min-w-0 basis-56 text-xs wrap-anywhere text-ink-2">
              {plan ? (
                <>
                  {plan.title}, <b className="num text-ink">{formatMoney(plan.total)}</b> with GST
                </>
              ) : (
                (item ?? 'Without a plan')
              )}
            </p>
          </div>
        )}
      </ListRows>
    </ListPage>
  )
}
