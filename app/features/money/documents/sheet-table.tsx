import { type CSSProperties, createElement, type ReactNode } from 'react'
import {
  type CellNode,
  PAPER_COLORS,
  type RowNode,
  type TableNode,
} from '../../../../worker/money/rules/documents/layout/page.ts'
import { type Origin, TextView } from './sheet-parts.tsx'

/** HTML table with the column widths and row heights of the PDF. */
export function SheetTable({ node }: { node: TableNode }) {
  const { x, y, widths, label, head, rows } = node
  const columns = widths.map((width) => createElement('col', { style: { width } }))
  return (
    <table aria-label={label} style={{ left: x, top: y, width: widths.reduce((sum, width) => sum + width, 0) }}>
      {createElement('colgroup', null, ...columns)}
      <thead>{rowOf(head, node)}</thead>
      {createElement('tbody', null, ...rows.map((row) => rowOf(row, node)))}
    </table>
  )
}

function rowOf(row: RowNode, { x, widths }: TableNode): ReactNode {
  const cells = row.cells.map((cell) => {
    const before = widths.slice(0, cell.column)
    const own = widths.slice(cell.column, cell.column + cell.span)
    const sum = (list: number[]) => list.reduce((all, width) => all + width, 0)
    return cellOf(cell, row, { x: x + sum(before), y: row.y, width: sum(own) }, widths.length)
  })
  return createElement('tr', { style: { height: row.height } }, ...cells)
}

function cellOf(cell: CellNode, row: RowNode, origin: Origin, columns: number): ReactNode {
  const texts = cell.nodes.map((node) => (node.kind === 'text' ? createElement(TextView, { node, origin }) : null))
  const isLast = cell.column + cell.span === columns
  const radius = row.fill?.radius ?? 0
  const style: CSSProperties = {
    height: row.height,
    ...(row.fill && { background: PAPER_COLORS[row.fill.color] }),
    ...(row.rule && { borderBottom: `1px solid ${PAPER_COLORS[row.rule]}` }),
    ...(radius > 0 && cell.column === 0 && { borderRadius: `${radius}px 0 0 ${radius}px` }),
    ...(radius > 0 && isLast && { borderRadius: `0 ${radius}px ${radius}px 0` }),
  }
  const scope = cell.heads === 'column' ? 'col' : 'row'
  return createElement(
    cell.heads && cell.nodes.length > 0 ? 'th' : 'td',
    { style, colSpan: cell.span > 1 ? cell.span : undefined, ...(cell.heads && cell.nodes.length > 0 && { scope }) },
    ...texts,
  )
}
