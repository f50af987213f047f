import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import type { CivilDate } from '../../../worker/kernel/rules/dates.ts'
import { lineStateOn } from './states.ts'

/** Styles of a line on the timeline and in the calendar. */
export const LOOKS = {
  booked: 'border-transparent bg-chart-1 text-on-chart',
  asked: 'border-dashed border-warn-dot bg-warn-soft text-warn-ink',
  offered: 'border-info-dot bg-info-soft text-info-ink',
  draft: 'border-line-field bg-surface-2 text-ink-2',
  gone: 'border-dashed border-line-strong bg-surface text-ink-3',
} as const
export type Look = keyof typeof LOOKS

export function lookOf(line: CampaignLine, today: CivilDate): Look {
  switch (lineStateOn(line, today)) {
    case 'draft':
      return 'draft'
    case 'held':
    case 'requested':
    case 'countered':
      return 'asked'
    case 'confirmed':
    case 'live':
    case 'ended':
    case 'stopped':
    case 'settled':
      return 'booked'
    default:
      return 'gone'
  }
}
