import { Compass, MessagesSquare } from 'lucide-react'
import type { ThreadRow, Threads } from '../../../worker/booking/rules/messages/thread.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardLink } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Instant } from '../../ui/instant.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'

const PATH = '/dashboard/messages'

/** The other side of a conversation, for who looks. */
export const otherSide = ({ side, owner, advertiser }: Pick<ThreadRow, 'side' | 'owner' | 'advertiser'>): string =>
  side === 'advertiser' ? owner : (advertiser ?? 'Former account')

/** Conversations about listings, the last written first. */
export function ThreadList({ threads, page, pages }: Threads) {
  if (threads.length === 0) {
    return (
      <EmptyState
        icon={MessagesSquare}
        title="No message yet"
        actions={
          <LinkButton to="/category" variant="outline">
            <Compass aria-hidden />
            Discover media
          </LinkButton>
        }
      >
        Write to a media owner on the page of a listing. What advertisers ask about your own listings is here, too.
      </EmptyState>
    )
  }
  return (
    <>
      <Card>
        <ul aria-label="Conversations" className="divide-y divide-line">
          {threads.map((thread) => (
            <li key={thread.id} className="relative p-4 hover:bg-surface-2">
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
                <div className="min-w-0 flex-1 basis-64">
                  <h2 className="text-base leading-6 wrap-anywhere">
                    <CardLink to={`${PATH}/${thread.id}`}>{otherSide(thread)}</CardLink>
                  </h2>
                  <p className="text-sm wrap-anywhere text-ink-3">
                    {thread.title} · <Instant at={new Date(thread.at).toISOString()} />
                  </p>
                  <p className="mt-1 line-clamp-1 text-sm wrap-anywhere text-ink-2">{thread.last}</p>
                </div>
                {thread.unread > 0 && <Badge tone="info">{thread.unread} new</Badge>}
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <div className="mt-5">
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(to) => (to === 1 ? PATH : `${PATH}?page=${to}`)}
          label="Pages of conversations"
        />
      </div>
    </>
  )
}
