import { type CellValue, columnName, type Sheet } from '../../kernel/files/workbook.ts'
import type { Paise } from '../../kernel/rules/money.ts'
import type { Plan, PlanLine } from '../rules/plan/plan.ts'
import { costOfLine, formula, gstOfLine, LINE_COLUMNS, summed } from './line-columns.ts'

const AMOUNTS: Readonly<Record<string, (line: PlanLine) => Paise>> = {
  'Net, ₹': ({ netAmount }) => netAmount,
  'Printing, ₹': ({ setupAmount }) => setupAmount,
  'GST, ₹': gstOfLine,
  'Total, ₹': costOfLine,
}

/** One line of the plan a row, and their sums. */
export function planSheet(plan: Plan, origin: string): Sheet {
  const { lineItems } = plan
  const last = lineItems.length + 1
  const sums = LINE_COLUMNS.map(({ label, isSummed }, at): CellValue => {
    if (at === 3) return 'All lines'
    if (!isSummed) return null
    const range = `SUM(${columnName(at)}2:${columnName(at)}${last})`
    const { [label]: amountOf } = AMOUNTS
    if (amountOf) return summed(range, sumOf(lineItems, amountOf))
    return formula(
      range,
      sumOf(lineItems, ({ impressions }) => impressions ?? 0),
      'count',
    )
  })
  return {
    name: 'Plan',
    columns: LINE_COLUMNS.map(({ label, width }) => ({ label, width })),
    rows: [
      ...lineItems.map((line, at) => LINE_COLUMNS.map(({ value }) => value(line, { plan, origin, row: at + 2 }))),
      ...(lineItems.length > 0 ? [sums] : []),
    ],
    lookOf: (row) => (row === lineItems.length ? 'sum' : undefined),
    frozen: { rows: 1, columns: 4 },
    isPrintable: true,
  }
}

export const sumOf = (lines: readonly PlanLine[], amountOf: (line: PlanLine) => number): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0)
