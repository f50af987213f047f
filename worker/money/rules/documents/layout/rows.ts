import type { Cell, Row, TableBlock } from '../document-layout.ts'
import { plainMoney } from '../parts.ts'
import { cellStyle, columnWidths, isNumbered, mainText, PART_GAP, type TableStyle, total } from './columns.ts'
import { type CellNode, type PageNode, type RowNode, SHEET, type TextStyleName, textStyle } from './page.ts'
import { type TextBox, textBox } from './text.ts'

/** Limit of lines in a cell, so that long text never fills a page. */
const MAX_LINES = 20

/** A table whose columns are known: it makes rows, each from y 0. */
export interface RowMaker {
  widths: number[]
  head: () => RowNode
  row: (row: Row) => RowNode
  sum: (cells: readonly Cell[]) => RowNode
  carried: (text: string, sums: readonly (number | null)[]) => RowNode
}

function clipped({ node, ...box }: TextBox): TextBox {
  if (node.lines.length <= MAX_LINES) return { node, ...box }
  const lines = [...node.lines.slice(0, MAX_LINES - 1), '…']
  return { ...box, node: { ...node, lines }, height: lines.length * textStyle(node.style).line }
}

export function rowMaker(table: TableBlock, style: TableStyle): RowMaker {
  const { widths, inline } = columnWidths(table, style)
  /** Column whose cells name their rows. */
  const naming = isNumbered(table) ? 1 : 0
  const startOf = (column: number) => SHEET.left + total(widths.slice(0, column))
  const placeOf = (column: number, span: number) => {
    const width = total(widths.slice(column, column + span)) - 2 * inline
    return { x: startOf(column) + inline, width }
  }
  const isEnd = (column: number) => table.columns[column]?.align === 'end'

  /** Text of one style in a column, at the side where the column is aligned. */
  function inColumn(text: string, name: TextStyleName, column: number, y: number, span = 1): TextBox {
    const { x, width } = placeOf(column, span)
    return isEnd(column)
      ? clipped(textBox(text, 'span', name, { x: x + width, y, width: width + 0.01, align: 'end' }))
      : clipped(textBox(text, 'span', name, { x, y, width }))
  }

  function cellOf(cell: Cell, column: number): { node: CellNode; height: number } {
    const first = inColumn(mainText(cell), cellStyle(cell, column, table, style), column, style.block)
    const nodes: PageNode[] = [first.node]
    let y = style.block + first.height
    if (typeof cell !== 'string') {
      for (const text of cell.sub?.slice(0, MAX_LINES) ?? []) {
        const sub = inColumn(text, 'small', column, y)
        nodes.push(sub.node)
        y += sub.height
      }
      const { x, width } = placeOf(column, 1)
      for (const part of cell.parts?.slice(0, MAX_LINES) ?? []) {
        const amount = textBox(part.amount, 'span', 'small', { x: x + width, y, align: 'end' })
        const label = textBox(part.label, 'span', 'small', { x, y, width: width - amount.width - PART_GAP })
        nodes.push(label.node, amount.node)
        y += Math.max(label.height, amount.height)
      }
    }
    const heads = column === naming && !isEnd(column) ? { heads: 'row' as const } : {}
    return { node: { column, span: 1, ...heads, nodes }, height: y + style.block }
  }

  function group(text: string): RowNode {
    const span = widths.length - naming
    const box = inColumn(text, 'group', naming, style.group.above, span)
    const cells: CellNode[] = [{ column: naming, span, heads: 'row', nodes: [box.node] }]
    return { y: 0, height: style.group.above + box.height + style.group.below, cells: padded(cells) }
  }

  /** With empty cells where a row begins later. */
  const padded = (cells: CellNode[]): CellNode[] =>
    naming === 1 && cells[0]?.column === 1 ? [{ column: 0, span: 1, nodes: [] }, ...cells] : cells

  return {
    widths,
    head: () => ({
      y: 0,
      height: 27.5,
      fill: { color: 'ground', radius: 6 },
      cells: table.columns.map(({ label }, column) => ({
        column,
        span: 1,
        heads: 'column',
        nodes: [inColumn(label, 'head', column, 6).node],
      })),
    }),
    row: (row) => {
      if (row.kind === 'group') return group(row.text)
      const cells = row.cells.map(cellOf)
      const height = Math.max(...cells.map((cell) => cell.height)) + 1
      return { y: 0, height, rule: 'row', cells: cells.map(({ node }) => node) }
    },
    sum: (cells) => {
      const own: CellNode[] = []
      let height = 0
      for (let column = 0; column < cells.length; ) {
        const text = mainText(cells[column] ?? '')
        // A label has the room of the empty cells behind it.
        let span = 1
        while (text && !isEnd(column) && column + span < cells.length && mainText(cells[column + span] ?? '') === '')
          span++
        const box = inColumn(text, style.bold, column, style.block, span)
        own.push({ column, span, ...(column === naming && { heads: 'row' as const }), nodes: text ? [box.node] : [] })
        height = Math.max(height, box.height)
        column += span
      }
      return { y: 0, height: height + 2 * style.block, cells: own }
    },
    carried: (text, sums) => {
      const first = sums.findIndex((sum) => sum !== null)
      const span = Math.max(1, (first === -1 ? widths.length : first) - naming)
      const box = inColumn(text, style.bold, naming, style.block, span)
      const label: CellNode = { column: naming, span, heads: 'row', nodes: [box.node] }
      const amounts = widths.slice(naming + span).map((_, i): CellNode => {
        const column = naming + span + i
        const sum = sums[column] ?? null
        const nodes = sum === null ? [] : [inColumn(plainMoney(sum), style.bold, column, style.block).node]
        return { column, span: 1, nodes }
      })
      const height = box.height + 2 * style.block
      return { y: 0, height, fill: { color: 'ground', radius: 0 }, cells: padded([label, ...amounts]) }
    },
  }
}
