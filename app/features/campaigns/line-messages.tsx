import { useState } from 'react'
import * as v from 'valibot'
import type { CampaignLine } from '../../../worker/domain/campaign/campaign.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Instant } from '../../ui/instant.tsx'
import { RefusalLine } from '../../ui/refusal-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { variants } from '../../ui/variants.ts'
import { Written } from '../../ui/written.tsx'
import { forgetInput, keepInput, keptInput } from '../session/kept-input.ts'
import { useMessages, writeMessage } from './campaigns.queries.ts'
import { useAct } from './use-act.ts'

const bubbleStyles = variants({
  base: 'min-w-0 rounded-lg px-3.5 py-2.5',
  variants: { isOwn: { true: 'bg-info-soft text-info-ink', false: 'bg-surface-2' } },
})

const Kept = v.object({ text: v.string() })

interface LineMessagesProps {
  line: CampaignLine
  /** As the page knows it. */
  count: number
  canWrite: boolean
}

/** What advertiser and owner wrote about a line, and a field to write. What is typed stays until it has arrived. */
export function LineMessages({ line, count, canWrite }: LineMessagesProps) {
  const address = { id: line.campaignId, line: line.id }
  const kept = `message ${line.id}`
  const { data, error, mutate } = useMessages(address, count)
  const { act, isPending, refusal } = useAct()
  const [text, setText] = useState(() => keptInput(kept, Kept)?.text ?? '')
  const isEmpty = text.trim() === ''

  function type(typed: string) {
    setText(typed)
    keepInput(kept, { text: typed })
  }

  const send = () =>
    act(
      () => writeMessage(address, text),
      ({ messages }) => {
        // What was typed while it was sent stays.
        setText((now) => (now === text ? '' : now))
        if (keptInput(kept, Kept)?.text === text) forgetInput(kept)
        void mutate(messages, { revalidate: false })
      },
    )

  return (
    <section aria-labelledby="line-messages">
      <h3 id="line-messages" className="text-sm font-bold">
        Messages
      </h3>
      {error && !data ? (
        <p role="alert" className="mt-2 text-danger">
          The messages could not be read.{' '}
          <Button variant="ghost" size="xs" onPress={() => mutate()}>
            Try again
          </Button>
        </p>
      ) : !data ? (
        <div aria-busy="true" className="mt-3">
          <Skeleton className="h-10 w-2/3" />
        </div>
      ) : data.length === 0 ? (
        <p className="mt-1.5 text-ink-2">Nothing was written yet.</p>
      ) : (
        <ul className="mt-3 space-y-3">
          {data.map(({ id, name, isOwn, text: written, at }) => (
            <li key={id} className={`flex items-start gap-2.5 ${isOwn ? 'flex-row-reverse' : ''}`}>
              <Avatar name={name ?? 'Former account'} />
              <div className={bubbleStyles({ isOwn })}>
                <p className="text-xs">
                  <b>{isOwn ? 'You' : (name ?? 'Former account')}</b> <Instant at={new Date(at).toISOString()} />
                </p>
                <Written className="mt-0.5">{written}</Written>
              </div>
            </li>
          ))}
        </ul>
      )}
      {canWrite && (
        <form
          aria-label="Write to the owner"
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isEmpty) void send()
          }}
        >
          <TextField
            label={`Write to ${line.snapshot.owner}`}
            multiline
            rows={2}
            maxLength={1000}
            value={text}
            onChange={type}
          />
          <RefusalLine text={refusal?.text ?? null} />
          <Button
            type="submit"
            variant="outline"
            size="sm"
            className="mt-2.5"
            isPending={isPending}
            whyNot={isEmpty && 'Write a message first.'}
          >
            Send
          </Button>
        </form>
      )}
    </section>
  )
}
