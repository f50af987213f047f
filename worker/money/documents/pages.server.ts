import { encode } from 'uqr'
import type { DocumentLayout } from '../rules/documents/document-layout.ts'
import type { Page } from '../rules/documents/layout/page.ts'
import { paginate } from '../rules/documents/layout/paginate.ts'

/** Modules left free around a code. */
const QUIET = 1

/** A QR code as a path of runs of dark modules. */
function drawCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
  const runs: string[] = []
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      runs.push(`M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`)
    }
  }
  return { path: runs.join(''), size }
}

/** The pages of a paper, as the site and the PDF paint them. */
export const pagesOf = (paper: DocumentLayout): Page[] => paginate(paper, drawCode)
