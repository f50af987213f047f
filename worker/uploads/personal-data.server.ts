import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../kernel/personal-data.ts'
import { uploads } from './uploads.table.ts'

/** Who sent which file. The files belong to owners and campaigns and stay; the name of the sender goes. */
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
