import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { listings, spots } from '../../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { campaignLines } from '../campaigns.table.ts'

/**
 * The statement that copies the facts for proofs from the listings into lines. The proofs owed are those of the
 * booking: later changes of the listing do not count.
 */
export function freezeProof(db: ServiceContext['db'], where: SQL | undefined) {
  const facts = sql`json_object(
    'isLit', json(case when ${listings.lit} in ('front', 'back') then 'true' else 'false' end), 'lat', ${listings.lat}, 'lng', ${listings.lng},
    'playsADay', ${listings.details} ->> '$.loop.playsADay', 'showsADay', json_array_length(${listings.details}, '$.shows'),
    'from', ${spots.slotFrom}, 'to', ${spots.slotTo})`
  const listed = db
    .select({ facts: facts.as('facts') })
    .from(listings)
    .leftJoin(spots, and(eq(spots.listingId, listings.id), eq(spots.id, campaignLines.spotId)))
    .where(eq(listings.id, campaignLines.listingId))
  return db
    .update(campaignLines)
    .set({ snapshot: sql`json_set(${campaignLines.snapshot}, '$.proof', ${listed})` })
    .where(and(where, exists(listed)))
}
