import type { LineMessage } from '../../../worker/bookings/messages.server.ts'
import type { OwnerBooking } from '../../../worker/bookings/owner-bookings.server.ts'
import { mediaSpec } from '../../../worker/domain/catalogue/registry/media.ts'
import type { CivilDate } from '../../../worker/domain/dates.ts'
import { formatNumber } from '../../../worker/domain/money.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Card } from '../../ui/card.tsx'
import { Figures } from '../../ui/figures.tsx'
import { TextLink } from '../../ui/link.tsx'
import { SpecList } from '../../ui/spec-list.tsx'
import { lineDays, lineQuantity } from '../listing-card/line-order.ts'
import { LinePicture } from '../listing-card/line-picture.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { Messages } from './messages.tsx'
import { REQUEST_STATE } from './request-states.ts'

interface RequestViewProps {
  booking: OwnerBooking
  messages: readonly LineMessage[]
  today: CivilDate
  /** Instant at which the page was made, ms. */
  now: number
}

/** One request or booking: what is asked for, by whom, what it brings, and the answers. */
export function RequestView({ booking, messages, today, now }: RequestViewProps) {
  const { line, campaign, confirmedBefore } = booking
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
        <Card as="section" aria-label="What is asked for" className="overflow-hidden sm:flex">
          <LinePicture line={line} className="w-full sm:w-52 sm:self-stretch" />
          <div className="min-w-0 flex-1 p-5">
            <p className="text-xs text-ink-3">
              {mediaSpec({ id: snapshot.category, name: snapshot.category }).label} · {snapshot.place}
            </p>
            <h2 className="text-lg wrap-anywhere">
              <TextLink to={snapshot.path}>{snapshot.title}</TextLink>
            </h2>
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
          <AnswerPanel key={line.id} booking={booking} today={today} now={now} />
          <Card as="section" aria-labelledby="advertiser" className="p-5">
            <h2 id="advertiser" className="text-base">
              About the advertiser
            </h2>
            <p className="mt-3 flex items-center gap-3 font-semibold">
              <Avatar name={advertiser} />
              <span className="min-w-0 text-sm wrap-anywhere">{advertiser}</span>
            </p>
            <div className="mt-3">
              <SpecList
                columns={1}
                facts={[{ label: 'Bookings confirmed so far', value: formatNumber(confirmedBefore) }]}
              />
            </div>
            <p className="mt-2 text-xs text-ink-3">
              The name is the advertiser’s own. Confirmed by owners anywhere here.
            </p>
          </Card>
        </div>
        <Messages key={line.id} line={line.id} messages={messages} />
      </div>
    </article>
  )
}
