import { desc, eq, or } from 'drizzle-orm'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { listImports } from '../inventory.table.ts'

/** Listings and files that a user last wrote. Listings belong to their owner and stay, without the name. */
export const inventoryData: PersonalData = {
  tables: [ownerListings, listImports],
  collect: async ({ db }, { user }) => {
    const [listings, imports] = await db.batch([
      db
        .select({ id: ownerListings.id, state: ownerListings.state, updatedAt: ownerListings.updatedAt })
        .from(ownerListings)
        .where(or(eq(ownerListings.updatedBy, user.id), eq(ownerListings.decidedBy, user.id)))
        .orderBy(ownerListings.id),
      db
        .select({
          name: listImports.name,
          created: listImports.created,
          changed: listImports.changed,
          at: listImports.at,
        })
        .from(listImports)
        .where(eq(listImports.userId, user.id))
        .orderBy(desc(listImports.at)),
    ])
    return { listings, imports }
  },
  erase: ({ db }, { id }) => [
    db.update(ownerListings).set({ updatedBy: null }).where(eq(ownerListings.updatedBy, id)),
    db.update(ownerListings).set({ decidedBy: null }).where(eq(ownerListings.decidedBy, id)),
    db.update(listImports).set({ userId: null }).where(eq(listImports.userId, id)),
  ],
}
