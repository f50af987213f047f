import { asc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { postVersions } from '../posts.table.ts'

/** Versions of articles that a member of staff has saved. The articles stay, without their author. */
export const contentData: PersonalData = {
  tables: [postVersions],
  collect: async ({ db }, { user }) => ({
    articles: await db
      .select({
        title: sql<string>`${postVersions.value} ->> 'title'`,
        version: postVersions.version,
        at: postVersions.at,
      })
      .from(postVersions)
      .where(eq(postVersions.by, user.id))
      .orderBy(asc(postVersions.at)),
  }),
  erase: ({ db }, user) => [db.update(postVersions).set({ by: '' }).where(eq(postVersions.by, user.id))],
}
