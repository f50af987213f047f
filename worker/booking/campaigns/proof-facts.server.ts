import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { listings, spots } from '../../catalogue/catalogue.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { campaignLines } from '../campaigns.table.ts'

/**
 * The statement that copies the facts for proofs from the listings into lines. The proofs owed are those of the
 * booking: later changes of the listing do not count.
 */
export function freezeProof(db: ServiceContext['db'], where: SQL | undefined) {
  const { lat, lng, lit, details } = listings
  const facts = sql`json_object(
    'isLit', json(case when ${lit} in ('front', 'back') then 'true' else 'false' end),
    'site', json(case when ${lat} is not null and ${lng} is not null then json_object('lat', ${lat}, 'lng', ${lng}) end),
    'playsADay', ${details} ->> '$.loop.playsADay', 'showsADay', nullif(json_array_length(${details}, '$.shows'), 0),
    'band', json(case when ${spots.slotFrom} is not null then json_object('from', ${spots.slotFrom}, 'to', ${spots.slotTo}) end))`
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
