import { MessageSquareText } from 'lucide-react'
import { formatMoney } from '../../../../worker/kernel/rules/money.ts'
import type { Enquiries } from '../../../../worker/planner/rules/enquiries/enquiry.ts'
import { ListPage, ListRows, TitledRow } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { Instant } from '../../../ui/instant.tsx'

/** Enquiries of visitors, each with a summary of its plan. */
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
        text: 'Enquiries about listings and from the planner appear here, with the plan that the visitor saw.',
      }}
    >
      <ListRows items={enquiries} keyOf={({ reference }) => reference}>
        {({ reference, name, company, budget, createdAt, plan, listingId, item }) => (
          <TitledRow
            title={company}
            to={`/admin/support/enquiries/${reference}`}
            mark={
              <p className="min-w-0 basis-56 text-sm wrap-anywhere text-ink-2">
                {plan ? (
                  <>
                    {plan.title}, <b className="num text-ink">{formatMoney(plan.total)}</b> with GST
                  </>
                ) : (
                  (item ?? 'Without a plan')
                )}
              </p>
            }
          >
            {listingId === null ? `${name}, budget ${budget}` : `${name}, about a listing`} ·{' '}
            <span className="num">{reference}</span>, <Instant at={createdAt} />
          </TitledRow>
        )}
      </ListRows>
    </ListPage>
  )
}
