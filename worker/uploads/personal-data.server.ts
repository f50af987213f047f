import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../kernel/personal-data.ts'
import { uploads } from './uploads.table.ts'

/** Files that a user sent. The files belong to owners and campaigns and stay, without the name of the sender. */
export const uploadsData: PersonalData = {
  tables: [uploads],
  collect: async ({ db }, { user }) => ({
    files: await db
      .select({ name: uploads.name, purpose: uploads.purpose, bytes: uploads.bytes, createdAt: uploads.createdAt })
      .from(uploads)
      .where(eq(uploads.userId, user.id))
      .orderBy(asc(uploads.createdAt)),
  }),
}
