import type { campaignLines } from '../../worker/booking/campaigns.table.ts'
import type { proofs } from '../../worker/booking/proofs.table.ts'
import type { CampaignLine } from '../../worker/booking/rules/campaigns/campaign.ts'
import { addDays, type CivilDate, civilDate } from '../../worker/kernel/rules/dates.ts'
import type { documents, payments } from '../../worker/money/documents.table.ts'
import type { DocumentBodies, DocumentKind } from '../../worker/money/rules/documents/document.ts'
import { numberIn, seriesOf } from '../../worker/money/rules/documents/document-number.ts'
import { ASK_DAYS, dueDocuments } from '../../worker/money/rules/documents/due-documents.ts'
import {
  billedLines,
  type CampaignMoney,
  invoicesOf,
  type KnownDocument,
  ownersOfMoney,
  payableTo,
  receivedBy,
  sharesOf,
} from '../../worker/money/rules/documents/money.ts'
import { orderBody } from '../../worker/money/rules/documents/order.ts'
import { milestonesByOwner } from '../../worker/money/rules/documents/owner-milestones.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../worker/money/rules/documents/payment.ts'
import { type DocumentTotals, documentTotals } from '../../worker/money/rules/documents/totals.ts'
import { receiptVoucher } from '../../worker/money/rules/documents/voucher.ts'
import { shareOut } from '../../worker/money/rules/earnings/share-out.ts'
import { groupBy } from '../group-by.ts'
import type { DocumentSources } from './document-sources.ts'

type LineRow = typeof campaignLines.$inferInsert
type DocumentRow = typeof documents.$inferInsert
type PaymentRow = typeof payments.$inferInsert

/** Money that an advertiser paid for a campaign: it is shared among the owners here. */
export type CampaignPayment = Omit<PaymentRow, 'ownerId' | 'recordedAt'>

/** A campaign with its events, each at an instant. */
export interface BookedCampaign {
  id: string
  lines: readonly LineRow[]
  /** Instant at which an owner confirmed a line; null before. */
  confirmedAt: (line: LineRow) => number | null
  /** Instant at which the last proof of a line was accepted; null while one is open. */
  settledAt: (line: LineRow) => number | null
  paid: readonly CampaignPayment[]
}

const TEN_O_CLOCK = (day: CivilDate) => Date.parse(`${day}T10:00+05:30`)

/** A line as verbs read it, at an instant. @param isBooked true once its owner has confirmed it */
function lineAt(row: LineRow, at: number, { confirmedAt, settledAt }: BookedCampaign, isBooked: boolean): CampaignLine {
  const confirmed = confirmedAt(row)
  const settled = settledAt(row)
  const day = civilDate(new Date(at))
  const shown = row.ends < day ? 'ended' : row.starts <= day ? 'live' : 'confirmed'
  const status = isBooked ? (settled !== null && settled <= at ? 'settled' : shown) : 'requested'
  const { resourceId, listingId, ...own } = row
  return {
    ...own,
    ...{ resource: resourceId, listing: listingId, refund: row.refund ?? 0, version: row.version ?? 1 },
    ...{ days: row.days ?? null, answerBy: null, offer: null, reason: '' },
    status: confirmed === null && row.status ? row.status : status,
  }
}

/**
 * Instants at which the last proof of each line was accepted, by id of the line; lines with open proofs are left out.
 */
export function settledTimes(rows: readonly (typeof proofs.$inferInsert)[], now: Date): Map<string, number> {
  const times = [...groupBy(rows, ({ lineId }) => lineId)].flatMap(([line, own]): [string, number][] => {
    const closed = own.flatMap(({ status, decidedAt, answerBy }) => {
      if (status === 'accepted' || status === 'waived') return [decidedAt ?? 0]
      return status === 'uploaded' && answerBy && answerBy <= now.getTime() ? [answerBy] : []
    })
    const wanted = Math.max(...own.map(({ slots }) => slots))
    return closed.length >= wanted ? [[line, Math.max(...closed)]] : []
  })
  return new Map(times)
}

