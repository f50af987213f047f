import type { Campaign, CampaignLine, CampaignSummary } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { HOLD_MS } from '../../../worker/booking/rules/campaigns/campaign-item.ts'
import { titleWithRef } from '../../../worker/catalogue/rules/listing-marks.ts'
import { type CivilDate, formatDate, formatInstant } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { lineDays } from '../../kit/listing-card/line-order.ts'
import { lineStateOn, offersOtherDays } from './states.ts'

const isApproved = ({ status }: Pick<Campaign, 'status'>) => status === 'planned' || status === 'active'

/** Number of pending decisions: `1 line needs you`; null without one. */
export function needText(campaign: Pick<CampaignSummary, 'status' | 'needed'>): string | null {
  const { status, needed } = campaign
  if (status === 'rejected') return 'Our team sent it back'
  if (!isApproved(campaign) || needed === 0) return null
  return `${plural(needed, ['line needs', 'lines need'])} you`
}

/** Next step of a line, in a few words. */
export function nextText(
  line: CampaignLine,
  campaign: Pick<Campaign, 'status' | 'submittedAt'>,
  today: CivilDate,
): string {
  const { answerBy, reason, starts, ends } = line
  const by = answerBy === null ? '' : ` by ${formatInstant(answerBy)}`
  switch (lineStateOn(line, today)) {
    case 'draft':
      return isApproved(campaign) ? 'Send a request to its owner' : 'Held when you send the campaign'
    case 'held':
      return campaign.submittedAt === null
        ? 'Our team answers first'
        : `Held until ${formatInstant(campaign.submittedAt + HOLD_MS)}`
    case 'requested':
      return `Owner answers${by}`
    case 'countered':
      return `Your answer${by}`
    case 'expired':
      return isApproved(campaign) ? 'Ask again, or remove it' : 'The hold has ended; our team still answers'
    case 'declined':
      return reason || 'Find another place'
    case 'confirmed':
      return `Starts ${formatDate(starts, today)}`
    case 'live':
      return `Runs until ${formatDate(ends, today)}`
    case 'ended':
    case 'settled':
      return `Ran until ${formatDate(ends, today)}`
    default:
      return reason
  }
}

/** Line that waits for the advertiser. */
interface Need {
  line: string
  text: string
}

const NEEDED = ['countered', 'expired', 'draft', 'declined'] as const satisfies CampaignLine['status'][]

function needOf(line: CampaignLine, today: CivilDate): string {
  const { snapshot, offer, answerBy, reason } = line
  const { owner } = snapshot
  const title = titleWithRef(snapshot)
  if (offer) {
    const what = offersOtherDays(line) ? lineDays(offer, today) : formatMoney(offer.media + offer.setup)
    return `${owner} offers ${what} for ${title}.${answerBy === null ? '' : ` Answer by ${formatInstant(answerBy)}.`}`
  }
  if (line.status === 'expired') return `${owner} did not answer in time for ${title}. Ask again, or remove it.`
  if (line.status === 'draft') return `${title} was added and its request is not sent yet.`
  return `${owner} declined ${title}${reason ? `: ${reason}` : ''}.`
}

/**
 * Lines of an approved campaign that wait for the advertiser, the most urgent first.
 * @param replaced ids of the replacing lines, by the id of the declined one
 */
export function needsOf(campaign: Campaign, today: CivilDate, replaced: Readonly<Record<string, string>>): Need[] {
  if (!isApproved(campaign)) return []
  // A line cannot be replaced after its first day.
  const isOpen = ({ id, status, starts }: CampaignLine) =>
    status !== 'declined' || (starts > today && replaced[id] === undefined)
  return NEEDED.flatMap((status) =>
    campaign.lines
      .filter((line) => line.status === status && isOpen(line))
      .map((line) => ({ line: line.id, text: needOf(line, today) })),
  )
}
