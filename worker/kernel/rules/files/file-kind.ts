const isStart = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte)

/** Text that begins as a web page or an XML document, which some programs name `.xls`. */
const isMarkup = (bytes: Uint8Array) =>
  /^[\s\uFEFF]*<(?:!doctype|html|table|head|body|meta|\?xml|\?mso)/i.test(
    String.fromCharCode(...bytes.subarray(0, 300)).replace(/^ï»¿/, ''),
  )

/** Reason for not reading files that are often sent in place of a table; undefined for all others. */
export function notATable(bytes: Uint8Array): string | undefined {
  if (isStart(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return 'An old Excel file (.xls), or one with a password, is not read. Save it as .xlsx without a password'
  }
  if (isStart(bytes, 0x25, 0x50, 0x44, 0x46)) return 'A PDF is not read. Send XLSX or CSV'
  if (isMarkup(bytes)) return 'This is a web page named as a spreadsheet. Open it and save it as .xlsx or CSV'
  if (isStart(bytes, 0x50, 0x4b)) return 'This is not an Excel workbook. Send XLSX or CSV'
  return undefined
}

/** Encoding of a text of two bytes a character, by its start: with its mark, or with every other byte zero. */
export function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (isStart(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (isStart(bytes, 0xfe, 0xff)) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zeros = (odd: number) => start.filter((byte, i) => i % 2 === odd && byte === 0).length
  const most = Math.floor(start.length / 2) * 0.7
  if (start.length > 3 && zeros(1) > most && zeros(0) === 0) return 'utf-16le'
  return start.length > 3 && zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : null
}
