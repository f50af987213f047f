import type { ReactNode } from 'react'
import type { OwnerBooking } from '../../../../worker/booking/lines/owner-bookings.server.ts'
import type { RequestBackground } from '../../../../worker/booking/lines/request-background.server.ts'
import type { Creative } from '../../../../worker/booking/rules/lines/artwork.ts'
import type { Message } from '../../../../worker/booking/rules/messages/thread.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { NEEDS } from '../../../../worker/organisations/rules/owners/team.ts'
import { JudgedArtwork } from '../../../kit/artwork/judged-artwork.tsx'
import { lineDays, lineQuantity } from '../../../kit/listing-card/line-order.ts'
import { LinePicture } from '../../../kit/listing-card/line-picture.tsx'
import { LineMarks } from '../../../kit/listing-card/listing-marks.tsx'
import { MessageForm } from '../../../kit/messages/message-form.tsx'
import { MessageList } from '../../../kit/messages/message-list.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Card } from '../../../ui/card.tsx'
import { Figures } from '../../../ui/figures.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { AboutAdvertiser, OtherDemand } from './request-background.tsx'
import { REQUEST_STATE } from './request-states.ts'
import { sendMessage } from './requests.queries.ts'

interface MessagesProps {
  line: string
  messages: readonly Message[]
  /** True for members with the right to write. */
  mayWrite: boolean
}

/** Messages of both sides about a request, and a field to write. */
const Messages = ({ line, messages, mayWrite }: MessagesProps) => (
  <Card as="section" aria-labelledby="messages" className="p-5">
    <h2 id="messages" className="mb-3 text-base">
      Messages
    </h2>
    <MessageList messages={messages} />
    {messages.length === 0 && (
      <p className="text-sm text-ink-2">
        No messages yet.{mayWrite && ' Ask what you need to know before you answer.'}
      </p>
    )}
    {mayWrite ? (
      <MessageForm label="Write to the advertiser" subject={line} send={(text) => sendMessage(line, text)} />
    ) : (
      <p className="mt-4 text-sm text-ink-2">{NEEDS.sell}.</p>
    )}
  </Card>
)

interface RequestViewProps {
  booking: OwnerBooking
  /** Notice about missing billing details of the owner; null when they are complete. */
  billing: ReactNode
  background: RequestBackground
  /** Documents of the owner in the campaign; nothing when there are none. */
  documents: ReactNode
  messages: readonly Message[]
  /** Artwork of the line, newest first. */
  creatives: readonly Creative[]
  today: CivilDate
  /** Instant of the loader, ms. */
  now: number
}

/** Request or booking: order, advertiser, payout, and the answers. */
export function RequestView({
  booking,
  billing,
  background,
  documents,
  messages,
  creatives,
  today,
  now,
}: RequestViewProps) {
  const { line, campaign } = booking
  const { snapshot, status, ref } = line
  const advertiser = booking.advertiser || 'An advertiser'
  const isAsked = status === 'requested' || status === 'expired' || status === 'countered'
  return (
    <article>
      <Breadcrumbs items={[{ label: 'Requests', to: '/dashboard/requests' }, { label: ref }]} />
      <h1 className="mt-2 text-2xl wrap-anywhere lg:text-3xl">
        {isAsked ? `${advertiser} asks for ${snapshot.title}` : `${snapshot.title}, for ${advertiser}`}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
        <Badge tone={REQUEST_STATE[status].tone}>{REQUEST_STATE[status].label}</Badge>
        <span className="num">
          {ref} of campaign {campaign.ref}
        </span>
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <Card as="section" aria-label="Request" className="overflow-hidden sm:flex">
          <LinePicture line={line} className="w-full sm:w-52 sm:self-stretch" />
          <div className="min-w-0 flex-1 p-5">
            <p className="text-xs text-ink-3">
              {mediaSpec({ id: snapshot.category, name: snapshot.category }).label} · {snapshot.place}
            </p>
            <h2 className="text-lg wrap-anywhere">
              <TextLink to={snapshot.path}>{snapshot.title}</TextLink>
            </h2>
            <LineMarks line={snapshot} ownRef={booking.ownRef} className="text-sm" />
            <Figures
              className="mt-4 sm:grid-cols-2!"
              facts={[
                { label: 'Dates', value: lineDays(line, today) },
                { label: 'Quantity', value: lineQuantity(line) },
              ]}
            />
          </div>
        </Card>
        <div className="grid min-w-0 gap-5 xl:row-span-2">
          <AnswerPanel key={line.id} booking={booking} billing={billing} today={today} now={now} />
          <AboutAdvertiser name={advertiser} advertiser={background.advertiser} />
          {isAsked && <OtherDemand {...background} today={today} />}
        </div>
        <div className="grid min-w-0 gap-5">
          <JudgedArtwork line={line} creatives={creatives} today={today} mayJudge={booking.mayAnswer} />
          {documents}
          <Messages key={line.id} line={line.id} messages={messages} mayWrite={booking.mayAnswer} />
        </div>
      </div>
    </article>
  )
}
