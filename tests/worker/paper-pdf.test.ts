import { describe, expect, test } from 'vitest'
import { pagesOf } from '../../worker/papers/pages.server.ts'
import { renderPdf } from '../../worker/papers/pdf.server.ts'
import { invoicePaper } from '../support/papers.ts'
import { statementPaper } from '../support/statement-paper.ts'

describe('the PDF of a paper', () => {
  test.each([
    ['an invoice', invoicePaper(), 1],
    ['a statement', statementPaper(), 5],
  ])('%s has the pages of the site', async (_, paper, count) => {
    expect(pagesOf(paper)).toHaveLength(count)
    const pdf = new TextDecoder('latin1').decode(await renderPdf(paper))
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(count)
  })
})
