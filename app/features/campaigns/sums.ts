import type { Campaign, CampaignLine, CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { formatMoney, formatNumber, type Paise } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'

const GONE: readonly CampaignLine['status'][] = ['removed', 'declined', 'withdrawn', 'expired', 'cancelled']
const BOOKED: readonly CampaignLine['status'][] = ['confirmed', 'live', 'ended', 'stopped', 'settled']

/** True when a line is part of the total: a line added to an approved campaign is not, until its owner is asked. */
export const isCounted = (line: Pick<CampaignLine, 'status'>, { status }: Pick<Campaign, 'status'>): boolean =>
  !GONE.includes(line.status) && (line.status !== 'draft' || status === 'draft' || status === 'rejected')

/** Cancellation fee of a line, with GST. */
export const cancellationFee = ({ status, total, refund }: Pick<CampaignLine, 'status' | 'total' | 'refund'>): Paise =>
  status === 'cancelled' ? total - refund : 0

/** Total before GST. */
export const netOf = (lines: readonly Pick<CampaignLine, 'media' | 'setup'>[]): Paise =>
  lines.reduce((sum, { media, setup }) => sum + media + setup, 0)

/** Figures of a campaign before approval: its estimated cost. */
export function quoteFigures({ lines, total, budget, status }: Campaign) {
  const counted = lines.filter((line) => isCounted(line, { status }))
  return [
    {
      label: 'Total with GST',
      value: formatMoney(total),
      note: budget === null ? 'no budget set' : `of ${formatMoney(budget)} budget`,
    },
    { label: 'Before GST', value: formatMoney(netOf(counted)), note: 'media, printing and mounting' },
    { label: 'Lines', value: formatNumber(counted.length), note: 'in this campaign' },
    {
      label: 'Owners',
      value: formatNumber(new Set(counted.map(({ ownerId }) => ownerId)).size),
      note: 'to request from',
    },
  ]
}

/** Captions of the figures of an approved campaign. */
export function moneyNotes(campaign: Campaign) {
  const counted = campaign.lines.filter((line) => isCounted(line, campaign))
  const waiting = counted.filter(({ status }) => !BOOKED.includes(status))
  const lines = plural(counted.length, ['line', 'lines'])
  return {
    ordered: campaign.budget === null ? lines : `${lines}, budget ${formatMoney(campaign.budget)}`,
    ...(waiting.length > 0 && { unconfirmed: plural(waiting.length, ['line', 'lines']) }),
  }
}

/** Figures over all campaigns of an advertiser. */
export function overviewFigures(campaigns: readonly CampaignSummary[]) {
  const approved = campaigns.filter(({ status }) => status === 'planned' || status === 'active')
  const active = approved.filter(({ status }) => status === 'active')
  const sumOf = (count: (campaign: CampaignSummary) => number) =>
    approved.reduce((sum, campaign) => sum + count(campaign), 0)
  return [
    {
      label: 'Campaigns',
      value: formatNumber(campaigns.length),
      note: `${formatNumber(active.length)} active, ${formatNumber(approved.length - active.length)} planned`,
    },
    { label: 'Lines that need you', value: formatNumber(sumOf(({ needed }) => needed)), note: 'in approved campaigns' },
    {
      label: 'Waiting for owners',
      value: formatNumber(sumOf(({ waiting }) => waiting)),
      note: 'requested lines',
    },
  ]
}
