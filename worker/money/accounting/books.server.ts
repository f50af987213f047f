import { and, asc, eq, gte, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { campaigns } from '../../booking/campaigns.table.ts'
import type { ReadContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { mayStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { parties } from '../../organisations/billing.table.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { owners } from '../../organisations/owners.table.ts'
import { DOCUMENT_COLUMNS } from '../documents/documents.server.ts'
import { documents } from '../documents.table.ts'
import { BOOK_KINDS, type Book, type BookDocument, type BookPayment } from '../rules/accounting/book.ts'
import { monthInstants } from '../rules/documents/month.ts'

/** Documents of a book, and payments: more are read by owner. */
const MAX_ROWS = 5_000

/** Scope of a book: an owner's documents, the purchases of the user, or all documents. */
export type BookOf = { kind: 'owner'; owner: string } | { kind: 'purchases' } | { kind: 'all' }

/** Rows of a book that a user may read, by the columns of their owner and advertiser. */
function scopeOf(user: CurrentUser, of: BookOf, columns: { owner: SQL; user: SQL }): SQL {
  if (of.kind === 'purchases') return sql`${columns.user} = ${user.id}`
  const isAll = mayStaff(user, 'admin')
  if (of.kind === 'all') return sql`${isAll ? 1 : 0}`
  return isAll
    ? sql`${columns.owner} = ${of.owner}`
    : sql`(${columns.owner} = ${of.owner} and ${columns.owner} in ${ownersOf(user)})`
}

const DOCUMENT_SCOPE = { owner: sql`${documents.ownerId}`, user: sql`${documents.userId}` }

interface PaymentRow extends Omit<BookPayment, 'on' | 'isCorrection'> {
  at: number
  of: number | null
}

const PAYMENT = [
  ...(['id', 'buyer', 'supplier', 'campaign', 'method', 'reference', 'paper', 'amount', 'tds', 'at', 'of'] as const),
] satisfies (keyof PaymentRow)[]

/** Name of a side of a payment: as its latest document has it, so that both are in one ledger; else as it is registered. */
const named = (side: 'to' | 'from') => sql`(select d.body ->> ${`$.${side}.name`} from documents d
  where d.campaign_id = p.campaign_id and d.owner_id = p.owner_id and d.kind in ('invoice', 'receipt') order by d.at desc limit 1)`

const legalName = (whose: SQLiteColumn, id: SQLWrapper) =>
  sql`(select ${parties.legalName} from ${parties} where ${whose} = ${id})`

const paymentsIn = (scope: SQL, { from, until }: { from: number; until: number }): SQL => sql`
  select p.id, p.amount, p.tds, p.method, p.reference, p.at, p."of", ${campaigns.ref} as campaign,
    (select d.number from documents d where d.id = p.document_id) as paper,
    coalesce(${named('to')}, ${legalName(parties.userId, campaigns.userId)}, nullif(${users.company}, ''), ${users.name}, 'Deleted account') as buyer,
    coalesce(${named('from')}, ${legalName(parties.ownerId, sql`p.owner_id`)},
      (select ${owners.name} from ${owners} where ${owners.id} = p.owner_id), p.owner_id, 'All owners') as supplier
  from payments p join ${campaigns} on ${campaigns.id} = p.campaign_id left join ${users} on ${users.id} = ${campaigns.userId}
  where p.at >= ${from} and p.at < ${until} and ${scope} order by p.at, p.id limit ${MAX_ROWS + 1}`

/** Vouchers made before the month, for campaigns and owners that are invoiced in it. */
const earlierOf = (scope: SQL, { from, until }: { from: number; until: number }): SQL => sql`
  ${documents.kind} in ('receipt', 'refund') and ${documents.at} < ${from} and ${scope}
    and exists (select 1 from documents i where i.campaign_id = ${documents.campaignId} and i.owner_id = ${documents.ownerId}
      and i.kind = 'invoice' and i.at >= ${from} and i.at < ${until})`

/** Company of a book, for its heading. @throws DomainError not_found for an owner without the user as a member */
async function nameOf({ db }: ReadContext, user: CurrentUser, of: BookOf): Promise<string> {
  if (of.kind !== 'owner') return of.kind === 'all' ? 'All documents' : user.company || user.name
  const [owner] = await db
    .select({ name: owners.name })
    .from(owners)
    .where(and(eq(owners.id, of.owner), mayStaff(user, 'admin') ? undefined : sql`${owners.id} in ${ownersOf(user)}`))
  if (!owner) throw new DomainError('not_found', 'You do not belong to this company')
  return owner.name
}

/**
 * Documents and payments of a month, by the calendar of India, in the order in which they were made.
 * @throws DomainError not_found for an owner without the user as a member, too_large
 */
export async function getBook(ctx: ReadContext, user: CurrentUser, of: BookOf, month: string): Promise<Book> {
  if (of.kind === 'all' && !mayStaff(user, 'admin')) throw new DomainError('not_found', 'Book not found')
  const { db } = ctx
  const span = monthInstants(month)
  const scope = scopeOf(user, of, DOCUMENT_SCOPE)
  const ofPayments = scopeOf(user, of, { owner: sql`p.owner_id`, user: sql`${campaigns.userId}` })
  const [name, [made, earlier, paid]] = await Promise.all([
    nameOf(ctx, user, of),
    db.batch([
      db
        .select(DOCUMENT_COLUMNS)
        .from(documents)
        .where(
          and(
            inArray(documents.kind, [...BOOK_KINDS]),
            gte(documents.at, span.from),
            lt(documents.at, span.until),
            scope,
          ),
        )
        .orderBy(asc(documents.at), asc(documents.series), asc(documents.n))
        .limit(MAX_ROWS + 1),
      db
        .select(DOCUMENT_COLUMNS)
        .from(documents)
        .where(earlierOf(scope, span))
        .orderBy(asc(documents.at))
        .limit(MAX_ROWS),
      db
        .select(Object.fromEntries(PAYMENT.map((column) => [column, sql`${sql.identifier(column)}`.as(column)])))
        .from(sql`(${paymentsIn(ofPayments, span)}) q`),
    ]),
  ])
  if (made.length > MAX_ROWS || paid.length > MAX_ROWS) {
    throw new DomainError('too_large', 'These are more documents than one file has. Choose one owner')
  }
  return {
    ...{ side: of.kind === 'all' ? 'platform' : of.kind === 'owner' ? 'sales' : 'purchases', name, month },
    // The table cannot know which body belongs to which kind.
    documents: made as unknown as BookDocument[],
    earlier: earlier as unknown as Book['earlier'],
    payments: (paid as unknown as PaymentRow[]).map(({ at, of: corrected, ...payment }) => ({
      ...payment,
      on: civilDate(new Date(at)),
      isCorrection: corrected !== null,
    })),
  }
}

/** Owners with documents in a month, for staff who choose one. */
export async function listBookOwners({ db }: ReadContext, month: string): Promise<{ id: string; name: string }[]> {
  const { from, until } = monthInstants(month)
  const own = db
    .selectDistinct({ id: documents.ownerId })
    .from(documents)
    .where(and(gte(documents.at, from), lt(documents.at, until), inArray(documents.kind, [...BOOK_KINDS])))
  return db
    .select({ id: owners.id, name: owners.name })
    .from(owners)
    .where(inArray(owners.id, own))
    .orderBy(asc(owners.name))
}
