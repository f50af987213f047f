import { asc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { postVersions } from '../posts.table.ts'

/** Which versions of articles staff have saved. The articles stay; who wrote them is forgotten. */
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
