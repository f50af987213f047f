import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { Table, type TableColumn } from '../../../kit/list/table.tsx'
import { fullMoney, type PlanPart, people, peopleRange, percent, times, unitCost } from '../plan/plan-formats.ts'
import { Dot } from '../plan/plan-header.tsx'
import { Slide } from './slide.tsx'

/** Maximum number of rows; the rest is summed up. */
const MAX_ROWS = 8

interface Share {
  name: string
  amount: number
  sharePct: number
  colour: string
}

/** Largest shares, and the sum of the rest. */
function largest(shares: readonly Share[]): Share[] {
  if (shares.length <= MAX_ROWS) return [...shares]
  const rest = shares.slice(MAX_ROWS - 1)
  const sum = (of: (share: Share) => number) => rest.reduce((all, share) => all + of(share), 0)
  return [
    ...shares.slice(0, MAX_ROWS - 1),
    {
      name: `${rest.length} more`,
      amount: sum(({ amount }) => amount),
      sharePct: sum(({ sharePct }) => sharePct),
      colour: 'var(--line-strong)',
    },
  ]
}

/** Plan on one page: three figures, and the split of the cost. */
export function OverviewSlide({ plan, parts }: { plan: Plan; parts: readonly PlanPart[] }) {
  const { totals, delivery, method, citySummary } = plan
  const { effectiveReach: often, target } = delivery
  const figures = [
    { label: 'All in', value: fullMoney(totals.payable), note: 'media, printing and GST' },
    target
      ? { label: `${target.label}, reached`, value: people(target.reach), note: `of ${people(target.universe)}` }
      : {
          label: 'People reached',
          value: people(delivery.reach),
          note: `modelled, ${peopleRange(delivery.reachRange)}`,
        },
    {
      label: `Reached ${often.k} times or more`,
      value: people(target ? target.effectiveReach : often.reach),
      note: `${times(delivery.frequency)} times each on average`,
    },
  ]
  const media = parts.map(({ name, value, sharePct, colour }) => ({ name, amount: value, sharePct, colour }))
  const cities = citySummary.map(({ city, netAmount, sharePct }) => ({
    name: city,
    amount: netAmount,
    sharePct,
    colour: 'var(--color-chart-1)',
  }))
  return (
    <Slide title="The plan on a page">
      <dl className="deck-figures">
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <span>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="deck-split">
        <Split caption="By medium, before GST" shares={largest(media)} />
        <Split caption="By city, before GST" shares={largest(cities)} />
      </div>
      <p className="deck-small">
        Planned: {fullMoney(totals.subtotal)} of media before GST, {unitCost(delivery.cpm)} for a thousand impressions.
        {method.certificate &&
          ` At least ${percent(Math.floor(method.certificate.share * 1000) / 10)} of the best plan that these offers allow, by our model.`}
      </p>
    </Slide>
  )
}

const COLUMNS: readonly TableColumn<Share>[] = [
  {
    key: 'name',
    label: 'Part',
    isName: true,
    cell: ({ name, colour }) => (
      <span>
        <Dot colour={colour} /> {name}
      </span>
    ),
  },
  { key: 'amount', label: 'Before GST', align: 'end', cell: ({ amount }) => fullMoney(amount) },
  { key: 'share', label: 'Share', align: 'end', cell: ({ sharePct }) => percent(sharePct) },
]

const Split = ({ caption, shares }: { caption: string; shares: readonly Share[] }) => (
  <Table
    heads="none"
    caption={caption}
    isCaptionShown
    className="deck-table"
    columns={COLUMNS}
    rows={shares}
    keyOf={({ name }) => name}
  />
)
