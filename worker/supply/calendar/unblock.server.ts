import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { listingIn } from '../../catalogue/availability/places.server.ts'
import { notifyWatchers } from '../../catalogue/availability/taken.server.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { refOf } from '../../catalogue/rules/availability/resource.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { recordEach } from '../../kernel/events/record.server.ts'
import { addDays } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { blocks } from '../owner-calendar.table.ts'
import type { BlockedDays, BlockKind, Unblocks } from '../rules/calendar/block.ts'
import { cutTo } from '../rules/calendar/plan-block.ts'
import { blockRemoved } from '../rules/supply.events.ts'
import { afterChange, type ChangedPlace } from './after-change.server.ts'
import { checkRights } from './places.server.ts'

/** Days that are free again, with the kind and note of the block: enough to block them once more. */
export interface Unblocked {
  days: (BlockedDays & { kind: BlockKind; note: string })[]
}

/**
 * Frees blocked days, all or some; a block around them is split. The same batch notifies the users who watch the days.
 * @throws DomainError not_found; forbidden without the right to sell; bad_input for days out of order; conflict when
 * they are free already
 */
export async function unblockDays(
  ctx: ServiceContext,
  user: CurrentUser,
  { ids, from, until }: Unblocks,
): Promise<Unblocked> {
  if (from !== undefined && until !== undefined && until < from) {
    const message = 'The last day is before the first'
    throw new DomainError('bad_input', message, [{ path: 'until', message }])
  }
  const { db } = ctx
  const takers = idsOf(ids)
  const found = await db
    .select({
      id: allocations.takerId,
      resource: allocations.resourceId,
      starts: allocations.starts,
      until: allocations.until,
      quantity: allocations.quantity,
      owner: ownerListings.ownerId,
      category: listings.categoryId,
      kind: sql<BlockKind>`coalesce(${blocks.kind}, 'blocked')`.as('kind_of'),
      note: sql<string>`coalesce(${blocks.note}, '')`.as('note_of'),
    })
    .from(allocations)
    .leftJoin(blocks, eq(blocks.id, allocations.takerId))
    .leftJoin(ownerListings, eq(ownerListings.id, listingIn(allocations.resourceId)))
    .leftJoin(listings, eq(listings.id, listingIn(allocations.resourceId)))
    .where(and(inArray(allocations.takerId, takers), eq(allocations.kind, 'block')))
    .orderBy(asc(allocations.resourceId), asc(allocations.starts))
  const missing = new DomainError('not_found', 'Block not found')
  if (ids.some((id) => !found.some((row) => row.id === id))) throw missing
  try {
    await checkRights(ctx, user, [...new Set(found.map(({ owner }) => owner ?? ''))])
  } catch (refusal) {
    throw refusal instanceof DomainError && refusal.code === 'not_found' ? missing : refusal
  }
  const days = found.flatMap(({ starts, until: end, owner: _, category: __, ...row }) => {
    const cut = cutTo({ starts, until: end }, { from, until })
    return cut ? [{ ...row, ...cut }] : []
  })
  const free = new DomainError('conflict', 'These days are already free')
  if (days.length === 0) throw free

  const first = from ?? '0000'
  const next = until === undefined ? '9999' : addDays(until, 1)
  const { takerId, kind, resourceId, starts, until: end, quantity } = allocations
  const isTheirs = inArray(takerId, takers)
  const touched = sql`${and(isTheirs, lt(starts, next), gt(end, first))}`
  const isOwn = sql`exists (select 1 from ${ownerListings} where ${ownerListings.id} = ${listingIn(resourceId)}
    and ${ownerListings.ownerId} in ${ownersOf(user, 'sell')})`
  const detail = JSON.stringify({ ...(from && { from }), ...(until && { until }) })
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${allocations} where ${touched})
        and not exists (select 1 from ${allocations} where ${isTheirs} and not ${isOwn})`,
    ),
    ...notifyWatchers(ctx, ids, { starts: first, until: next }),
    recordEach(
      ctx,
      blockRemoved,
      user.id,
      sql`select ${takerId} as subject, json_set(${detail}, '$.resource', ${resourceId}) as detail from ${allocations}
        where ${touched} group by ${takerId}, ${resourceId}`,
    ),
    // Inserts the part after the days, shortens to the part before them, then deletes the days.
    db
      .insert(allocations)
      .select(
        sql`select ${takerId}, ${kind}, ${resourceId}, ${next}, ${end}, ${quantity}, null from ${allocations} where ${touched} and ${end} > ${next}`,
      ),
    db
      .update(allocations)
      .set({ until: first })
      .where(and(touched, lt(starts, first))),
    db.delete(allocations).where(and(touched, gte(starts, first))),
    db
      .delete(blocks)
      .where(
        sql`${blocks.id} in ${takers} and not exists (select 1 from ${allocations} where ${takerId} = ${blocks.id})`,
      ),
  ])
  await commit(writes, async () => free)
  await afterChange(
    ctx,
    user,
    blockRemoved,
    found.map(({ resource, category, owner }): ChangedPlace => {
      return { resource, category: category ?? '', owner: owner ?? '', listing: refOf(resource).listing }
    }),
  )
  return { days }
}
