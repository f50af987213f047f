import { Compass, MessagesSquare } from 'lucide-react'
import type { ThreadRow, Threads } from '../../../worker/booking/rules/messages/thread.ts'
import { Badge } from '../../ui/badge.tsx'
import { Instant } from '../../ui/instant.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { ListPage, ListRows, TitledRow } from '../list/list-page.tsx'
import { useListAddress } from '../list/use-list-address.ts'

/** Other side of a conversation, for its reader. */
export const otherSide = ({ side, owner, advertiser }: Pick<ThreadRow, 'side' | 'owner' | 'advertiser'>): string =>
  side === 'advertiser' ? owner : (advertiser ?? 'Former account')

interface ThreadListProps extends Threads {
  /** True for a media owner, who is written to. */
  isSelling: boolean
}

/** Conversations about listings, the latest message first. */
export const ThreadList = ({ threads, total, page, pages, isSelling }: ThreadListProps) => (
  <ListPage
    name="Conversations"
    noun={['conversation', 'conversations']}
    address={useListAddress()}
    {...{ total, page, pages }}
    empty={{
      icon: MessagesSquare,
      title: 'No messages yet',
      text: isSelling
        ? 'Questions of advertisers about your listings arrive here.'
        : 'Write to a media owner on the page of a listing.',
      actions: !isSelling && (
        <LinkButton to="/category" variant="outline">
          <Compass aria-hidden />
          Discover media
        </LinkButton>
      ),
    }}
  >
    <ListRows items={threads} keyOf={({ id }) => id} label="Conversations">
      {(thread) => (
        <TitledRow
          title={otherSide(thread)}
          to={`/dashboard/messages/${thread.id}`}
          mark={thread.unread > 0 && <Badge tone="info">{thread.unread} new</Badge>}
        >
          {thread.title} · <Instant at={new Date(thread.at).toISOString()} />
          <span className="mt-1 line-clamp-1 text-ink-2">{thread.last}</span>
        </TitledRow>
      )}
    </ListRows>
  </ListPage>
)
