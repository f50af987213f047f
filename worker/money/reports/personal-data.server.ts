import { and, asc, eq } from 'drizzle-orm'
import { campaigns } from '../../booking/campaigns.table.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { uploads } from '../../uploads/uploads.table.ts'
import { reportMails } from '../documents.table.ts'

/** Weekly report mails of a user, and the logo of the reports. Both are deleted with the account. */
export const reportsData: PersonalData = {
  tables: [reportMails],
  collect: async ({ db }, { user }) => ({
    reportMails: await db
      .select({ campaign: campaigns.ref, createdAt: reportMails.createdAt, sentWeek: reportMails.sentWeek })
      .from(reportMails)
      .innerJoin(campaigns, eq(campaigns.id, reportMails.campaignId))
      .where(eq(reportMails.userId, user.id))
      .orderBy(asc(reportMails.createdAt)),
  }),
  erase: ({ db, now }, user) => [
    db
      .update(uploads)
      .set({ claimedBy: null, releasedAt: now.getTime() })
      .where(and(eq(uploads.purpose, 'logo'), eq(uploads.subject, user.id))),
  ],
}
