import { type CellValue, columnName, type Sheet } from '../../worker/kernel/files/workbook.ts'

// Computes the formulas that our workbooks have, as a spreadsheet would: SUM, SUMIFS, COUNTIFS, MIN, MAX, ROUND, IF, cells, areas,
// whole columns, the four operations, brackets and comparisons.

type Value = string | number | null
type Area = Value[]

const TOKEN =
  /\s*([A-Z]+(?=\()|"[^"]*"|(?:[A-Za-z]+!)?\$?[A-Z]+\$?\d*(?::\$?[A-Z]+\$?\d*)?|\d+(?:\.\d+)?|>=|<=|<>|[(),+*/<>=-])/y

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

/** `A` is 0, `AA` is 26. */
const columnAt = (letters: string): number => [...letters].reduce((at, one) => at * 26 + one.charCodeAt(0) - 64, 0) - 1

/** Days count as numbers, an empty cell as nothing. */
function numberOf(value: Value): number {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return Date.parse(value) / 86_400_000 + 25_569
  if (typeof value === 'string') throw new Error(`no number: ${value}`)
  return value ?? 0
}

/** Halves away from zero; the text of a number hides what a binary fraction cannot hold. */
const rounded = (value: number, digits: number) =>
  (Math.sign(value) * Math.round(Number((Math.abs(value) * 10 ** digits).toPrecision(14)))) / 10 ** digits

/**
 * True when a cell meets a criterion: `">0"`, or a value that it equals. A text that looks like a number equals that
 * number.
 */
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
  const known = new Map<CellValue, Value>()

  function cellAt(name: string, column: string, row: number): Value {
    const sheet = sheetOf(name)
    const at = columnAt(column)
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
      for (let column = columnAt(from); column <= columnAt(until); column++) {
        values.push(cellAt(name, columnName(column), row))
      }
    }
    return values
  }

  function compute(formula: string, home: string): Value {
    const tokens = tokensOf(formula)
    let at = 0
    const next = () => tokens[at++] ?? ''
    const take = (...wanted: string[]) => (wanted.includes(tokens[at] ?? '') ? next() : null)
    function expect(token: string) {
      if (!take(token)) throw new Error(`${token} is missing: ${formula}`)
    }

    function args(): Area[] {
      expect('(')
      const areas: Area[] = []
      while (!take(')')) {
        if (at >= tokens.length) throw new Error(`not closed: ${formula}`)
        areas.push(comparison())
        take(',')
      }
      return areas
    }

    const rowsThatMeet = (pairs: readonly Area[]): boolean[] =>
      (pairs[0] ?? []).map((_, row) =>
        pairs.every((area, i) => i % 2 === 1 || meets(area[row] ?? null, pairs[i + 1]?.[0] ?? null)),
      )

    const numbersIn = (areas: readonly Area[]) =>
      areas
        .flat()
        .filter((value) => value !== null)
        .map(numberOf)

    const FUNCTIONS: Record<string, (areas: Area[]) => Value> = {
      SUM: (areas) => total(areas.flat()),
      COUNTIFS: (areas) => rowsThatMeet(areas).filter(Boolean).length,
      SUMIFS: ([sums = [], ...pairs]) => {
        const wanted = rowsThatMeet(pairs)
        return total(sums.filter((_, row) => wanted[row]))
      },
      MIN: (areas) => Math.min(...numbersIn(areas)),
      MAX: (areas) => Math.max(...numbersIn(areas)),
      ROUND: ([value, digits]) => rounded(one(value), one(digits)),
      IF: ([test, then, otherwise]) => (one(test) === 0 ? otherwise : then)?.[0] ?? null,
    }

    const one = (area: Area | undefined) => numberOf(area?.[0] ?? null)

    function primary(): Area {
      if (take('-')) return [-one(primary())]
      if (take('(')) {
        const inner = comparison()
        expect(')')
        return inner
      }
      const token = next()
      const run = tokens[at] === '(' ? FUNCTIONS[token] : undefined
      if (run) return [run(args())]
      if (token.startsWith('"')) return [token.slice(1, -1)]
      return /^\d/.test(token) ? [Number(token)] : areaOf(token, home)
    }

    function chain(part: () => Area, operations: Record<string, (a: number, b: number) => number>): Area {
      let left = part()
      for (let operator = take(...Object.keys(operations)); operator; operator = take(...Object.keys(operations))) {
        left = [operations[operator]?.(one(left), one(part())) ?? 0]
      }
      return left
    }
    const product = () => chain(primary, { '*': (a, b) => a * b, '/': (a, b) => a / b })
    const sum = () => chain(product, { '+': (a, b) => a + b, '-': (a, b) => a - b })

    function comparison(): Area {
      const left = sum()
      const operator = take('=', '<>', '>', '<', '>=', '<=')
      if (!operator) return left
      const right = sum()
      if (operator === '=' || operator === '<>') {
        const isSame = meets(left[0] ?? null, right[0] ?? null)
        return [Number(isSame === (operator === '='))]
      }
      const difference = one(left) - one(right)
      return [
        Number(
          operator.includes('=') && difference === 0
            ? true
            : operator.startsWith('>')
              ? difference > 0
              : difference < 0,
        ),
      ]
    }

    const [result = null] = comparison()
    if (at < tokens.length) throw new Error(`not read to its end: ${formula}`)
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
        const column = columnName(at)
        return [{ at: `${name}!${column}${i + 2}`, stored: cell.value, computed: cellAt(name, column, i + 2) }]
      }),
    ),
  )
}

/** The formulas whose stored value is not what they compute to, to a hundred-thousandth. */
export const wrongFormulas = (sheets: readonly Sheet[]) =>
  formulasOf(sheets).filter(({ stored, computed }) =>
    typeof stored === 'number' && typeof computed === 'number'
      ? Math.abs(stored - computed) > 1e-5
      : stored !== computed,
  )
