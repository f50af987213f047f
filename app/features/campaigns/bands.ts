import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { addDays, type CivilDate } from '../../../worker/kernel/rules/dates.ts'
import {
  type CancellationBand,
  type CancellationBands,
  daysUntil,
} from '../../../worker/organisations/rules/billing/cancellation.ts'

/** A period before the start of a booking, and the percentage of the media price that cancelling in it costs. */
export interface BandPart {
  /** Period as text: `30 days and more`, `15 to 29 days`, `later`. */
  when: string
  /** Fee in percent of the media price. */
  kept: number
  isNow: boolean
  /** First day of the period; null for the first one. */
  from: CivilDate | null
}

const LATER: CancellationBand = { days: 0, kept: 100 }

/** Cancellation fees of a confirmed booking by period, from the terms of its medium. */
export function bandsOf(
  line: Pick<CampaignLine, 'snapshot' | 'starts'>,
  bands: CancellationBands,
  today: CivilDate,
): BandPart[] {
  const own = bands[mediaSpec({ id: line.snapshot.category, name: '' }).terms.cancellation]
  const before = daysUntil(today, line.starts)
  const all = [...own, LATER]
  const now = all.findIndex(({ days }) => before >= days)
  return all.map(({ days, kept }, i) => {
    const earlier = all[i - 1]
    const when =
      earlier === undefined
        ? `${days} days and more`
        : i === own.length
          ? 'later'
          : `${days} to ${earlier.days - 1} days`
    return { when, kept, isNow: i === now, from: earlier === undefined ? null : addDays(line.starts, 1 - earlier.days) }
  })
}

/** Period after today's; null when the fee does not rise any more. */
export const nextBand = (parts: readonly BandPart[]): BandPart | null =>
  parts[parts.findIndex(({ isNow }) => isNow) + 1] ?? null
