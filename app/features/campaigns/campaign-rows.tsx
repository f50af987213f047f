import type { CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { rangeText } from '../../../worker/catalogue/rules/availability/range.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney, formatMoneyShort, type Paise } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { type MoneySums, NO_MONEY } from '../../../worker/money/rules/documents/campaign-sums.ts'
import { ListRows } from '../../kit/list/list-page.tsx'
import { Badge } from '../../ui/badge.tsx'
import { CardLink } from '../../ui/card.tsx'
import { Meter } from '../../ui/meter.tsx'
import { needText } from './needs.ts'
import { CAMPAIGN_WORDS } from './states.ts'

interface CampaignRowsProps {
  campaigns: readonly CampaignSummary[]
  /** Amounts by campaign id. */
  sums: Readonly<Record<string, MoneySums>>
  /** Heading level of the names. */
  heading: 'h2' | 'h3'
  today: CivilDate
}

/** Campaigns as rows: name, days, lines, status, pending decisions, and the amount compared with the budget. */
export function CampaignRows({ campaigns, sums, heading, today }: CampaignRowsProps) {
  return (
    <ListRows items={campaigns} keyOf={({ id }) => id}>
      {(campaign) => (
        <CampaignRow campaign={campaign} money={sums[campaign.id] ?? NO_MONEY} heading={heading} today={today} />
      )}
    </ListRows>
  )
}

interface CampaignRowProps extends Pick<CampaignRowsProps, 'heading' | 'today'> {
  campaign: CampaignSummary
  money: MoneySums
}

function CampaignRow({ campaign, money, heading: Heading, today }: CampaignRowProps) {
  const { id, name, ref, starts, ends, lines, counted, confirmed, status } = campaign
  const { label, tone } = CAMPAIGN_WORDS[status]
  const need = needText(campaign)
  const isQuote = status === 'draft' || status === 'rejected'
  const isAnswered = status === 'planned' || status === 'active' || status === 'completed'
  return (
    <div className="grid gap-x-6 gap-y-2.5 sm:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-[minmax(0,1fr)_auto_11rem] lg:items-center">
      <div className="min-w-0">
        <Heading className="text-base leading-6 font-bold wrap-anywhere">
          <CardLink to={`/dashboard/campaigns/${id}`}>{name}</CardLink>
        </Heading>
        <p className="num text-sm text-ink-3 wrap-anywhere">
          {[
            rangeText({ from: starts, until: ends }, today),
            isAnswered
              ? `${confirmed} of ${plural(counted, ['line', 'lines'])} confirmed`
              : plural(lines, ['line', 'lines']),
            ref,
          ].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:row-start-2 lg:row-start-auto lg:justify-end">
        {need && status !== 'rejected' && <Badge tone="warn">{need}</Badge>}
        {money.due > 0 && (
          <Badge tone="danger">
            <span className="num">Due now {formatMoney(money.due)}</span>
          </Badge>
        )}
        <Badge tone={tone}>{label}</Badge>
      </div>
      <Spend campaign={campaign} total={isQuote ? campaign.total : money.ordered} />
    </div>
  )
}

/** Ordered amount compared with the budget; for a draft, its estimate. */
function Spend({ campaign: { name, budget }, total }: { campaign: CampaignSummary; total: Paise }) {
  if (budget === null) {
    return (
      <p className="num text-sm text-ink-3 sm:text-right">
        <b className="text-ink">{formatMoney(total)}</b>
        <span className="sm:block"> no budget set</span>
      </p>
    )
  }
  const percent = (100 * total) / budget
  const text = `${formatMoneyShort(total)} of ${formatMoneyShort(budget)}`
  return (
    <div className="min-w-0">
      <p aria-hidden className="num mb-1.5 flex justify-between gap-3 text-xs text-ink-3">
        <b className="text-ink">{formatMoneyShort(total)}</b>
        <span>of {formatMoneyShort(budget)}</span>
      </p>
      <Meter
        label={`Spend of ${name} against its budget`}
        percent={percent}
        valueText={text}
        hideLabel
        tone={percent > 100 ? 'danger' : 'normal'}
      />
    </div>
  )
}
