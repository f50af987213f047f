import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { BatchResponse } from 'drizzle-orm/batch'
import type { DbContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { parties } from '../../organisations/billing.table.ts'
import { owners } from '../../organisations/owners.table.ts'
import type { DocumentParty } from '../rules/documents/document.ts'

/** A party as documents name it, with the fields of an issuer. */
export interface BillingParty extends DocumentParty {
  /** Of its series; null while it has chosen none. */
  prefix: string | null
  /** Basis points withheld from payments to it. */
  tdsBp: number
  /** Days in which it pays an invoice. */
  creditDays: number
}

const CREDIT_DAYS = { usual: 30, accredited: 60 } as const

type PartyRow = Omit<typeof parties.$inferInsert, 'id'>

/** A party as it is registered; `known` where it is not. */
export const partyOf = (
  row: PartyRow | undefined,
  known: { name: string; state: string; email: string | null },
): BillingParty => ({
  name: row?.legalName ?? known.name,
  address: row?.address ?? '',
  state: row?.state ?? known.state,
  gstin: row?.gstin ?? null,
  pan: row?.pan ?? row?.gstin?.slice(2, 12) ?? null,
  email: row?.email ?? known.email,
  bank: row?.bankAccount && row.ifsc ? { account: row.bankAccount, ifsc: row.ifsc } : null,
  signatory: row?.signatory ?? null,
  prefix: row?.prefix ?? null,
  tdsBp: row?.payee === 'individual' ? 100 : 200,
  creditDays: row?.accredited ? CREDIT_DAYS.accredited : CREDIT_DAYS.usual,
})

/** The parties of documents, by the ids of owners. */
interface Parties {
  buyer: BillingParty
  supplierOf: (owner: string) => BillingParty
}

/**
 * The statements that read the parties of documents, for `partiesOf`.
 * @param user id of the advertiser, in SQL
 * @param owners a select of ids
 */
export const selectParties = (db: DbContext['db'], { user, owners: ids }: { user: SQL; owners: SQL }) =>
  [
    db
      .select()
      .from(parties)
      .where(or(eq(parties.userId, user), inArray(parties.ownerId, ids))),
    db.select({ name: users.name, company: users.company, email: users.email }).from(users).where(eq(users.id, user)),
    db.select({ id: owners.id, name: owners.name, state: owners.state }).from(owners).where(inArray(owners.id, ids)),
  ] as const

type PartyRows = BatchResponse<ReturnType<typeof selectParties>>

/**
 * The parties of documents, as they are registered now. A party without billing details has only the name of its account or owner.
 */
export const partiesOf = ([rows, [account], sellers]: PartyRows): Parties => ({
  buyer: partyOf(
    rows.find(({ userId }) => userId !== null),
    { name: account?.company || account?.name || '', state: '', email: account?.email ?? null },
  ),
  supplierOf: (owner) => {
    const seller = sellers.find(({ id }) => id === owner)
    return partyOf(
      rows.find(({ ownerId }) => ownerId === owner),
      { name: seller?.name ?? owner, state: seller?.state ?? '', email: null },
    )
  },
})

/** Parties of a document, in one round trip. @param user the advertiser; null once the account is deleted */
export const readParties = async (
  { db }: DbContext,
  { user, owners: ids }: { user: string | null; owners: readonly string[] },
): Promise<Parties> => partiesOf(await db.batch(selectParties(db, { user: sql`${user ?? ''}`, owners: idsOf(ids) })))
