/** A row of a CSV text. */
export interface CsvRow {
  cells: string[]
  /** A quotation mark that is opened and not closed, or followed by text. */
  isBroken: boolean
}

/**
 * Yields the rows of a CSV text (RFC 4180) one by one, so that a caller can stop at a limit. Line ends may be those of any system.
 * Quotes inside of a cell that begins without one are taken as they are, as spreadsheets do.
 */
export function* parseCsv(text: string, separator: string): Generator<CsvRow> {
  let at = 0
  while (at < text.length) {
    const cells: string[] = []
    let isBroken = false
    for (;;) {
      let cell: string
      if (text.charAt(at) === '"') {
        cell = ''
        let from = at + 1
        for (;;) {
          const quote = text.indexOf('"', from)
          if (quote < 0) {
            yield { cells: [...cells, cell], isBroken: true }
            return
          }
          cell += text.slice(from, quote)
          at = quote + 1
          if (text.charAt(at) !== '"') break
          cell += '"'
          from = at + 1
        }
        const next = text.charAt(at)
        isBroken ||= at < text.length && next !== separator && next !== '\n' && next !== '\r'
      } else {
        cell = ''
      }
      const from = at
      while (at < text.length && !isEnd(text.charCodeAt(at), separator)) at++
      cells.push(cell + text.slice(from, at))
      if (text.charAt(at) !== separator) break
      at++
    }
    if (text.charCodeAt(at) === 13 && text.charCodeAt(at + 1) === 10) at++
    at++
    yield { cells, isBroken }
  }
}

const isEnd = (code: number, separator: string) => code === 10 || code === 13 || code === separator.charCodeAt(0)
