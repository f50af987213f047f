import type { PriceStep, SearchQuery } from './search.ts'

/**
 * Lower bounds of the steps of the price a month, rupees: each about twice the one before, like the trade's usual
 * budgets.
 */
export const PRICE_STEPS = [0, 10_000, 25_000, 50_000, 1_00_000, 2_00_000, 5_00_000, 10_00_000] as const

export const isPriced = ({ least, most }: SearchQuery) => least !== undefined || most !== undefined

/** Every step with its number of results. @param cells results by step */
export const priceSteps = (cells: readonly { step?: number; count: number }[]): PriceStep[] =>
  PRICE_STEPS.map((from, i) => ({
    from,
    below: PRICE_STEPS[i + 1] ?? null,
    count: cells.reduce((sum, { step, count }) => (step === i ? sum + count : sum), 0),
  }))
