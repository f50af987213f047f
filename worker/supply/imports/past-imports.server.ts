import { and, desc, eq, sql } from 'drizzle-orm'
import { categories } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { listImports } from '../inventory.table.ts'
import type { PastImport } from '../rules/imports/import.ts'
import { UNDO_MS } from './undo.server.ts'

const MAX_IMPORTS = 20

/** The last imports of an owner that the user belongs to, the newest first. */
export async function listPastImports(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  user: CurrentUser,
  owner: string,
): Promise<PastImport[]> {
  const rows = await db
    .select({
      id: listImports.id,
      name: listImports.name,
      category: categories.name,
      categoryId: listImports.categoryId,
      by: users.name,
      at: listImports.at,
      created: listImports.created,
      changed: listImports.changed,
      refused: listImports.refused,
      undoneAt: listImports.undoneAt,
    })
    .from(listImports)
    .leftJoin(users, eq(users.id, listImports.userId))
    .leftJoin(categories, eq(categories.id, listImports.categoryId))
    .where(and(eq(listImports.ownerId, owner), sql`${listImports.ownerId} in ${ownersOf(user)}`))
    .orderBy(desc(listImports.at), desc(listImports.id))
    .limit(MAX_IMPORTS)
  return rows.map(({ categoryId, category, ...row }) => ({
    ...row,
    category: category ?? categoryId,
    canUndo: row.undoneAt === null && now.getTime() - row.at <= UNDO_MS,
  }))
}

/** A medium with how many listings the owner has in it. */
export interface OwnMedium {
  id: string
  name: string
  listings: number
}

/** Every category, that in which the owner has most first. */
export const listMedia = (
  { db }: Pick<ServiceContext, 'db'>,
  user: CurrentUser,
  owner: string,
): Promise<OwnMedium[]> => {
  const own = sql<number>`(select count(*) from ${ownerListings} o where o.category_id = categories.id
    and o.owner_id = ${owner} and o.owner_id in ${ownersOf(user)})`
  return db
    .select({ id: categories.id, name: categories.name, listings: own.as('own_listings') })
    .from(categories)
    .orderBy(sql`own_listings desc`, categories.position, categories.id)
}
