import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '../../../worker/catalogue/rules/paths.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { answerTimeText } from '../../../worker/organisations/rules/owners/answer-time.ts'
import { RequestError } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MessageForm } from '../messages/message-form.tsx'
import { MessageList } from '../messages/message-list.tsx'
import { useListingThread, writeToOwner } from '../messages/threads.queries.ts'
import { seeAccount } from '../session/local-session.ts'
import { closeEnquiry, type OpenEnquiry, openEnquiry } from './enquiry.store.ts'
import { SubjectBox } from './subject-box.tsx'

const ENDED = 'Your session has ended. Sign in and your message is there again'

/** Dialog with a message to the owner of a listing; when the owner has no account it offers our desk instead. */
export function OwnerDialog({ user, ...enquiry }: OpenEnquiry & { user: CurrentUser }) {
  const { intent, label, subject, next } = enquiry
  const { listingId } = subject
  const navigate = useNavigate()
  // Stored input belongs to its account.
  useState(() => seeAccount(user))
  const { data: thread, error, mutate } = useListingThread(listingId)
  const [isSent, setSent] = useState(false)

  async function send(text: string) {
    try {
      const { messages } = await writeToOwner(listingId, text)
      if (thread) void mutate({ ...thread, messages }, { revalidate: false })
      setSent(true)
    } catch (failure) {
      if (failure instanceof RequestError && failure.status === 401) {
        closeEnquiry()
        navigate(signInPath(intent, next), { state: { message: ENDED } })
      }
      throw failure
    }
  }

  const askDesk = () => openEnquiry({ ...enquiry, intent: 'desk', label: 'Ask our desk' })

  return (
    <Dialog
      title={label}
      footer={
        <>
          {thread?.state === 'unclaimed' && (
            <Button variant="accent" onPress={askDesk}>
              Ask our desk
            </Button>
          )}
          {thread && thread.messages.length > 0 && (
            <LinkButton to="/dashboard/messages" variant="outline" onClick={closeEnquiry}>
              Your messages
            </LinkButton>
          )}
          <Button slot="close" variant="outline">
            Close
          </Button>
        </>
      }
    >
      {!thread ? (
        error ? (
          <p role="alert" className="text-danger">
            The conversation could not be loaded.{' '}
            <Button variant="ghost" size="xs" onPress={() => mutate()}>
              Try again
            </Button>
          </p>
        ) : (
          <div aria-busy="true" className="space-y-3">
            <Skeleton className="w-2/3" />
            <Skeleton className="w-1/2" />
          </div>
        )
      ) : (
        <>
          <p className="text-ink-2">
            {thread.state === 'open'
              ? `Your message goes to ${thread.owner}. The answer comes here, to your dashboard and by mail.`
              : thread.state === 'own'
                ? 'This listing is of your own company.'
                : `${thread.owner} has no account here yet. Our team asks them for you.`}
          </p>
          {thread.answerTime && (
            <p className="num mt-1 text-xs text-ink-3">{answerTimeText(thread.answerTime)} to booking requests.</p>
          )}
          <SubjectBox {...subject} />
          {thread.messages.length > 0 && (
            <div className="mt-5">
              <MessageList messages={thread.messages} />
            </div>
          )}
          <div role="status">
            {isSent && (
              <p className="mt-4 flex items-center gap-2 font-semibold text-success-ink">
                <CircleCheck aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
                Sent to {thread.owner}
              </p>
            )}
          </div>
          {thread.state === 'open' && (
            <MessageForm label={`Write to ${thread.owner}`} subject={listingId} send={send} />
          )}
        </>
      )}
    </Dialog>
  )
}
