import type { CellValue, Sheet } from '../../worker/files/workbook.ts'

// Computes the formulas that our workbooks have, as a spreadsheet would: SUM, SUMIFS, COUNTIFS, cells, areas, whole columns, plus and minus.

type Value = string | number | null
type Area = Value[]

const TOKEN =
  /\s*(SUMIFS|COUNTIFS|SUM|"[^"]*"|(?:[A-Za-z]+!)?\$?[A-Z]+\$?\d*(?::\$?[A-Z]+\$?\d*)?|\d+(?:\.\d+)?|[(),+-])/y

function tokensOf(formula: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < formula.length) {
    const at = TOKEN.lastIndex
    const [, token] = TOKEN.exec(formula) ?? []
    if (token === undefined) throw new Error(`no formula: ${formula.slice(at)}`)
    tokens.push(token)
  }
  return tokens
}

/** Whether a cell meets a criterion: `">0"`, or a value that it equals. A text that looks like a number equals that number. */
function meets(value: Value, criterion: Value): boolean {
  if (typeof criterion === 'string' && /^[<>]\d/.test(criterion)) {
    if (typeof value !== 'number') return false
    const limit = Number(criterion.slice(1))
    return criterion.startsWith('>') ? value > limit : value < limit
  }
  return value !== null && `${value}`.toLowerCase() === `${criterion ?? ''}`.toLowerCase()
}

const total = (values: readonly Value[]) =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)

/** The value of a cell by its sheet and address, formulas computed. */
export function workbookOf(sheets: readonly Sheet[]) {
  const sheetOf = (name: string) => {
    const sheet = sheets.find((one) => one.name === name)
    if (!sheet) throw new Error(`no sheet ${name}`)
    return sheet
  }
  const known = new Map<CellValue, number>()

  function cellAt(name: string, column: string, row: number): Value {
    const sheet = sheetOf(name)
    const at = column.charCodeAt(0) - 65
    if (row === 1) return sheet.columns[at]?.label ?? null
    const cell = sheet.rows[row - 2]?.[at] ?? null
    if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell
    if ('date' in cell) return cell.date
    if ('number' in cell) return cell.number
    const before = known.get(cell)
    if (before !== undefined) return before
    const computed = compute(cell.formula, name)
    known.set(cell, computed)
    return computed
  }

  function areaOf(reference: string, home: string): Area {
    const [, name = home, from = '', fromRow, until = from, untilRow = fromRow] =
      /^(?:([A-Za-z]+)!)?\$?([A-Z]+)\$?(\d*)(?::\$?([A-Z]+)\$?(\d*))?$/.exec(reference) ?? []
    const first = fromRow ? Number(fromRow) : 1
    const last = untilRow ? Number(untilRow) : sheetOf(name).rows.length + 1
    const values: Area = []
    for (let row = first; row <= last; row++) {
      for (let column = from.charCodeAt(0); column <= until.charCodeAt(0); column++) {
        values.push(cellAt(name, String.fromCharCode(column), row))
      }
    }
    return values
  }

  function compute(formula: string, home: string): number {
    const tokens = tokensOf(formula)
    let at = 0
    const next = () => tokens[at++] ?? ''

    function args(): Area[] {
      if (next() !== '(') throw new Error(`no arguments: ${formula}`)
      const areas: Area[] = []
      for (let token = next(); token !== ')'; token = next()) {
        if (token === '') throw new Error(`not closed: ${formula}`)
        if (token === ',') continue
        areas.push(token.startsWith('"') ? [token.slice(1, -1)] : areaOf(token, home))
      }
      return areas
    }

    const rowsThatMeet = (pairs: readonly Area[]): boolean[] =>
      (pairs[0] ?? []).map((_, row) =>
        pairs.every((area, i) => i % 2 === 1 || meets(area[row] ?? null, pairs[i + 1]?.[0] ?? null)),
      )

    function term(): number {
      const token = next()
      if (token === 'SUM') return total(args().flat())
      if (token === 'COUNTIFS') return rowsThatMeet(args()).filter(Boolean).length
      if (token === 'SUMIFS') {
        const [sums = [], ...pairs] = args()
        const wanted = rowsThatMeet(pairs)
        return total(sums.filter((_, row) => wanted[row]))
      }
      return /^\d/.test(token) ? Number(token) : total(areaOf(token, home))
    }

    let result = term()
    while (at < tokens.length) result += next() === '-' ? -term() : term()
    return result
  }

  return { cellAt }
}

/** Every formula of a workbook: where it is, the value that it is stored with, and the one that it computes to. */
export function formulasOf(sheets: readonly Sheet[]) {
  const { cellAt } = workbookOf(sheets)
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap((cells, i) =>
      cells.flatMap((cell, at) => {
        if (cell === null || typeof cell !== 'object' || !('formula' in cell)) return []
        const column = String.fromCharCode(65 + at)
        return [{ at: `${name}!${column}${i + 2}`, stored: cell.value, computed: cellAt(name, column, i + 2) }]
      }),
    ),
  )
}
