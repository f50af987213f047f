import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { campaigns } from '../../booking/campaigns.table.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { monthOf } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { owners } from '../../organisations/owners.table.ts'
import { documents, payments } from '../documents.table.ts'
import { type Ledger, ledgerOf } from '../rules/documents/ledger.ts'
import type { LedgerQuery } from '../rules/documents/ledger-query.ts'
import type { CorrectablePayment } from '../rules/documents/owner-money.ts'

/** Scope of a ledger: an owner where the user is a member, over all its campaigns, or the user as an advertiser. */
export type LedgerScope =
  | { kind: 'owner'; user: CurrentUser; owner: string }
  | { kind: 'advertiser'; user: CurrentUser }

/** One month of a ledger. */
export interface LedgerPage extends Ledger {
  /** `2026-12` */
  month: string
  /** Months in which something happened, the newest first; that of the page among them. */
  months: string[]
  /** Names of the campaigns and owners of the entries, by their id. */
  campaigns: Record<string, { ref: string; name: string }>
  owners: Record<string, string>
  /** Payments that nothing corrects, by the keys of their entries. */
  correctable: Record<string, CorrectablePayment>
  /** Open balance over all time. */
  open: number
}

const MONTH = { document: monthOf(documents.at), payment: monthOf(payments.at) }

/** Documents and payments of the ledger: invoices and credit notes, and payments to owners. */
function narrowed(scope: LedgerScope, { campaign }: LedgerQuery) {
  const own =
    scope.kind === 'owner'
      ? {
          documents: sql`${documents.ownerId} = ${scope.owner} and ${documents.ownerId} in ${ownersOf(scope.user)}`,
          payments: sql`${payments.ownerId} = ${scope.owner} and ${payments.ownerId} in ${ownersOf(scope.user)}`,
        }
      : {
          documents: eq(documents.userId, scope.user.id),
          payments: sql`${payments.campaignId} in (select ${campaigns.id} from ${campaigns} where ${campaigns.userId} = ${scope.user.id})`,
        }
  return {
    documents: and(
      own.documents,
      sql`${documents.kind} in ('invoice', 'credit')`,
      campaign === undefined ? undefined : eq(documents.campaignId, campaign),
    ),
    payments: and(
      own.payments,
      isNotNull(payments.ownerId),
      campaign === undefined ? undefined : eq(payments.campaignId, campaign),
    ),
  }
}

/**
 * One month of a ledger, entry by entry; by default the last month with an entry. Its opening balance is the sum before
 * the month. Empty for users who are not members of the owner.
 */
export async function getLedger(ctx: ReadContext, scope: LedgerScope, query: LedgerQuery): Promise<LedgerPage> {
  const { db, now } = ctx
  const where = narrowed(scope, query)
  const [billed, came] = await db.batch([
    db
      .select({
        month: MONTH.document.as('month_'),
        sum: sql<number>`sum(case ${documents.kind} when 'invoice' then ${documents.payable} else -${documents.payable} end)`,
      })
      .from(documents)
      .where(where.documents)
      .groupBy(sql`1`),
    db
      .select({
        month: MONTH.payment.as('month_'),
        sum: sql<number>`-sum(${payments.amount} + ${payments.tds})`,
      })
      .from(payments)
      .where(where.payments)
      .groupBy(sql`1`),
  ])
  const sums = [...billed, ...came]
  const happened = [...new Set(sums.map(({ month }) => month))].toSorted().toReversed()
  const month = query.month ?? happened[0] ?? civilDate(now).slice(0, 7)
  const [papers, paid, named, sellers] = await db.batch([
    db
      .select({
        id: documents.id,
        kind: documents.kind,
        number: documents.number,
        campaignId: sql<string>`${documents.campaignId}`.as('campaign_'),
        ownerId: sql<string>`${documents.ownerId}`.as('owner_'),
        payable: documents.payable,
        at: documents.at,
      })
      .from(documents)
      .where(and(where.documents, sql`${MONTH.document} = ${month}`)),
    db
      .select({
        id: payments.id,
        campaignId: payments.campaignId,
        ownerId: sql<string>`${payments.ownerId}`.as('owner_'),
        amount: payments.amount,
        tds: payments.tds,
        method: payments.method,
        reference: payments.reference,
        of: payments.of,
        at: payments.at,
        isCorrected: sql<number>`exists (select 1 from payments c where c.of = ${payments.id})`.as('is_corrected'),
        document: sql<string | null>`${documents.id}`.as('document_'),
        documentNumber: documents.number,
      })
      .from(payments)
      .leftJoin(documents, eq(documents.id, payments.documentId))
      .where(and(where.payments, sql`${MONTH.payment} = ${month}`)),
    db
      .select({ id: campaigns.id, ref: campaigns.ref, name: campaigns.name })
      .from(campaigns)
      .where(
        sql`${campaigns.id} in (select campaign_id from documents where ${where.documents} union
          select campaign_id from payments where ${where.payments})`,
      )
      .orderBy(asc(campaigns.ref)),
    db
      .select({ id: owners.id, name: owners.name })
      .from(owners)
      .where(
        sql`${owners.id} in (select owner_id from documents where ${where.documents} union
          select owner_id from payments where ${where.payments})`,
      ),
  ])
  const sumOf = (rows: readonly { sum: number }[]) => rows.reduce((all, { sum }) => all + sum, 0)
  return {
    ...ledgerOf(papers, paid, sumOf(sums.filter((one) => one.month < month))),
    ...{ month, months: happened.includes(month) ? happened : [month, ...happened] },
    campaigns: Object.fromEntries(named.map(({ id, ...campaign }) => [id, campaign])),
    owners: Object.fromEntries(sellers.map(({ id, name }) => [id, name])),
    correctable: Object.fromEntries(
      paid
        .filter(({ of, isCorrected }) => of === null && !isCorrected)
        .map(({ id, amount, tds, reference, document, documentNumber: number }) => [
          `pay_${id}`,
          { id, amount, tds, reference, document: document && number ? { id: document, number } : null },
        ]),
    ),
    open: sumOf(sums),
  }
}
