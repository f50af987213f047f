/** One colour of the bars. */
interface BarSeries {
  name: string
  /** A CSS colour from `chartColour`. */
  colour: string
  /** A value for each bar. */
  values: readonly number[]
}

/** What bars show: the values of all series lie on top of each other. */
export interface BarData {
  /** What each bar is. */
  names: readonly string[]
  series: readonly BarSeries[]
}

/** The whole length of each bar. */
export const barTotals = ({ names, series }: BarData): number[] =>
  names.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))

/** Which series is at the end of each bar; -1 for a bar without a length. */
export const lastSeries = ({ names, series }: BarData): number[] =>
  names.map((_, at) => series.findLastIndex(({ values }) => (values[at] ?? 0) > 0))
