import './bin-modules.ts'
import { invoiceLayout } from '../support/document-layouts.ts'
import { hardLayout } from '../support/other-layouts.ts'
import { statementLayout } from '../support/statement-layout.ts'

// CPU of making a paper into a PDF, warm, against laying it out alone in the same run: `node tests/bench/documents.ts`.
// The first document also parses the fonts.

const { renderPdf } = await import('../../worker/money/documents/pdf.server.ts')
const { pagesOf } = await import('../../worker/money/documents/pages.server.ts')

const ROUNDS = 10
const PAPERS = {
  'invoice, 1 page': invoiceLayout(),
  'two scripts, 2 pages': hardLayout(),
  '93 lines, 5 pages': statementLayout(),
}

/** CPU a round, ms. */
async function cpu(work: () => unknown, rounds = ROUNDS): Promise<number> {
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / rounds / 1000
}

const cold = await cpu(() => renderPdf(invoiceLayout()), 1)
process.stdout.write(`first document ${cold.toFixed(0)} ms CPU\n`)
for (const [name, paper] of Object.entries(PAPERS)) {
  await renderPdf(paper)
  const layout = await cpu(() => pagesOf(paper))
  const pdf = await cpu(() => renderPdf(paper))
  process.stdout.write(
    `${name}: layout ${layout.toFixed(1)} ms, PDF ${pdf.toFixed(1)} ms, ${(pdf / layout).toFixed(1)} times the layout\n`,
  )
}
