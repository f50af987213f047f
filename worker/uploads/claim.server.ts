import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import type { UploadPurpose } from '../kernel/rules/files/upload-purpose.ts'
import { guard, idsOf } from '../kernel/sql/statements.server.ts'
import { uploads } from './uploads.table.ts'

interface Claim {
  keys: readonly string[]
  /** Record that shows the files: the id of a listing, a creative, a proof. */
  claimedBy: string
  purpose: UploadPurpose
  /** The owner or line that the files were sent for. */
  subject: string | SQL
}

/**
 * Statements that claim files for a record, for the batch that saves it. The batch breaks unless every key is of this
 * purpose and subject, arrived whole, and is free or already claimed by the same record.
 */
export function claimStatements(db: ServiceContext['db'], { keys, claimedBy, purpose, subject }: Claim) {
  const wanted = [...new Set(keys)]
  return [
    guard(
      db,
      sql`(select count(*) from ${uploads} u where u.key in ${idsOf(wanted)} and u.purpose = ${purpose}
        and u.subject = ${subject} and u.sha256 <> '' and (u.claimed_by is null or u.claimed_by = ${claimedBy})) = ${wanted.length}`,
    ),
    db
      .update(uploads)
      .set({ claimedBy })
      .where(inArray(uploads.key, idsOf(wanted))),
  ] as const
}

/**
 * Statements that give files back: all that something shows, or those among `keys`, or all but `except`. A file that nothing shows is
 * deleted a day later.
 */
export function releaseStatements(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { claimedBy, keys, except }: { claimedBy: string; keys?: readonly string[]; except?: readonly string[] },
) {
  return [
    db
      .update(uploads)
      .set({ claimedBy: null, releasedAt: now.getTime() })
      .where(
        and(
          eq(uploads.claimedBy, claimedBy),
          keys && inArray(uploads.key, [...keys]),
          except && notInArray(uploads.key, [...except]),
        ),
      ),
  ] as const
}
