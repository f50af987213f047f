import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '../identity/personal-data.ts'
import { enquiries } from './enquiries.table.ts'

// The packed plan is readable by no person, and the key is the form's own.
const { id: _, key: __, plan: ___, userId: ____, ...exported } = getTableColumns(enquiries)

/** What a signed-in user asked our team. */
export const enquiriesData: PersonalData = {
  tables: [enquiries],
  collect: async ({ db }, { user }) => ({
    enquiries: await db
      .select(exported)
      .from(enquiries)
      .where(eq(enquiries.userId, user.id))
      .orderBy(asc(enquiries.id)),
  }),
  erase: ({ db }, { id }) => [db.delete(enquiries).where(eq(enquiries.userId, id))],
}
