/** One colour of the bars. */
interface BarSeries {
  name: string
  /** A CSS colour from `chartColour`. */
  colour: string
  /** A value for each bar. */
  values: readonly number[]
}

/** Data of bars: the values of all series are stacked. */
export interface BarData {
  /** Label of each bar. */
  names: readonly string[]
  series: readonly BarSeries[]
}

/** The whole length of each bar. */
export const barTotals = ({ names, series }: BarData): number[] =>
  names.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))

/** Index of the series at the end of each bar; -1 for a bar without a length. */
export const lastSeries = ({ names, series }: BarData): number[] =>
  names.map((_, at) => series.findLastIndex(({ values }) => (values[at] ?? 0) > 0))
