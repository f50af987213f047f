import type { CancellationBand, CancellationKind } from './cancellation.ts'
import type { RuleName } from './rules.ts'

/** Names of the rules that staff change with a date. */
export const RULE_LABELS: Record<RuleName, string> = {
  fee: 'Platform fee',
  milestones: 'Milestones',
  cancellation: 'Cancellation',
}

export const KIND_LABELS: Record<CancellationKind, string> = {
  outdoor: 'Outdoor, transit and on-ground',
  broadcast: 'Television, radio and screens',
  print: 'Print',
  creator: 'Creators',
}

/** Name of the GST rate for categories without a rate of their own. */
export const OTHER_CATEGORIES = 'Every other category'

/** `18%`, `12.5%` @param bp basis points */
export const formatPercent = (bp: number): string => `${bp / 100}%`

/** `30% / 40% / 30%`: advance, progress and final. */
export const milestonesText = (parts: readonly number[]): string => parts.map((part) => `${part}%`).join(' / ')

/** `0% from 30 days before, 25% from 15 days before, then 100%`: kept percents of the media cost. */
export const bandsText = (bands: readonly CancellationBand[]): string =>
  `${bands.map(({ days, kept }) => `${kept}% from ${days} days before`).join(', ')}, then 100%`
