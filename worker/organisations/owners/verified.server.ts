import { sql } from 'drizzle-orm'
import type { Verification } from '../rules/owners/verification.ts'

// For queries that have `owners`. Names are plain text: Drizzle leaves the table out of a column where it selects from one table
// alone, and `id` would then be that of the check.

const CURRENT = 'from verifications v where v.owner_id = owners.id and v.withdrawn_at is null'

/** The owner has the Verified mark: a check of its documents is recorded and not withdrawn. */
export const isVerified = sql.raw(`exists (select 1 ${CURRENT})`)

/** The mark as a column of an answer. */
export const verified = sql`${isVerified}`.mapWith(Boolean).as('owner_verified')

/** The last check of the owner's documents; null without the mark. */
export const lastVerification =
  sql`${sql.raw(`(select json_object('documents', json(v.documents), 'day', v.day) ${CURRENT}
  order by v.day desc, v.id desc limit 1)`)}`
    .mapWith((text: string | null): Verification | null => (text === null ? null : JSON.parse(text)))
    .as('last_verification')
