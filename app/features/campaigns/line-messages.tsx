import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { MessageForm } from '../../kit/messages/message-form.tsx'
import { MessageList } from '../../kit/messages/message-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages, writeMessage } from './campaigns.queries.ts'

interface LineMessagesProps {
  line: CampaignLine
  /** Number of messages on the page. */
  count: number
  canWrite: boolean
}

/** Messages between advertiser and owner about a line, and a field to write one. */
export function LineMessages({ line, count, canWrite }: LineMessagesProps) {
  const address = { id: line.campaignId, line: line.id }
  const { data, error, mutate } = useMessages(address, count)

  async function send(text: string) {
    const { messages } = await writeMessage(address, text)
    void mutate(messages, { revalidate: false })
  }

  return (
    <section aria-labelledby="line-messages">
      <h3 id="line-messages" className="mb-3 text-sm font-bold">
        Messages
      </h3>
      {error && !data ? (
        <p role="alert" className="text-danger">
          The messages could not be loaded.{' '}
          <Button variant="ghost" size="xs" onPress={() => mutate()}>
            Try again
          </Button>
        </p>
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton className="h-10 w-2/3" />
        </div>
      ) : (
        <MessageList messages={data} />
      )}
      {data?.length === 0 && <p className="text-ink-2">No messages yet.</p>}
      {canWrite && <MessageForm label={`Write to ${line.snapshot.owner}`} subject={line.id} send={send} />}
    </section>
  )
}
