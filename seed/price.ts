import { type Paise, toPaise } from '../worker/kernel/rules/money.ts'
import type { Random } from './random.ts'

/** The trade quotes 1,85,000, not 1,84,213: the coarser, the larger. Amounts in rupees. */
const GRAIN: readonly [below: number, grain: number][] = [
  [10, 0.05],
  [100, 1],
  [1_000, 10],
  [10_000, 100],
  [100_000, 500],
  [1_000_000, 5_000],
  [Number.POSITIVE_INFINITY, 10_000],
]

/** Rupees, rounded the way rate cards are. */
export function roundPrice(amount: number): number {
  const grain = GRAIN.find(([below]) => amount < below)?.[1] ?? 1
  return Number((Math.round(amount / grain) * grain).toFixed(2))
}

/** A price in paise between two amounts in rupees, small ones more often, rounded but never out of bounds. */
export function drawPrice(random: Random, least: number, most: number): Paise {
  return toPaise(Math.min(Math.max(roundPrice(least * (most / least) ** random.next()), least), most))
}

/** Rupees, rounded as rate cards are, in paise. */
export const priceOf = (amount: number): Paise => toPaise(roundPrice(amount))

/** A count that people would write down: two or three leading figures. */
export function roundCount(count: number): number {
  const grain = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return Math.round(count / grain) * grain
}

/** A head count between two bounds, small ones more often. */
export const drawCount = (random: Random, least: number, most: number): number =>
  Math.min(Math.max(roundCount(least * (most / least) ** random.next()), least), most)
