import type { Message } from '../../../../worker/booking/rules/messages/thread.ts'
import { NEEDS } from '../../../../worker/organisations/rules/owners/team.ts'
import { MessageForm } from '../../../kit/messages/message-form.tsx'
import { MessageList } from '../../../kit/messages/message-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { sendMessage } from './requests.queries.ts'

interface MessagesProps {
  line: string
  messages: readonly Message[]
  /** The right to write. */
  mayWrite: boolean
}

/** What both sides wrote about a request, and a field to write. */
export const Messages = ({ line, messages, mayWrite }: MessagesProps) => (
  <Card as="section" aria-labelledby="messages" className="p-5">
    <h2 id="messages" className="mb-3 text-base">
      Messages
    </h2>
    <MessageList messages={messages} />
    {messages.length === 0 && (
      <p className="text-sm text-ink-2">
        Nobody has written yet.{mayWrite && ' Ask what you need to know before you answer.'}
      </p>
    )}
    {mayWrite ? (
      <MessageForm label="Write to the advertiser" subject={line} send={(text) => sendMessage(line, text)} />
    ) : (
      <p className="mt-4 text-sm text-ink-2">{NEEDS.sell}.</p>
    )}
  </Card>
)
