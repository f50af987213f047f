import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Cell, TableBlock } from '../document-layout.ts'
import { plainMoney } from '../parts.ts'
import { CONTENT_WIDTH, type TextStyleName } from './page.ts'
import { widthOf } from './text.ts'

/** Measures of a table: of lines, a small one under a heading, or a dense one of many rows. */
export interface TableStyle {
  /** Above and below the text of a cell, px. */
  block: number
  /** At the sides of a cell, px, wherever there is room. */
  inline: number
  text: TextStyleName
  bold: TextStyleName
  soft: TextStyleName
  group: { above: number; below: number }
}

export function tableStyle(table: TableBlock, isCompact: boolean): TableStyle {
  const group = isCompact ? { above: 6, below: 1 } : { above: 9, below: 3 }
  if (table.isDense) return { block: 8, inline: 4, text: 'dense', bold: 'denseBold', soft: 'denseSoft', group }
  const block = table.heading === undefined ? (isCompact ? 6 : 9) : isCompact ? 4.5 : 5.5
  return { block, inline: 8, text: 'body', bold: 'bold', soft: 'soft', group }
}

/** Between a label and its amount within a cell, px. */
export const PART_GAP = 12
/** Tolerance, so that an exact fit does not break. */
const ROUNDING = 0.01
/** Words that break have this room, sides included, px. */
const LEAST_COLUMN = 48

export const mainText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.main)

/** Lines have their number in the first column. */
export const isNumbered = (table: TableBlock): boolean => table.columns[0]?.label === '#'

/** Text style of a cell: line numbers and dashes are softer. */
export function cellStyle(cell: Cell, column: number, table: TableBlock, style: TableStyle): TextStyleName {
  if (typeof cell !== 'string' && cell.isBold) return style.bold
  return mainText(cell) === '–' || (column === 0 && isNumbered(table)) ? style.soft : style.text
}

export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const longestWord = (text: string, style: TextStyleName) =>
  Math.max(0, ...text.split(/\s+/).map((word) => widthOf(word, style)))

/** Width that a cell needs without a line break in its texts. */
function unbroken(cell: Cell, name: TextStyleName): number {
  const main = widthOf(mainText(cell), name)
  if (typeof cell === 'string') return main
  const subs = cell.sub?.map((text) => widthOf(text, 'small')) ?? []
  const parts =
    cell.parts?.map(({ label, amount }) => widthOf(label, 'small') + PART_GAP + widthOf(amount, 'small')) ?? []
  return Math.max(main, ...subs, ...parts)
}

/** Sums by column over the amounts of rows; null in columns without one. */
export const sumsOf = (table: TableBlock, rows: readonly (readonly (Paise | null)[])[]): (Paise | null)[] =>
  table.columns.map((_, i) => {
    const known = rows.map((amounts) => amounts[i] ?? null).filter((amount) => amount !== null)
    return known.length > 0 ? total(known) : null
  })

export const columnSums = (table: TableBlock) =>
  sumsOf(
    table,
    table.rows.map((row) => (row.kind === 'cells' ? (row.amounts ?? []) : [])),
  )

interface Need {
  /** No amount, no head and no word breaks. */
  least: number
  /** No text breaks. */
  most: number
}

/** Width that each column needs without padding, px. */
function needs(table: TableBlock, style: TableStyle): Need[] {
  const sums = columnSums(table)
  return table.columns.map(({ label, align }, i) => {
    const cells = table.rows.flatMap((row) => (row.kind === 'cells' ? [row.cells[i] ?? ''] : []))
    const nameOf = (cell: Cell) => cellStyle(cell, i, table, style)
    const head = widthOf(label, 'head')
    const most = Math.max(head, ...cells.map((cell) => unbroken(cell, nameOf(cell))))
    if (align === 'start') {
      return { least: Math.max(head, ...cells.map((cell) => longestWord(mainText(cell), nameOf(cell)))), most }
    }
    const sum = sums[i] ?? null
    const bold = [mainText(table.sum?.[i] ?? ''), sum === null ? '' : plainMoney(sum)]
    const need = Math.max(most, ...bold.map((text) => widthOf(text, style.bold)))
    return { least: need, most: need }
  })
}

/** Room at the sides of a cell: less where that keeps texts on one line, least where words would break. */
function inlineOf(needs: readonly Need[], style: TableStyle): number {
  const fits = (kind: keyof Need) => (side: number) =>
    total(needs.map((need) => need[kind] + 2 * side)) <= CONTENT_WIDTH
  const sides = [style.inline, 6, 5, 4].filter((side) => side <= style.inline)
  return sides.find(fits('most')) ?? sides.find(fits('least')) ?? 4
}

/**
 * Widths of the columns and the room at the sides of a cell, px: their shares, moved from where there is room to where an amount
 * or a text needs more.
 */
export function columnWidths(table: TableBlock, style: TableStyle): { widths: number[]; inline: number } {
  const own = needs(table, style)
  const inline = inlineOf(own, style)
  const least = own.map((need) => need.least + 2 * inline + ROUNDING)
  if (total(least) >= CONTENT_WIDTH) return { widths: squeezed(table, least), inline }
  const most = own.map((need) => need.most + 2 * inline + ROUNDING)
  const shares = table.columns.map(({ width }, i) => Math.max(width * CONTENT_WIDTH, least[i] ?? 0))
  const over = total(shares) - CONTENT_WIDTH
  const slack = total(shares) - total(least)
  const fair = shares.map((width, i) => width - (slack > 0 ? (over * (width - (least[i] ?? 0))) / slack : 0))
  const spare = fair.map((width, i) => Math.max(0, width - (most[i] ?? 0)))
  const wanted = fair.map((width, i) => Math.max(0, (most[i] ?? 0) - width))
  const moved = Math.min(total(spare), total(wanted))
  return {
    widths: fair.map((width, i) =>
      moved > 0 ? width + ((wanted[i] ?? 0) * moved) / total(wanted) - ((spare[i] ?? 0) * moved) / total(spare) : width,
    ),
    inline,
  }
}

/** Breaks words of the widest text columns when the table is still too wide; amounts never break. */
function squeezed(table: TableBlock, least: readonly number[]): number[] {
  const cutTo = (level: number) =>
    least.map((width, i) => (table.columns[i]?.align === 'start' ? Math.min(width, level) : width))
  let [low, high] = [LEAST_COLUMN, Math.max(...least)]
  while (high - low > 0.1) {
    const level = (low + high) / 2
    if (total(cutTo(level)) > CONTENT_WIDTH) high = level
    else low = level
  }
  const cut = cutTo(low)
  return cut.map((width) => (width * CONTENT_WIDTH) / Math.max(total(cut), CONTENT_WIDTH))
}
