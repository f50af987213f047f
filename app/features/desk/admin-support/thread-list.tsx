import { MessagesSquare } from 'lucide-react'
import type { listStaffThreads } from '../../../../worker/booking/messages/staff-threads.server.ts'
import { ListPage, ListRows } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { CardLink } from '../../../ui/card.tsx'
import { Instant } from '../../../ui/instant.tsx'

/** Conversations of advertisers and owners, without a word of them: opening one is shown to both sides. */
export const ThreadList = ({ threads, ...rest }: Awaited<ReturnType<typeof listStaffThreads>>) => (
  <ListPage
    {...rest}
    name="Conversations"
    noun={['conversation', 'conversations']}
    address={useListAddress()}
    search={{ placeholder: 'Listing or owner' }}
    empty={{
      icon: MessagesSquare,
      title: 'No conversations yet',
      text: 'What advertisers and media owners write to each other about listings is here. Both see when you read it.',
    }}
  >
    <ListRows items={threads} keyOf={({ id }) => id}>
      {({ id, title, owner, advertiser, at }) => (
        <>
          <CardLink to={`/admin/support/conversations/${id}`} className="font-semibold wrap-anywhere">
            {advertiser ?? 'Former account'} and {owner}
          </CardLink>
          <p className="mt-0.5 text-xs wrap-anywhere text-ink-3">
            {title}, <Instant at={new Date(at).toISOString()} />
          </p>
        </>
      )}
    </ListRows>
  </ListPage>
)
