/** Without it Excel assumes another encoding and breaks the rupee sign. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Beginnings that a spreadsheet runs as a formula; some programs ignore spaces and wide signs. Apostrophes in front are
 * distinguished from ours.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u

/** A leading apostrophe keeps a spreadsheet from running the text as a formula. */
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

/** The text of a cell that `toCsv` wrote. */
export const unquoteFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/** RFC 4180: quotes around a cell with a comma, a quote or a line break; quotes inside are doubled. */
function field(text: string): string {
  const safe = harmless(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows of a file, with the line ends of RFC 4180. A number is no text of a user, so a negative one is written as it is.
 */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map((cell) => (typeof cell === 'number' ? `${cell}` : field(cell))).join(',')}\r\n`).join('')
