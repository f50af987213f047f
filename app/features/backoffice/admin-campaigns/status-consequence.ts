import type { CampaignLine } from '../../../../worker/booking/rules/campaigns/campaign.ts'
import type { ManagedCampaign } from '../../../../worker/booking/rules/campaigns/staff-campaigns.ts'
import { CONFIRMED, stateByCalendar } from '../../../../worker/booking/rules/campaigns/staff-move.ts'
import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'

const OPEN: readonly CampaignLine['status'][] = ['requested', 'countered', 'confirmed', 'live']

interface Consequence {
  text: string
  /** Facts that contradict the status. */
  warning: string | null
  /** Lines that continue in any case. */
  goesOn: readonly CampaignLine[]
}

/** Consequences of a status, which staff read before they save it. */
export function consequenceOf(
  campaign: Pick<ManagedCampaign, 'status' | 'starts' | 'ends' | 'lines'>,
  chosen: string,
  today: CivilDate,
): Consequence {
  const { status, starts, ends, lines } = campaign
  const say = (text: string, warning: string | null = null, goesOn: Consequence['goesOn'] = []) => ({
    text,
    warning,
    goesOn,
  })
  const calendar = stateByCalendar(campaign, today)
  const first = formatDate(starts, today)
  const last = formatDate(ends, today)
  if (status === 'cancelled') return say('It is cancelled. Figures can still be reported.')
  if (chosen === status) {
    if (status !== calendar) return say(`Our team set this status early. By its days it is ${calendar}.`)
    if (status === 'planned') return say(`It becomes active on ${first} if an owner has confirmed.`)
    return say(
      status === 'active'
        ? `It is completed automatically after ${last}.`
        : 'Its last day has passed, so it stays completed.',
    )
  }
  if (chosen === calendar && status !== 'planned') {
    return say(`It follows its days and bookings again, and is ${calendar} today.`)
  }
  if (chosen === 'active') {
    const isConfirmed = lines.some((line) => CONFIRMED.includes(line.status))
    return say('Its bookings still run on their days.', isConfirmed ? null : 'No owner has confirmed a line yet.')
  }
  const goesOn = lines.filter((line) => OPEN.includes(line.status) && line.ends >= today)
  const hasBegun = starts <= today
  return say(
    'Its advertiser can add no more items. Bookings, payments and documents stay as they are: to end them, cancel the campaign instead.',
    hasBegun ? (goesOn.length > 0 ? `It runs until ${last}.` : null) : `It has not run yet: its first day is ${first}.`,
    goesOn,
  )
}
