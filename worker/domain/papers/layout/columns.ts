import { CONTENT_WIDTH, type TextStyleName } from '../page.ts'
import type { Cell, TableBlock } from '../paper.ts'
import { plainMoney } from '../parts.ts'
import { widthOf } from './text.ts'

/** Measures of a table: of lines, a small one under a heading, or a dense one of many rows. */
export interface TableStyle {
  /** Above and below the text of a cell, px. */
  block: number
  /** At the sides of a cell, px, wherever there is room. */
  inline: number
  text: TextStyleName
  bold: TextStyleName
  group: { above: number; below: number }
}

export function tableStyle(table: TableBlock, isCompact: boolean): TableStyle {
  const group = isCompact ? { above: 6, below: 1 } : { above: 9, below: 3 }
  if (table.isDense) return { block: 8, inline: 4, text: 'dense', bold: 'denseBold', group }
  const block = table.heading === undefined ? (isCompact ? 6 : 9) : isCompact ? 4.5 : 5.5
  return { block, inline: 8, text: 'body', bold: 'bold', group }
}

export const mainOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.main)
export const isBoldCell = (cell: Cell): boolean => typeof cell !== 'string' && cell.isBold === true

const longestWord = (text: string, style: TextStyleName) =>
  Math.max(0, ...text.split(/\s+/).map((word) => widthOf(word, style)))

/** Sums of all rows by column; null in columns without one. */
export function columnSums(table: TableBlock): (number | null)[] {
  return table.columns.map((_, i) => {
    const amounts = table.rows.flatMap((row) => (row.kind === 'cells' ? [row.amounts?.[i] ?? null] : []))
    const known = amounts.filter((amount) => amount !== null)
    return known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null
  })
}

/** What each column needs so that no amount, no head and no word breaks, without its sides. */
function needs(table: TableBlock, style: TableStyle): number[] {
  const sums = columnSums(table)
  return table.columns.map((column, i) => {
    const cells = table.rows.flatMap((row) => (row.kind === 'cells' ? [row.cells[i] ?? ''] : []))
    const widths = cells.map((cell) => {
      const name = isBoldCell(cell) ? style.bold : style.text
      return column.align === 'end' ? widthOf(mainOf(cell), name) : longestWord(mainOf(cell), name)
    })
    const sum = column.align === 'end' ? widthOf(mainOf(table.sum?.[i] ?? ''), style.bold) : 0
    const carried = sums[i] ?? null
    return Math.max(
      widthOf(column.label, 'head'),
      sum,
      carried === null ? 0 : widthOf(plainMoney(carried), style.bold),
      ...widths,
    )
  })
}

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

/** Widths of the columns and the room at the sides of a cell, px: their shares, moved to where an amount needs more. */
export function columnWidths(table: TableBlock, style: TableStyle): { widths: number[]; inline: number } {
  const own = needs(table, style)
  const inline = [style.inline, 6, 4].find((side) => total(own.map((need) => need + 2 * side)) <= CONTENT_WIDTH) ?? 4
  const least = own.map((need) => need + 2 * inline + 0.01)
  if (total(least) >= CONTENT_WIDTH) {
    // A single word that is wider than the page may break; amounts have no words.
    const flexible = table.columns.map(({ align }, i) => (align === 'start' ? (least[i] ?? 0) : 0))
    const over = total(least) - CONTENT_WIDTH
    const share = Math.min(0.9, over / Math.max(1, total(flexible)))
    const cut = least.map((width, i) => width - (flexible[i] ?? 0) * share)
    return { widths: cut.map((width) => (width * CONTENT_WIDTH) / total(cut)), inline }
  }
  const wanted = table.columns.map(({ width }, i) => Math.max(width * CONTENT_WIDTH, least[i] ?? 0))
  const over = total(wanted) - CONTENT_WIDTH
  const slack = total(wanted) - total(least)
  return { widths: wanted.map((width, i) => width - (over * (width - (least[i] ?? 0))) / Math.max(slack, 1)), inline }
}
