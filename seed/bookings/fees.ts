import { civilDate } from '../../worker/kernel/rules/dates.ts'
import type { documents } from '../../worker/money/documents.table.ts'
import { numberIn, seriesOf } from '../../worker/money/rules/documents/document-number.ts'
import { type FeeSource, feeBody } from '../../worker/money/rules/documents/fee.ts'
import { addToMonth, monthAt, monthInstants } from '../../worker/money/rules/documents/month.ts'
import { platformParty } from '../../worker/money/rules/documents/platform-party.ts'
import { documentTotals } from '../../worker/money/rules/documents/totals.ts'
import { groupBy } from '../group-by.ts'
import type { DocumentSources } from './document-sources.ts'

type DocumentRow = typeof documents.$inferInsert

/** As the first migration of bookings has it. */
const FEE_BP = 1_000
/** Of support, until staff save another. */
const EMAIL = 'hello@adchowk.example'
/** Time of the first run of a month, which makes them. */
const SIX_O_CLOCK = 6 * 3_600_000

/** A tax invoice or credit note, for the fee on it. */
function sourceOf({ kind, number, at, taxable, campaignId }: DocumentRow, sources: DocumentSources): FeeSource {
  const { ref, name } = sources.campaignOf(campaignId ?? '')
  return {
    kind: kind === 'credit' ? 'credit' : 'invoice',
    ...{ number, on: civilDate(new Date(at)), taxable, feeBp: FEE_BP, campaign: { ref, name } },
  }
}

/** Our fee invoices to owners for each month that is over, by the rule of the product, with the last number of each series. */
export function feesOf(made: readonly DocumentRow[], sources: DocumentSources, now: Date) {
  const billed = made.filter(({ kind }) => kind === 'invoice' || kind === 'credit')
  const waiting = new Map([...groupBy(billed, ({ ownerId }) => ownerId ?? '')].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const numbers = new Map<string, { name: string; fy: string; n: number }>()
  const fees: DocumentRow[] = []
  const first = billed.map(({ at }) => monthAt(at)).toSorted()[0]
  for (let month = first; month !== undefined && month < monthAt(now.getTime()); month = addToMonth(month, 1)) {
    const { until } = monthInstants(month)
    const at = until + SIX_O_CLOCK
    if (at > now.getTime()) break
    const today = civilDate(new Date(at))
    for (const [ownerId, own] of waiting) {
      const due = own.filter((document) => document.at < until)
      const body = feeBody({
        ...{ month, feeBp: FEE_BP, platform: platformParty(EMAIL), owner: sources.supplierOf(ownerId), today },
        sources: due.map((document) => sourceOf(document, sources)),
      })
      if (!body) continue
      waiting.set(
        ownerId,
        own.filter((document) => document.at >= until),
      )
      const series = seriesOf('fee', '', today)
      const n = (numbers.get(series.fy)?.n ?? 0) + 1
      numbers.set(series.fy, { name: series.name, fy: series.fy, n })
      const { exact: _, ...totals } = documentTotals(body.lines)
      fees.push({
        ...{ id: `doc_seed-fee-${String(fees.length + 1).padStart(4, '0')}`, kind: 'fee', ownerId, month, body, at },
        ...{ series: series.name, fy: series.fy, n, number: numberIn(series, n), ...totals },
      })
    }
  }
  return { documents: fees, series: [...numbers.values()] }
}
