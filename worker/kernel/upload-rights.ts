import type { SQL } from 'drizzle-orm'
import type { UploadPurpose } from './rules/files/upload-purpose.ts'
import type { CurrentUser } from './rules/identity/user.ts'

/** The user whose rights are asked for. */
export type FileUser = Pick<CurrentUser, 'id' | 'role' | 'areas'>

/**
 * Rights to send and to see a file, by its purpose. A file belongs to a row of booking, supply or desk, which `uploads` must not import.
 * So `worker/upload-rights.server.ts` has the rights, and the service context hands them in.
 */
export interface UploadRights {
  /** True where a user may send a file for a subject; `right` is the one that a member of an owner needs. */
  maySend: (purpose: UploadPurpose, user: FileUser, subject: SQL, right: 'view' | 'sell') => SQL
  /** True where a user may see the file of a row of `uploads`. */
  mayRead: (purpose: UploadPurpose, user: FileUser) => SQL
}
