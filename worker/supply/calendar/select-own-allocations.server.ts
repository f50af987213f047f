import { and, asc, eq, gt, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isVisibleToOwner } from '../../booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from '../../booking/campaigns.table.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { spots } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { addDays, type DateSpan } from '../../kernel/rules/dates.ts'
import { blocks } from '../owner-calendar.table.ts'
import type { OwnAllocation } from '../rules/calendar/own-allocations.ts'

/** True when the present owner of the listing was asked for the line. */
const isKnown = sql`(${isVisibleToOwner} and ${campaignLines.ownerId} = ${ownerListings.ownerId})`

/**
 * Allocations of resources now, earliest first. The advertiser is named only to the owner that was asked, and never
 * while the campaign waits for our team.
 * @param resources a condition on the allocations
 */
export const selectOwnAllocations = (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  resources: SQL,
  { start, end }: DateSpan,
) =>
  db
    .select({
      id: sql<string>`${allocations.takerId}`.as('allocation_id'),
      resource: sql<string>`${allocations.resourceId}`.as('allocation_resource'),
      kind: sql<OwnAllocation['kind']>`case when ${allocations.kind} = 'block' then coalesce(${blocks.kind}, 'blocked')
        when ${allocations.expiresAt} is null then 'booked' else 'asked' end`.as('allocation_kind'),
      starts: sql<string>`${allocations.starts}`.as('allocation_starts'),
      until: sql<string>`${allocations.until}`.as('allocation_until'),
      quantity: sql<number>`${allocations.quantity}`.as('allocation_quantity'),
      who: sql<string | null>`case when ${isKnown} then ${campaigns.client} end`.as('allocation_who'),
      ref: sql<string | null>`case when ${isKnown} then ${campaignLines.ref} end`.as('allocation_ref'),
      note: sql<string>`coalesce(${blocks.note}, '')`.as('allocation_note'),
      expiresAt: sql<number | null>`${allocations.expiresAt}`.as('allocation_expires'),
    })
    .from(allocations)
    .leftJoin(campaignLines, eq(campaignLines.id, allocations.takerId))
    .leftJoin(ownerListings, eq(ownerListings.id, campaignLines.listingId))
    .leftJoin(campaigns, eq(campaigns.id, campaignLines.campaignId))
    .leftJoin(blocks, eq(blocks.id, allocations.takerId))
    .where(
      and(
        resources,
        gt(allocations.until, start),
        lt(allocations.starts, addDays(end, 1)),
        or(isNull(allocations.expiresAt), gt(allocations.expiresAt, now.getTime())),
      ),
    )
    .orderBy(asc(allocations.starts), asc(allocations.takerId)) satisfies PromiseLike<OwnAllocation[]>

/** Allocations of listings and of their spots. @param ids a select of ids of listings */
export const ofListings = (ids: SQLWrapper): SQL =>
  sql`${allocations.resourceId} in (select * from ${ids}
    union all select ${spots.resourceId} from ${spots} where ${spots.listingId} in ${ids})`
