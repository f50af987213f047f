import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ServiceContext } from '../context.ts'
import type { SignedIn } from './session.server.ts'

/**
 * What one feature keeps about a user, and how it is exported and erased. `worker/personal-data.ts` lists them all, and
 * the service context brings the list here: identity imports no feature.
 */
export interface PersonalData {
  /** Every table with a user id or an address of a person. A test compares them with the schema. */
  tables: readonly SQLiteTable[]
  /** Parts of the exported file, by name. Left out where the feature exports nothing. */
  collect?: (service: ServiceContext, signedIn: SignedIn) => Promise<Record<string, unknown>>
  /**
   * Statements for the batch that deletes the user, before the row of the user goes. Left out where foreign keys delete
   * everything.
   */
  erase?: (service: ServiceContext, user: SignedIn['user']) => BatchItem<'sqlite'>[]
}
