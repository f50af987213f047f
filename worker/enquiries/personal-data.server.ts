import { asc, eq, getTableColumns } from 'drizzle-orm'
import { toRupees } from '../domain/money.ts'
import type { PersonalData } from '../identity/personal-data.ts'
import { enquiries } from './enquiries.table.ts'

// The packed plan is readable by no person, and the key is the form's own.
const { id: _, key: __, plan: ___, userId: ____, ...exported } = getTableColumns(enquiries)

/** What a signed-in user asked our team. */
export const enquiriesData: PersonalData = {
  tables: [enquiries],
  collect: async ({ db }, { user }) => {
    const rows = await db
      .select(exported)
      .from(enquiries)
      .where(eq(enquiries.userId, user.id))
      .orderBy(asc(enquiries.id))
    // The file has plans in rupees, as the API has.
    return {
      enquiries: rows.map((row) => ({ ...row, planTotal: row.planTotal === null ? null : toRupees(row.planTotal) })),
    }
  },
  erase: ({ db }, { id }) => [db.delete(enquiries).where(eq(enquiries.userId, id))],
}
