import { numberIn, seriesOf } from '../../worker/domain/billing/document-number.ts'
import { documentTotals } from '../../worker/domain/billing/totals.ts'
import { civilDate } from '../../worker/domain/dates.ts'
import type { DocumentCampaign } from '../../worker/domain/papers/document.ts'
import { type OrderedLine, orderBody } from '../../worker/domain/papers/order.ts'
import type { documents } from '../../worker/papers/papers.table.ts'
import type { BillingParty } from '../../worker/papers/parties.server.ts'

type DocumentRow = typeof documents.$inferInsert
type OrderFacts = Parameters<typeof orderBody>[1]

/** A line whose owner has confirmed it. */
export type Confirmed = OrderedLine & { campaignId: string; ownerId: string; confirmedAt: number }

/** What orders say of their campaigns and parties. */
export interface OrderSources {
  campaignOf: (id: string) => DocumentCampaign & { userId: string | null }
  buyerOf: (campaign: string) => BillingParty
  supplierOf: (owner: string) => BillingParty
  bandsOf: (line: Confirmed) => OrderFacts['bands']
  percents: readonly number[]
}

/** A release order a line, numbered in the order of their confirmations. */
export function ordersOf(lines: readonly Confirmed[], sources: OrderSources): DocumentRow[] {
  const numbers = new Map<string, number>()
  const firsts = new Map<string, string>()
  return lines
    .toSorted((a, b) => a.confirmedAt - b.confirmedAt)
    .map((line, i) => {
      const { campaignId, ownerId, confirmedAt } = line
      const series = seriesOf('ro', '', civilDate(new Date(confirmedAt)))
      const n = (numbers.get(series.fy) ?? 0) + 1
      numbers.set(series.fy, n)
      const id = `doc_seed-${String(i + 1).padStart(4, '0')}`
      const of = `${campaignId} ${ownerId}`
      const first = firsts.get(of) ?? null
      if (first === null) firsts.set(of, id)
      const { userId, ...campaign } = sources.campaignOf(campaignId)
      const supplier = sources.supplierOf(ownerId)
      const body = orderBody(line, {
        ...{ campaign, supplier, buyer: sources.buyerOf(campaignId), bands: sources.bandsOf(line) },
        ...{ percents: sources.percents, confirmedAt, confirmedBy: supplier.signatory },
      })
      const { exact: _, ...totals } = documentTotals(body.lines)
      return {
        ...{ id, series: series.name, fy: series.fy, n, number: numberIn(series, n), kind: 'ro' as const },
        ...{ campaignId, ownerId, userId, of: first, ...totals, body, at: confirmedAt },
      }
    })
}
