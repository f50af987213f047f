import { and, eq, inArray } from 'drizzle-orm'
import { campaigns } from '../../booking/campaigns.table.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { documents } from '../documents.table.ts'

/**
 * Documents of an advertiser. They are kept for eight years, without the account; the estimate of a draft loses its
 * campaign, so that the draft can be deleted.
 */
export const documentsData: PersonalData = {
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
        and(
          eq(documents.kind, 'estimate'),
          inArray(
            documents.campaignId,
            db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.userId, id)),
          ),
        ),
      ),
    db.update(documents).set({ userId: null }).where(eq(documents.userId, id)),
  ],
}
