import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { tellWatchers } from '../../catalogue/availability/taken.server.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { refOf } from '../../catalogue/rules/availability/resource.ts'
import { auditLog } from '../../kernel/audit.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { addDays } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { blocks } from '../owner-calendar.table.ts'
import type { BlockedDays, BlockKind, Unblocks } from '../rules/calendar/block.ts'
import { cutTo } from '../rules/calendar/plan-block.ts'
import { afterChange, type ChangedPlace } from './after-change.server.ts'
import { checkRights, ownerOfAllocation } from './places.server.ts'

/** Days that are free again, with what the block said: enough to block them once more. */
export interface Unblocked {
  days: (BlockedDays & { kind: BlockKind; note: string })[]
}

const isBlock = eq(allocations.kind, 'block')

/**
 * Gives days of blocks back to the market, all or some; a block around them is split. Those who watch the days are told in the same batch.
 * @throws DomainError not_found; forbidden without the right to sell; bad_input for days out of order; conflict where they are free already
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
  const { db, now, caller } = ctx
  const takers = idsOf(ids)
  const found = await db
    .select({
      id: allocations.takerId,
      resource: allocations.resourceId,
      starts: allocations.starts,
      until: allocations.until,
      quantity: allocations.quantity,
      owner: sql<string | null>`${ownerOfAllocation}`.as('owner_of'),
      category: sql<string>`coalesce((select l.category_id from listings l
        where l.id = substr(${allocations.resourceId} || ':', 1, instr(${allocations.resourceId} || ':', ':') - 1)), '')`.as(
        'category_of',
      ),
      kind: sql<BlockKind>`coalesce(${blocks.kind}, 'blocked')`.as('kind_of'),
      note: sql<string>`coalesce(${blocks.note}, '')`.as('note_of'),
    })
    .from(allocations)
    .leftJoin(blocks, eq(blocks.id, allocations.takerId))
    .where(and(inArray(allocations.takerId, takers), isBlock))
    .orderBy(asc(allocations.resourceId), asc(allocations.starts))
  const missing = new DomainError('not_found', 'There is no such block')
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
  const free = new DomainError('conflict', 'These days are free already')
  if (days.length === 0) throw free

  const first = from ?? '0000'
  const next = until === undefined ? '9999' : addDays(until, 1)
  const touched = sql`kind = 'block' and taker_id in ${takers} and starts < ${next} and until > ${first}`
  const detail = JSON.stringify({ ...(from && { from }), ...(until && { until }) })
  const writes = db.batch([
    guard(
      db,
      sql`exists (select 1 from allocations where ${touched}) and not exists (select 1 from allocations
        where kind = 'block' and taker_id in ${takers} and not exists (select 1 from owner_listings o
          where o.id = substr(resource_id || ':', 1, instr(resource_id || ':', ':') - 1) and o.owner_id in ${ownersOf(user, 'sell')}))`,
    ),
    ...tellWatchers(ctx, ids, { starts: first, until: next }),
    db.insert(auditLog).select(
      sql`select null, ${user.id}, 'block.removed', taker_id, ${caller.network}, ${now.toISOString()},
        json_set(${detail}, '$.resource', resource_id) from allocations where ${touched} group by taker_id, resource_id`,
    ),
    // What comes after the days, then what is before them, then the days.
    db
      .insert(allocations)
      .select(
        sql`select taker_id, kind, resource_id, ${next}, until, quantity, null from allocations where ${touched} and until > ${next}`,
      ),
    db.update(allocations).set({ until: first }).where(sql`${touched} and starts < ${first}`),
    db.delete(allocations).where(sql`${touched} and starts >= ${first}`),
    db
      .delete(blocks)
      .where(
        sql`${blocks.id} in ${takers} and not exists (select 1 from allocations a where a.taker_id = ${blocks.id})`,
      ),
  ])
  await commit(writes, async () => free)
  await afterChange(
    ctx,
    found.map(({ resource, category, owner }): ChangedPlace => {
      return { resource, category, owner: owner ?? '', listing: refOf(resource).listing }
    }),
  )
  return { days }
}
