import PDFDocument from 'pdfkit'
import { type Page, SHEET } from '../../rules/documents/layout/page.ts'
import { fontOf } from './fonts.ts'
import { Structure } from './structure.ts'

/** A4 in points. */
const WIDTH = 595.28
const HEIGHT = 841.89

export interface PdfInfo {
  title: string
  author: string
  /** Date of the document, not of the drawing, so that the bytes do not change. */
  at: Date
}

/** Tagged PDF of some pages, with its fonts embedded. Equal pages and dates give equal bytes. */
export function drawPdf(pages: readonly Page[], { title, author, at }: PdfInfo): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    font: fontOf('latin', 400),
    info: { Title: title, Author: author, Creator: 'AdChowk', Producer: 'AdChowk', CreationDate: at },
  })
  const bytes = collect(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const structure = new Structure(doc)
  for (const page of pages) {
    doc.addPage()
    doc.scale(WIDTH / SHEET.width)
    structure.page(page, root)
  }
  root.end()
  doc.end()
  return bytes
}

function collect(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    doc
      .on('data', (part) => parts.push(part))
      .on('error', reject)
      .on('end', () => {
        const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
        let at = 0
        for (const part of parts) {
          all.set(part, at)
          at += part.length
        }
        resolve(all)
      })
  })
}
