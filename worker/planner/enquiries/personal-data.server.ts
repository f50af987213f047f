import { asc, eq, getTableColumns, or } from 'drizzle-orm'
import { ownAddress, type PersonalData } from '../../kernel/personal-data.ts'
import type { SignedIn } from '../../kernel/rules/identity/user.ts'
import { toRupees } from '../../kernel/rules/money.ts'
import { enquiries } from '../enquiries.table.ts'

// The packed plan is readable by no person, and the key is the form's own.
const { id: _, key: __, plan: ___, userId: ____, ...exported } = getTableColumns(enquiries)

/** Matches enquiries that a user sent while signed in, and those from their address before. */
const isOf = (user: SignedIn['user']) => or(eq(enquiries.userId, user.id), eq(enquiries.email, ownAddress(user)))

/** Enquiries of a user to our team. */
export const enquiriesData: PersonalData = {
  tables: [enquiries],
  collect: async ({ db }, { user }) => {
    const rows = await db.select(exported).from(enquiries).where(isOf(user)).orderBy(asc(enquiries.id))
    // The file has plans in rupees, as the API has.
    return {
      enquiries: rows.map((row) => ({ ...row, planTotal: row.planTotal === null ? null : toRupees(row.planTotal) })),
    }
  },
  erase: ({ db }, user) => [db.delete(enquiries).where(isOf(user))],
}
