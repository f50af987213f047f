import { and, inArray, sql } from 'drizzle-orm'
import { campaignLines } from '../../booking/campaigns.table.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import type { OwnedContent } from './publish.server.ts'

/**
 * Listings with the spots that their bookings and blocked days still name, existing or removed. The days of a removed
 * spot stay as the history of its bookings, so a new spot must not get its id. Only listings with new spots are looked
 * up.
 */
export async function withGoneSpots<T extends OwnedContent>(
  { db }: Pick<ServiceContext, 'db'>,
  rows: readonly T[],
): Promise<T[]> {
  const growing = rows.filter(({ kept, content }) => kept !== null && content.spots.some(({ id }) => id === null))
  if (growing.length === 0) return [...rows]
  const ids = idsOf(growing.map(({ id }) => id))
  const owners = idsOf([...new Set(growing.map(({ ownerId }) => ownerId))])
  const [taken, booked] = await db.batch([
    db
      .selectDistinct({ resource: allocations.resourceId })
      .from(sql`${ids} as asked`)
      // ";" is the sign after ":": all spots of a listing, by the index.
      .innerJoin(
        allocations,
        sql`${allocations.resourceId} > asked.value || ':' and ${allocations.resourceId} < asked.value || ';'`,
      ),
    db
      .selectDistinct({ resource: campaignLines.resourceId })
      .from(campaignLines)
      .where(and(inArray(campaignLines.ownerId, owners), inArray(campaignLines.listingId, ids))),
  ])
  const gone = new Map<string, string[]>()
  for (const { resource } of [...taken, ...booked]) {
    const at = resource.indexOf(':')
    if (at < 0) continue
    const listing = resource.slice(0, at)
    gone.set(listing, [...(gone.get(listing) ?? []), resource.slice(at + 1)])
  }
  return rows.map((row) => ({ ...row, goneSpots: gone.get(row.id) ?? [] }))
}
