import { toCsv } from '../../../../worker/kernel/rules/csv.ts'
import type { ComparisonCell, ComparisonRow } from './rows.ts'

/** Cell of the table as one line: `63 lakh (A day × 30)`. */
function cellText({ value, unit, note, praise }: ComparisonCell): string {
  const behind = [praise, note].filter(Boolean).join('; ')
  return [value, unit, behind && `(${behind})`].filter(Boolean).join(' ')
}

interface Column {
  title: string
  place: string
  url: string
}

/** Comparison as CSV: the columns and rows of the table. */
export function compareCsv(columns: readonly Column[], rows: readonly ComparisonRow[]): string {
  return toCsv([
    ['', ...columns.map(({ title }) => title)],
    ['Place', ...columns.map(({ place }) => place)],
    ...rows.map(({ label, cells }) => [label, ...cells.map(cellText)]),
    ['Page', ...columns.map(({ url }) => url)],
  ])
}
