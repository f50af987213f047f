import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { parties } from '../billing.table.ts'

/** Billing details of an advertiser. They are deleted with the account; documents have their own copy. */
export const billingData: PersonalData = {
  tables: [parties],
  collect: async ({ db }, { user }) => ({
    billing: await db.select().from(parties).where(eq(parties.userId, user.id)),
  }),
}
