/** Excel takes a file without it for another encoding and breaks the rupee sign. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would take for a formula is text here: a leading apostrophe says so. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

/** RFC 4180: quotes around what holds a comma, a quote or a line break; quotes inside are doubled. */
function field(text: string): string {
  const safe = harmless(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows of texts as the text of a file, its lines ended as RFC 4180 has it. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')
