import { aliasedTable, and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { users } from '../../kernel/identity.table.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { owners } from '../owners.table.ts'
import { verificationRecorded, verificationWithdrawn } from '../rules/organisations.events.ts'
import {
  documentsText,
  type NewVerification,
  type VerificationRecord,
  type VerificationWithdrawal,
} from '../rules/owners/verification.ts'
import { verifications } from '../verification.table.ts'
import { verified } from './verified.server.ts'

/** An owner with every check of its documents, the last first. */
export interface OwnerRecord {
  owner: { id: string; name: string; city: string; state: string; verified: boolean }
  records: VerificationRecord[]
}

const withdrawers = aliasedTable(users, 'withdrawers')

/** An owner as staff verify it. @throws DomainError not_found */
export async function getOwnerRecord({ db }: ServiceContext, id: string): Promise<OwnerRecord> {
  const [[owner], rows] = await db.batch([
    db
      .select({ id: owners.id, name: owners.name, city: owners.city, state: owners.state, verified })
      .from(owners)
      .where(eq(owners.id, id)),
    db
      .select({
        id: verifications.id,
        documents: verifications.documents,
        day: verifications.day,
        note: verifications.note,
        recordedAt: verifications.recordedAt,
        checkedBy: sql<string | null>`${users.name}`.as('checker_name'),
        withdrawnAt: verifications.withdrawnAt,
        withdrawnBy: sql<string | null>`${withdrawers.name}`.as('withdrawer_name'),
        reason: verifications.reason,
      })
      .from(verifications)
      .leftJoin(users, eq(users.id, verifications.checkedBy))
      .leftJoin(withdrawers, eq(withdrawers.id, verifications.withdrawnBy))
      .where(eq(verifications.ownerId, id))
      .orderBy(desc(verifications.day), desc(verifications.id)),
  ])
  if (!owner) throw new DomainError('not_found', 'Media owner not found')
  const records = rows.map(({ withdrawnAt: at, withdrawnBy: by, reason, ...row }) => ({
    ...row,
    withdrawn: at === null ? null : { at, by, reason },
  }))
  return { owner, records }
}

/** Refuses a check on a day to come. @throws DomainError bad_input */
export function checkDay({ now }: Pick<ServiceContext, 'now'>, { day }: NewVerification, path = 'day'): void {
  if (day <= civilDate(now)) return
  const message = 'The check cannot be on a later day than today'
  throw new DomainError('bad_input', message, [{ path, message }])
}

/** Statements that record a check, for the batch that gives the mark. */
export function recordStatements(
  service: ServiceContext,
  staff: CurrentUser,
  ownerId: string,
  { documents, day, note }: NewVerification,
) {
  const { db, now } = service
  const id = newId('ver')
  return [
    db
      .insert(verifications)
      .values({ id, ownerId, documents, day, note, checkedBy: staff.id, recordedAt: now.toISOString() }),
    record(
      service,
      verificationRecorded.of(staff.id, {
        subject: ownerId,
        detail: { verification: id, documents: documentsText(documents), day },
      }),
    ),
  ] as const
}

/** Records that staff checked documents of an owner, which then has the Verified mark. @throws DomainError bad_input; not_found */
export async function recordVerification(
  service: ServiceContext,
  staff: CurrentUser,
  ownerId: string,
  input: NewVerification,
): Promise<OwnerRecord> {
  const { db } = service
  checkDay(service, input)
  const isThere = sql`exists (select 1 from ${owners} where ${eq(owners.id, ownerId)})`
  const writes = db.batch([guard(db, isThere), ...recordStatements(service, staff, ownerId, input)])
  await commit(writes, async () => {
    await getOwnerRecord(service, ownerId)
    return undefined
  })
  service.cache.purge(catalogueTags())
  return getOwnerRecord(service, ownerId)
}

/**
 * Withdraws a check, with the reason. Without another check the owner loses the mark.
 * @throws DomainError not_found; conflict when it was withdrawn in between
 */
export async function withdrawVerification(
  service: ServiceContext,
  staff: CurrentUser,
  { owner, id }: { owner: string; id: string },
  { reason }: VerificationWithdrawal,
): Promise<OwnerRecord> {
  const { db, now } = service
  const isCurrent = and(eq(verifications.id, id), eq(verifications.ownerId, owner), isNull(verifications.withdrawnAt))
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${verifications} where ${isCurrent})`),
    db.update(verifications).set({ withdrawnAt: now.toISOString(), withdrawnBy: staff.id, reason }).where(isCurrent),
    record(service, verificationWithdrawn.of(staff.id, { subject: owner, detail: { verification: id, reason } })),
  ])
  await commit(writes, async () => {
    const { records } = await getOwnerRecord(service, owner)
    return records.some((record) => record.id === id)
      ? new DomainError('conflict', 'This check was already withdrawn')
      : new DomainError('not_found', 'Check not found')
  })
  service.cache.purge(catalogueTags())
  return getOwnerRecord(service, owner)
}
