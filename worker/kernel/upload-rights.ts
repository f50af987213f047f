import type { SQL } from 'drizzle-orm'
import type { UploadPurpose } from './rules/files/upload-purpose.ts'
import type { CurrentUser } from './rules/identity/user.ts'

/** Whom rights are asked for. */
export type FileUser = Pick<CurrentUser, 'id' | 'role' | 'areas'>

/**
 * Who may send and see a file, by its purpose. The rooms whose rows a file belongs to stand above `uploads`:
 * `worker/upload-rights.server.ts` knows them, and the service context brings it.
 */
export interface UploadRights {
  /** Whether a user may send a file for a subject; `right` is what a member of an owner needs. */
  maySend: (purpose: UploadPurpose, user: FileUser, subject: SQL, right: 'view' | 'sell') => SQL
  /** Whether a user may see the file of a row of `uploads`. */
  mayRead: (purpose: UploadPurpose, user: FileUser) => SQL
}
