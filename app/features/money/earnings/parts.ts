import type { EarningSums } from '../../../../worker/money/rules/earnings/report.ts'

interface EarningPart {
  key: Exclude<keyof EarningSums, 'value'>
  label: string
  /** Index of the chart colour. */
  colour: number
}

/** Parts of a sum, in the order of their bars. */
export const PARTS: readonly EarningPart[] = [
  { key: 'received', label: 'Paid', colour: 0 },
  { key: 'invoiced', label: 'Invoiced', colour: 4 },
  { key: 'expected', label: 'Expected', colour: 1 },
]

/** Basis points as text with at most one decimal: `62.5%`. */
export const percentText = (bp: number): string => `${Math.round(bp / 10) / 10}%`
