import type { DocumentLayout } from '../rules/documents/document-layout.ts'
import { pagesOf } from './pages.server.ts'

/**
 * PDF of a document, page by page as on the site. Equal input gives equal bytes, so that a stored file can be checked.
 * @param paper.at date of the document
 */
export async function renderPdf(paper: DocumentLayout): Promise<Uint8Array<ArrayBuffer>> {
  // Half a megabyte that no other request needs.
  const { drawPdf } = await import('./pdf/document.ts')
  const title = `${paper.title} ${paper.number}`.trim()
  return drawPdf(pagesOf(paper), { title, author: paper.letterhead.name, at: new Date(paper.at ?? 0) })
}
