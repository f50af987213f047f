import type { CampaignPage } from '../../../worker/bookings/campaign-page.server.ts'
import type { Campaign, CampaignLine, CampaignSummary } from '../../../worker/domain/campaign/campaign.ts'
import { type CivilDate, civilDate, formatDate } from '../../../worker/domain/dates.ts'
import { formatMoney, formatMoneyShort, formatNumber, type Paise } from '../../../worker/domain/money.ts'
import { plural } from '../../../worker/domain/text/plural.ts'

const GONE: readonly CampaignLine['status'][] = ['removed', 'declined', 'withdrawn', 'expired', 'cancelled']
const BOOKED: readonly CampaignLine['status'][] = ['confirmed', 'live', 'ended', 'stopped', 'settled']

/** Whether a line is part of the sum: what was added to an approved campaign is not, until its owner is asked. */
export const isCounted = (line: Pick<CampaignLine, 'status'>, { status }: Pick<Campaign, 'status'>): boolean =>
  !GONE.includes(line.status) && (line.status !== 'draft' || status === 'draft' || status === 'rejected')

/** What a cancelled line still costs, GST included. */
export const keptOf = ({ status, total, refund }: Pick<CampaignLine, 'status' | 'total' | 'refund'>): Paise =>
  status === 'cancelled' ? total - refund : 0

/** Before GST. */
export const netOf = (lines: readonly Pick<CampaignLine, 'media' | 'setup'>[]): Paise =>
  lines.reduce((sum, { media, setup }) => sum + media + setup, 0)

/** The figures over a campaign. */
export function figuresOf({ campaign, milestones }: CampaignPage, today: CivilDate) {
  const { lines, total, budget } = campaign
  const counted = lines.filter((line) => isCounted(line, campaign))
  const booked = counted.filter(({ status }) => BOOKED.includes(status))
  const asked = counted.filter(({ status }) => status === 'requested')
  const beforeGst = (some: readonly CampaignLine[]) => `${formatMoney(netOf(some))} before GST`
  const advance = milestones.find(({ kind }) => kind === 'advance')
  return [
    {
      label: 'With GST, payable',
      value: formatMoney(total),
      note: budget === null ? 'no budget set' : `of ${formatMoney(budget)} budget`,
    },
    { label: 'Confirmed', value: `${booked.length} of ${counted.length}`, note: beforeGst(booked) },
    {
      label: 'Waiting for owners',
      value: String(asked.length),
      note: asked.length > 0 ? beforeGst(asked) : `of ${plural(counted.length, ['line', 'lines'])}`,
    },
    advance
      ? {
          label: 'Advance',
          value: formatMoney(advance.amount),
          note: `${advance.percent}%, ${dueText(advance, today)}`,
        }
      : { label: 'Advance', value: '–', note: 'once it is approved' },
  ]
}

/** `paid 21 Nov`, `due 5 Dec`, or what it follows. */
function dueText({ due, paidAt }: CampaignPage['milestones'][number], today: CivilDate): string {
  if (paidAt !== null) return `paid ${formatDate(civilDate(new Date(paidAt)), today)}`
  return due === null ? 'not due yet' : `due ${formatDate(due, today)}`
}

/** The figures over all campaigns of an advertiser. */
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
      note: 'lines that are asked for',
    },
    { label: 'Payable', value: formatMoneyShort(sumOf(({ total }) => total)), note: 'planned and active, with GST' },
  ]
}
