import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { ServiceContext } from './context.ts'
import type { DomainError } from './rules/errors.ts'
import type { SignedIn } from './rules/identity/user.ts'

/**
 * The address by which something without an account is a user's: theirs once they have confirmed it, else none. Anyone
 * can sign up with the address of another.
 */
export const ownAddress = ({ email, emailVerified }: SignedIn['user']): string => (emailVerified ? email : '')

/**
 * Personal data of one room, with its export and erasure. `worker/personal-data.ts` lists them all, and the service
 * context brings the list here: identity imports no feature.
 */
export interface PersonalData {
  /** Every table with a user id or an address of a person. A test compares them with the schema. */
  tables: readonly SQLiteTable[]
  /** Parts of the exported file, by name. Left out where the feature exports nothing. */
  collect?: (service: ServiceContext, signedIn: SignedIn) => Promise<Record<string, unknown>>
  /** Reason why the account cannot be deleted yet. The batch that deletes it breaks for the same reason. */
  keeps?: (service: ServiceContext, user: SignedIn['user']) => Promise<DomainError | null>
  /**
   * Statements for the batch that deletes the user, before the row of the user goes. Left out where foreign keys delete
   * everything.
   */
  erase?: (service: ServiceContext, user: SignedIn['user']) => BatchItem<'sqlite'>[]
}
