import { eq } from 'drizzle-orm'
import type { PersonalData } from '../identity/personal-data.ts'
import { listOwnClaims } from './claims.server.ts'
import { ownerMembers } from './owners.table.ts'

/** Claims and memberships. They go with the user; decisions of staff stay, without their name. */
export const ownersData: PersonalData = {
  tables: [ownerMembers],
  collect: async (service, { user }) => ({ companies: await listOwnClaims(service, user) }),
  erase: ({ db }, { id }) => [db.update(ownerMembers).set({ decidedBy: null }).where(eq(ownerMembers.decidedBy, id))],
}
