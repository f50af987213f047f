import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Thread } from '../../../worker/booking/rules/messages/thread.ts'
import { NEEDS } from '../../../worker/organisations/rules/owners/team.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Instant } from '../../ui/instant.tsx'
import { TextLink } from '../../ui/link.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { otherSide } from './thread-list.tsx'
import { markSeen, writeInThread } from './threads.queries.ts'

/** Conversation about a listing, and a field to answer. Shown messages are marked as seen. */
export function ThreadView({ thread }: { thread: Thread }) {
  const { id, title, path, messages, unread, staffReadAt, mayWrite } = thread
  const { revalidate } = useRevalidator()
  const newest = messages.at(-1)?.id ?? 0
  const hasUnread = unread > 0
  useEffect(() => {
    // A lost mark is repeated on the next visit.
    if (hasUnread) markSeen(id, newest).then(revalidate, () => {})
  }, [id, newest, hasUnread, revalidate])
  const other = otherSide(thread)
  return (
    <article className="max-w-3xl">
      <BackLink to="/dashboard/messages">All messages</BackLink>
      <h1 className="mt-4 text-2xl wrap-anywhere">{other}</h1>
      <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
        About <TextLink to={path}>{title}</TextLink>
      </p>
      {staffReadAt !== null && (
        <p className="mt-1 text-xs text-ink-3">
          Our team last read this conversation <Instant at={new Date(staffReadAt).toISOString()} />.
        </p>
      )}
      <div className="mt-6">
        <MessageList messages={messages} />
      </div>
      {mayWrite ? (
        <MessageForm label={`Write to ${other}`} subject={id} send={(text) => writeInThread(id, text)} />
      ) : (
        <p className="mt-4 text-sm text-ink-2">{NEEDS.sell}.</p>
      )}
      <p className="mt-4 text-xs text-ink-3">
        Our team can read a conversation when asked to help. It is then noted here.
      </p>
    </article>
  )
}
