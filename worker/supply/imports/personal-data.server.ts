import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { listImports } from '../inventory.table.ts'

/** Files that a user imported. The listings belong to owners and stay, without the name of the user. */
export const importsData: PersonalData = {
  tables: [listImports],
  collect: async ({ db }, { user }) => ({
    imports: await db
      .select({
        name: listImports.name,
        at: listImports.at,
        created: listImports.created,
        changed: listImports.changed,
      })
      .from(listImports)
      .where(eq(listImports.userId, user.id))
      .orderBy(asc(listImports.at)),
  }),
  erase: ({ db }, user) => [db.update(listImports).set({ userId: null }).where(eq(listImports.userId, user.id))],
}
