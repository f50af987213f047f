import type { Paise } from '../../../../kernel/rules/money.ts'
import type { Row, TableBlock } from '../document-layout.ts'
import { columnSums, mainText, sumsOf, tableStyle, total } from './columns.ts'
import { type RowNode, SHEET, type TableNode } from './page.ts'
import type { Piece } from './piece.ts'
import { type RowMaker, rowMaker } from './rows.ts'
import { shiftedRow, textBox } from './text.ts'

/** Rows that stay together: a group with its first row, the last row with the sum. */
interface Unit {
  rows: RowNode[]
  height: number
  /** Of its row; empty where it has none. */
  amounts: readonly (Paise | null)[]
  /** Number of the last line, as it is printed; null where lines have none. */
  line: string | null
}

/** A table that is ready to be broken into the rooms of pages. */
export interface TableFlow {
  heading: Piece | null
  headHeight: number
  /** Height of a row that carries sums, with the one that receives them; 0 when nothing is carried. */
  carryHeight: number
  units: Unit[]
  height: number
  /** A part of the table with `units`, from `y`. */
  segment: (y: number, from: number, to: number, pages: { next: number }) => TableNode
}

const HEADING_GAP = 6
const LONGEST_CARRY = 'Carried to page 99, lines 1 to 9999'

function unitsOf(table: TableBlock, maker: RowMaker): Unit[] {
  const units: Unit[] = []
  let open: RowNode[] = []
  const add = (row: Row & { kind: 'cells' }) => {
    const rows = [...open, maker.row(row)]
    const first = mainText(row.cells[0] ?? '')
    units.push({
      rows,
      height: heightOf(rows),
      amounts: row.amounts ?? [],
      line: /^\d+$/.test(first) ? first : null,
    })
    open = []
  }
  for (const row of table.rows) {
    if (row.kind === 'group') open.push(maker.row(row))
    else add(row)
  }
  const rest = [...open, ...(table.sum ? [maker.sum(table.sum)] : [])]
  const last = units.at(-1)
  if (last) {
    last.rows.push(...rest)
    last.height += heightOf(rest)
  } else if (rest.length > 0) units.push({ rows: rest, height: heightOf(rest), amounts: [], line: null })
  return units
}

const heightOf = (rows: readonly RowNode[]) => total(rows.map(({ height }) => height))

/** `lines 1 to 12`, where lines are numbered. */
function linesText(units: readonly Unit[]): string {
  const numbers = units.map(({ line }) => line).filter((line) => line !== null)
  const [first, last] = [numbers[0], numbers.at(-1)]
  if (first === undefined) return ''
  return first === last ? `, line ${first}` : `, lines ${first} to ${last}`
}

export function tableFlow(table: TableBlock, isCompact: boolean, label: string): TableFlow {
  const style = tableStyle(table, isCompact)
  const maker = rowMaker(table, style)
  const units = unitsOf(table, maker)
  const heading = table.heading === undefined ? null : textBox(table.heading, 'h2', 'heading', { x: SHEET.left, y: 0 })
  const sums = columnSums(table)
  const isCarried = sums.some((sum) => sum !== null)
  const head = maker.head()
  const headingHeight = heading ? heading.height + HEADING_GAP : 0

  const runningSums = (to: number) =>
    sumsOf(
      table,
      units.slice(0, to).map(({ amounts }) => amounts),
    )

  return {
    heading: heading && { nodes: [heading.node], height: headingHeight },
    headHeight: head.height,
    carryHeight: isCarried ? maker.carried(LONGEST_CARRY, sums).height : 0,
    units,
    height: headingHeight + head.height + total(units.map((unit) => unit.height)),
    segment: (y, from, to, { next }) => {
      const lines = (count: number) => linesText(units.slice(0, count))
      const own = [
        ...(isCarried && from > 0 ? [maker.carried(`Brought forward${lines(from)}`, runningSums(from))] : []),
        ...units.slice(from, to).flatMap(({ rows }) => rows),
        ...(isCarried && to < units.length
          ? [maker.carried(`Carried to page ${next}${lines(to)}`, runningSums(to))]
          : []),
      ]
      let at = y + head.height
      const rows = own.map((row) => {
        const placed = shiftedRow(row, at)
        at += row.height
        return placed
      })
      return {
        kind: 'table',
        x: SHEET.left,
        y,
        widths: maker.widths,
        label,
        head: shiftedRow(head, y),
        rows,
      }
    },
  }
}

export const tableBottom = ({ y, head, rows }: TableNode): number => y + head.height + heightOf(rows)
