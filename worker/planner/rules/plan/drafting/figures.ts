import type { Paise } from '../../../../kernel/rules/money.ts'

/** The cost of a thousand impressions, to the paisa. */
export const perThousand = (net: Paise, impressions: number): Paise => Math.round((net / impressions) * 1_000)

/** A value rounded to a number of decimals. */
export const round = (value: number, decimals = 2): number => {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}
