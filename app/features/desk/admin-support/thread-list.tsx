import { MessagesSquare } from 'lucide-react'
import type { listStaffThreads } from '../../../../worker/booking/messages/staff-threads.server.ts'
import { ListPage, ListRows, TitledRow } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { Instant } from '../../../ui/instant.tsx'

/** Conversations of advertisers and owners, without their text: opening one is visible to both sides. */
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
      text: 'Conversations of advertisers and media owners about listings appear here. Both see when you read one.',
    }}
  >
    <ListRows items={threads} keyOf={({ id }) => id}>
      {({ id, title, owner, advertiser, at }) => (
        <TitledRow title={`${advertiser ?? 'Former account'} and ${owner}`} to={`/admin/support/conversations/${id}`}>
          {title}, <Instant at={new Date(at).toISOString()} />
        </TitledRow>
      )}
    </ListRows>
  </ListPage>
)
