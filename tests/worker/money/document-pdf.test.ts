import { describe, expect, test } from 'vitest'
import { pagesOf } from '../../../worker/money/documents/pages.server.ts'
import { renderPdf } from '../../../worker/money/documents/pdf.server.ts'
import type { DocumentLayout } from '../../../worker/money/rules/documents/document-layout.ts'
import { estimateLayout, invoiceLayout } from '../../support/document-layouts.ts'
import { HINDI_NAME, hardLayout, reportLayout } from '../../support/other-layouts.ts'
import { pageCount, textOfPages } from '../../support/pdf-text.ts'
import { statementLayout } from '../../support/statement-layout.ts'

const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16)).join('')
const digest = async (paper: DocumentLayout) => hex(await crypto.subtle.digest('SHA-256', await renderPdf(paper)))

describe('the PDF of a paper', () => {
  test.each([
    ['an invoice', invoiceLayout(), 1],
    ['an estimate', estimateLayout(), 2],
    ['a statement of 93 lines', statementLayout(), 5],
    ['a report', reportLayout(), 1],
  ])('%s has the pages of the site', async (_, paper, count) => {
    expect(pagesOf(paper)).toHaveLength(count)
    expect(pageCount(await renderPdf(paper))).toBe(count)
  })

  test('can be searched for its sums and names', async () => {
    const [text] = textOfPages(await renderPdf(invoiceLayout()))
    for (const said of [
      'Tax invoice',
      'HPH/26-27/000071',
      'Thanda Beverages Private Limited',
      'Rupees two lakh nineteen thousand one hundred and sixty-two only',
      '₹2,19,162.00',
      '−65,749.00',
      '41 sq cm × 263.35',
    ])
      expect(text).toContain(said)
  })

  test('carries the sums of a broken table', async () => {
    const pages = textOfPages(await renderPdf(statementLayout()))
    expect(pages[0]).toContain('Carried to page 2, lines 1 to 12 4,45,300.00 40,077.00 40,077.00 0.00 5,25,454.00')
    expect(pages[1]).toContain('Brought forward, lines 1 to 12 4,45,300.00 40,077.00 40,077.00 0.00 5,25,454.00')
    expect(pages[3]).toContain('Sum of 93 lines 11,48,025.35 52,947.00 52,947.00 73,616.27 13,27,535.62')
  })

  test('has names in Devanagari as they are written, in any order of its glyphs', async () => {
    const [text] = textOfPages(await renderPdf(hardLayout()))
    expect(text).toContain(HINDI_NAME)
    expect(text).toContain('नं. 12, महात्मा गांधी मार्ग, श्रीनगर कॉलोनी, हैदराबाद 500073')
  })

  test('draws other letters as well as it can and keeps what they say', async () => {
    const paper = invoiceLayout({ running: '', made: 'Made for Łódź Œuvre தமிழ் Ltd' })
    const [text] = textOfPages(await renderPdf(paper))
    expect(text).toContain('Made for Łódź Œuvre தமிழ் Ltd')
  })

  test('has the same bytes whenever it is made, and others when anything in it differs', async () => {
    const paper = invoiceLayout()
    const first = await digest(paper)
    expect(await digest(structuredClone(paper))).toBe(first)
    expect(await digest({ ...paper, number: 'HPH/26-27/000072' })).not.toBe(first)
    expect(await digest({ ...paper, at: Date.UTC(2027, 0, 3) })).not.toBe(first)
  })

  test('says what it is to those who hear it', async () => {
    // Strings are UTF-16.
    const pdf = new TextDecoder('latin1').decode(await renderPdf(invoiceLayout())).replaceAll('\0', '')
    const marks = ['/Marked true', '/Lang (', 'en-IN)', 'Tax invoice HPH/26-27/000071)', '/S /TH', '/S /H1', '/Alt (']
    expect(marks.filter((mark) => !pdf.includes(mark))).toEqual([])
  })
})