interface Event {
  at: number
  run: (at: number) => void
}

/**
 * Documents and payments of campaigns, made by the rules of the product in the order in which things happened, so that each series counts
 * on through all campaigns.
 */
export function booksOf(campaigns: readonly BookedCampaign[], sources: DocumentSources, now: Date) {
  const made: DocumentRow[] = []
  const paid: PaymentRow[] = []
  const numbers = new Map<string, { name: string; fy: string; n: number }>()
  const events = campaigns.flatMap((campaign) => eventsOf(campaign))

  function eventsOf(booked: BookedCampaign): Event[] {
    const { userId, ...campaign } = sources.campaignOf(booked.id)
    // Lines with an order: several are confirmed at the same instant, one after another.
    const answered = new Set<string>()
    const state: Pick<CampaignMoney, 'documents' | 'payments'> = { documents: [], payments: [] }
    const moneyAt = (at: number): CampaignMoney => ({
      ...{ campaign, userId, percents: [...sources.percents] },
      lines: booked.lines.map((line) => lineAt(line, at, booked, answered.has(line.id))),
      ...state,
    })
    const buyer = sources.buyerOf(booked.id)

    function issue<Kind extends DocumentKind>(
      kind: Kind,
      owner: string,
      body: DocumentBodies[Kind],
      at: number,
      more: Pick<DocumentRow, 'of' | 'milestone' | 'month' | 'asked'> & { totals?: Omit<DocumentTotals, 'exact'> } = {},
    ): KnownDocument {
      const series = seriesOf(kind, sources.supplierOf(owner).prefix ?? '', civilDate(new Date(at)))
      const key = `${series.name} ${series.fy}`
      const n = (numbers.get(key)?.n ?? 0) + 1
      numbers.set(key, { name: series.name, fy: series.fy, n })
      const { totals: given, ...columns } = more
      const { taxable, cgst, sgst, igst, roundOff, payable } = given ?? documentTotals(body.lines)
      const head = {
        ...{
          id: `doc_seed-${String(made.length + 1).padStart(4, '0')}`,
          kind,
          number: numberIn(series, n),
          ownerId: owner,
        },
        ...{ of: null, milestone: null, month: null, asked: null, closedAt: null, ...columns },
        ...{ taxable, cgst, sgst, igst, roundOff, payable, at },
      }
      made.push({ ...head, series: series.name, fy: series.fy, n, campaignId: booked.id, userId, body })
      const known: KnownDocument = {
        ...head,
        of: head.of ?? null,
        ...{ milestone: head.milestone ?? null, month: head.month ?? null, asked: head.asked ?? null },
        due: 'due' in body ? body.due : null,
        lines: body.lines.flatMap(({ id, taxable: value, ...heads }) =>
          id === null ? [] : [{ id, gross: value + heads.cgst + heads.sgst + heads.igst }],
        ),
      }
      state.documents.push(known)
      return known
    }

    function close(id: string, at: number): void {
      const row = made.find((one) => one.id === id)
      if (row) row.closedAt = at
      state.documents = state.documents.map((one) => (one.id === id ? { ...one, closedAt: at } : one))
    }

    const milestones = (money: CampaignMoney) =>
      milestonesByOwner(money.percents, sharesOf(money), (owner) => receivedBy(money, owner))

    function makeDue(at: number): void {
      for (const owner of ownersOfMoney(moneyAt(at))) {
        const money = moneyAt(at)
        const supplier = sources.supplierOf(owner)
        const due = dueDocuments(
          money,
          owner,
          milestones(money).get(owner) ?? [],
          { buyer, supplier },
          civilDate(new Date(at)),
        )
        for (const paper of due) {
          if (paper.kind === 'proforma') {
            if (paper.replaces) close(paper.replaces, at)
            issue('proforma', owner, paper.body, at, {
              of: paper.replaces,
              milestone: paper.milestone,
              asked: paper.asked,
            })
          } else if (paper.kind === 'invoice') {
            const asking = state.documents.filter(({ kind, ownerId }) => kind === 'proforma' && ownerId === owner)
            for (const { id, closedAt } of asking) if (closedAt === null) close(id, at)
            issue('invoice', owner, paper.body, at, { month: paper.month })
          } else issue('credit', owner, paper.body, at, { of: paper.of, month: paper.month })
        }
      }
    }

    function confirm(row: LineRow, at: number): void {
      const line = lineAt(row, at, booked, true)
      answered.add(row.id)
      const supplier = sources.supplierOf(row.ownerId)
      const first = state.documents.find(
        ({ kind, ownerId, of }) => kind === 'ro' && ownerId === row.ownerId && of === null,
      )
      const body = orderBody(line, {
        ...{ campaign, supplier, buyer, bands: sources.bandsOf(line), percents: sources.percents },
        ...{ confirmedAt: at, confirmedBy: supplier.signatory },
      })
      issue('ro', row.ownerId, body, at, { of: first?.id ?? null })
      makeDue(at)
    }

    function pay({ amount, method, ...row }: CampaignPayment, at: number): void {
      const before = moneyAt(at)
      const owners = ownersOfMoney(before).filter((owner) => billedLines(before, owner).length > 0)
      if (owners.length === 0) throw new RangeError(`nobody is paid for ${campaign.ref}`)
      const open = owners.map((owner) => payableTo(before, owner) - receivedBy(before, owner))
      for (const [i, rupees] of shareOut(amount / 100, open).entries()) {
        const owner = owners[i]
        if (owner === undefined || rupees === 0) continue
        const money = moneyAt(at)
        const payment = {
          amount: rupees * 100,
          tds: 0,
          method: methodOf(method),
          reference: '',
          day: civilDate(new Date(at)),
        }
        const reference = `UTR${String(70_410_000 + 37 * paid.length)}`
        const invoice = invoicesOf(money, owner).at(-1)
        const sides = { buyer, supplier: sources.supplierOf(owner) }
        const voucher = invoice
          ? null
          : receiptVoucher(money, owner, milestones(money).get(owner) ?? [], sides, { ...payment, reference })
        const document = voucher ? issue('receipt', owner, voucher.body, at, { totals: voucher.totals }) : invoice
        const id = paid.length + 1
        paid.push({
          ...{ ...row, amount: payment.amount, method, reference, ownerId: owner, documentId: document?.id ?? null },
          ...{ key: `seed-${id}`, recordedAt: at },
        })
        state.payments.push({
          ...{
            id,
            ownerId: owner,
            documentId: document?.id ?? null,
            amount: payment.amount,
            tds: 0,
            method,
            reference,
            of: null,
            at,
          },
        })
      }
      makeDue(at)
    }

    const asks = [...new Set(booked.lines.map((line) => addDays(line.starts, -ASK_DAYS)))]
    return [
      ...booked.lines.flatMap((line): Event[] => {
        const confirmed = booked.confirmedAt(line)
        const settled = booked.settledAt(line)
        return [
          ...(confirmed === null ? [] : [{ at: confirmed, run: (at: number) => confirm(line, at) }]),
          ...(settled === null ? [] : [{ at: settled + 60_000, run: makeDue }]),
        ]
      }),
      ...asks.map((day): Event => ({ at: TEN_O_CLOCK(day), run: makeDue })),
      ...booked.paid.map((payment): Event => ({ at: payment.at, run: (at) => pay(payment, at) })),
    ]
  }

  for (const { at, run } of events.toSorted((a, b) => a.at - b.at)) if (at <= now.getTime()) run(at)
  return { documents: made, payments: paid, series: [...numbers.values()] }
}

const methodOf = (method: string): PaymentMethod =>
  Object.hasOwn(PAYMENT_METHODS, method) ? (method as PaymentMethod) : 'neft'
