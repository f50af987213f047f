import type { RequestBackground } from '../../../../worker/booking/lines/request-background.server.ts'
import { type CivilDate, type DateSpan, daysIn, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import { formatMoney, formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { useIdentity } from '../../../site.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'

/** Earlier bookings of the advertiser. */
export function AboutAdvertiser({
  name,
  advertiser: { since, confirmed, completed, withOwner, worthWithOwner },
}: Pick<RequestBackground, 'advertiser'> & { name: string }) {
  const site = useIdentity()

  return (
    <Card as="section" aria-labelledby="advertiser" className="p-5">
      <h2 id="advertiser" className="text-base">
        About the advertiser
      </h2>
      <p className="mt-3 flex items-center gap-3 font-semibold">
        <Avatar name={name} />
        <span className="min-w-0 text-sm wrap-anywhere">{name}</span>
      </p>
      <div className="mt-3">
        <SpecList
          columns={1}
          facts={[
            ...(since ? [{ label: `With ${site.name} since`, value: since.slice(0, 4) }] : []),
            { label: 'Bookings confirmed so far', value: formatNumber(confirmed) },
            { label: 'Completed', value: formatNumber(completed) },
            { label: 'Booked with you', value: formatNumber(withOwner) },
            ...(withOwner > 0 ? [{ label: 'Spent with you, before GST', value: formatMoney(worthWithOwner) }] : []),
          ]}
        />
      </div>
      <p className="mt-2 text-xs text-ink-3">The name is the advertiser’s own. Bookings with all owners count.</p>
    </Card>
  )
}

const others = (count: number) => plural(count, ['other advertiser', 'other advertisers'])

const gapText = (gap: DateSpan, today: CivilDate) =>
  `${plural(daysIn(gap), ['day', 'days'])}, ${formatDate(gap.start, today)} to ${formatDate(gap.end, today)}`

/** Other requests for the same days, while the request can be answered. */
export function OtherDemand({
  others: { watching, drafts, ranOut },
  gaps: { before, after, least },
  today,
}: Pick<RequestBackground, 'others' | 'gaps'> & { today: CivilDate }) {
  const demand = [
    ...(watching > 0 ? [`${others(watching)} watching these days.`] : []),
    ...(drafts > 0 ? [`${others(drafts)} with some of these days in a draft.`] : []),
    ...(ranOut > 0
      ? [`${plural(ranOut, ['request', 'requests'])} from others for some of these days expired without an answer.`]
      : []),
  ]
  const short = [before, after].filter((gap) => gap !== null)
  return (
    <Card as="section" aria-labelledby="demand" className="p-5">
      <h2 id="demand" className="text-base">
        Other demand for these days
      </h2>
      <ul className="mt-3 grid gap-2 text-sm text-ink-2">
        {demand.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {demand.length === 0 && <li>No other requests for these days.</li>}
        {short.map((gap) => (
          <li key={gap.start}>
            It leaves {gapText(gap, today)} free: fewer than your minimum of {least}.
          </li>
        ))}
      </ul>
    </Card>
  )
}
