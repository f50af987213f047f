import type { StaffThread as Thread } from '../../../../worker/booking/messages/staff-threads.server.ts'
import { MessageList } from '../../../kit/messages/message-list.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { TextLink } from '../../../ui/link.tsx'

/** Conversation of an advertiser and an owner, read-only for staff. */
export const StaffThread = ({ title, path, owner, advertiser, messages }: Thread) => (
  <article className="max-w-3xl">
    <BackLink to="/admin/support/conversations">All conversations</BackLink>
    <h2 className="mt-4 text-xl wrap-anywhere">
      {advertiser ?? 'Former account'} and {owner}
    </h2>
    <p className="text-sm text-ink-2 wrap-anywhere">
      About <TextLink to={path}>{title}</TextLink>
    </p>
    <p className="mt-1 text-xs text-ink-3">Both sides see that our desk has read this. The audit log records it.</p>
    <div className="mt-5">
      <MessageList messages={messages} />
    </div>
  </article>
)
