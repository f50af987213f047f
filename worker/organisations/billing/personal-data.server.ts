import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { parties } from '../billing.table.ts'

/** How an advertiser is billed. It goes with the account; papers have their own copy. */
export const billingData: PersonalData = {
  tables: [parties],
  collect: async ({ db }, { user }) => ({
    billing: await db.select().from(parties).where(eq(parties.userId, user.id)),
  }),
}
