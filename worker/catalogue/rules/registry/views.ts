import type { Paise } from '../../../kernel/rules/money.ts'
import { plural } from '../../../kernel/rules/text/plural.ts'
import { type RateUnit, UNITS } from './units.ts'

/** Facts from which the views of a booking are counted. */
export interface ViewsBasis {
  rate: { rate: Paise; unit: RateUnit; minQuantity: number; minDuration: number }
  /** Price of a month of the smallest booking. */
  monthly: Paise
  /** Audience figure of the medium: the registry's `audience` names its unit. */
  audience: number
  /** Audience of one piece of its spot: a play (TV, radio), a day (airport); null elsewhere. */
  spotAudience: number | null
  details: { screens?: number | null | undefined; loop?: { slots: number } | null | undefined }
}

/** Views of one month of the smallest booking, and their derivation. */
export interface MonthlyViews {
  /** Null where the audience cannot be made into views. */
  count: number | null
  how: string
}

export type ViewsRule = (counted: ViewsBasis) => MonthlyViews

export const DAYS_A_MONTH = 30

/** The audience is counted a day. */
export const daily: ViewsRule = ({ audience }) => ({ count: audience * DAYS_A_MONTH, how: `A day × ${DAYS_A_MONTH}` })

/** The audience is that of the whole booking. */
export const asStated =
  (how: string): ViewsRule =>
  ({ audience }) => ({ count: audience, how })

/** Print: each insertion of the smallest booking meets the whole audience once more. */
export const inEach =
  (whom: string, insertions: readonly [one: string, many: string]): ViewsRule =>
  ({ rate, audience }) => ({
    count: audience * rate.minDuration,
    how: `${whom} × ${plural(rate.minDuration, insertions)}`,
  })

/** The audience cannot be made into views. */
export const uncounted =
  (how: string): ViewsRule =>
  () => ({ count: null, how })

/** TV and radio: the channel's reach is not that of one spot, so the paid plays count, each with its own audience. */
export const plays: ViewsRule = ({ rate, spotAudience }) => ({
  count: spotAudience === null ? null : spotAudience * rate.minQuantity * UNITS[rate.unit].perMonth,
  how: 'Audience of a play × plays a month',
})

/** Airport: the people who pass the spot in a day. */
export const passedSpot: ViewsRule = ({ spotAudience }) => ({
  count: spotAudience === null ? null : spotAudience * DAYS_A_MONTH,
  how: `People a day at the spot × ${DAYS_A_MONTH}`,
})

/** Cinema: a film runs on some of the screens, a panel in the foyer is passed by everyone. */
export const shows: ViewsRule = (counted) => {
  const { rate, audience, details } = counted
  if (rate.unit !== 'per_screen_week') return daily(counted)
  const share = Math.min(1, rate.minQuantity / (details.screens ?? 1))
  return {
    count: audience * share * DAYS_A_MONTH,
    how: `A day on ${rate.minQuantity} of ${details.screens ?? 1} × ${DAYS_A_MONTH}`,
  }
}

/** Screens: a passer-by meets the slots of the loop in turn. */
export const slots: ViewsRule = (counted) => {
  const inLoop = counted.details.loop?.slots
  if (!inLoop) return daily(counted)
  return { count: (counted.audience / inLoop) * DAYS_A_MONTH, how: `A day ÷ ${inLoop} slots × ${DAYS_A_MONTH}` }
}

/** Digital media sell the views themselves; a click is more than a view. */
export const boughtViews: ViewsRule = ({ rate, monthly }) => {
  if (rate.unit === 'per_mille') return { count: (monthly / rate.rate) * 1_000, how: 'Views bought' }
  if (rate.unit === 'per_view') return { count: monthly / rate.rate, how: 'Completed views bought' }
  return { count: null, how: 'Sold by the click, not the view' }
}
