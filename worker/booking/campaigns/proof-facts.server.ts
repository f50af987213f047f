import { and, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { campaignLines } from '../campaigns.table.ts'

/**
 * The statement that writes what proofs are judged by into lines, as their listings have it at this moment: what is owed is what was
 * booked, whatever an owner changes later.
 */
export const freezeProof = (db: ServiceContext['db'], where: SQL | undefined) =>
  db
    .update(campaignLines)
    .set({
      snapshot: sql`json_set(snapshot, '$.proof', (select json_object(
          'isLit', json(case when l.lit in ('front', 'back') then 'true' else 'false' end), 'lat', l.lat, 'lng', l.lng,
          'playsADay', l.details ->> '$.loop.playsADay', 'showsADay', json_array_length(l.details, '$.shows'),
          'from', s.slot_from, 'to', s.slot_to)
        from listings l left join spots s on s.listing_id = l.id and s.id = campaign_lines.spot_id
        where l.id = campaign_lines.listing_id))`,
    })
    .where(and(where, sql`exists (select 1 from listings l where l.id = campaign_lines.listing_id)`))

/** Lines from before what proofs are judged by was written into them. */
export const isNotFrozen = sql`campaign_lines.snapshot -> '$.proof' is null`
