import { eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { documents } from '../papers.table.ts'

/**
 * Documents of an advertiser. They are kept for eight years, without the account; an estimate of a draft lets go of it, so that the
 * draft can be deleted.
 */
export const papersData: PersonalData = {
  tables: [documents],
  collect: async ({ db }, { user }) => ({
    documents: await db
      .select({ number: documents.number, kind: documents.kind, payable: documents.payable, at: documents.at })
      .from(documents)
      .where(eq(documents.userId, user.id)),
  }),
  erase: ({ db }, { id }) => [
    db
      .update(documents)
      .set({ campaignId: null })
      .where(
        sql`${documents.kind} = 'estimate' and ${documents.campaignId} in (select id from campaigns where user_id = ${id})`,
      ),
    db.update(documents).set({ userId: null }).where(eq(documents.userId, id)),
  ],
}
