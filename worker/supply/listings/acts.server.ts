import { eq, inArray, sql } from 'drizzle-orm'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import type { ListingState } from '../../catalogue/rules/listing-state.ts'
import { isSoldBySpots } from '../../catalogue/rules/registry/media.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import type { MemberRight } from '../../organisations/rules/owners/rights.ts'
import type { ListingContent } from '../rules/listings/content.ts'
import { type BulkAct, changedRate } from '../rules/listings/owner-listing.ts'
import { REVIEWED_LISTINGS } from '../rules/listings/review.ts'
import {
  type ListingEvent,
  listingArchived,
  listingChanged,
  listingPaused,
  listingPublished,
  listingRestored,
  listingResumed,
  listingSubmitted,
  listingWithdrawn,
} from '../rules/supply.events.ts'
import {
  demandRight,
  getOwned,
  getRules,
  listingMissing,
  type OwnedListing,
  readOwned,
  readRules,
} from './own-listing.server.ts'
import { checkComplete, countPublished, type ListingWrite, versionConflict, writeListings } from './write.server.ts'

/** One act on a listing: from which states, into which, and the event that it is. */
interface Act {
  from: readonly ListingState[]
  to: ListingState
  kind: ListingEvent
  /** Message when the state does not allow the act. */
  refusal: string
  right: MemberRight
}

const ACTS = {
  withdraw: {
    from: ['review'],
    to: 'draft',
    kind: listingWithdrawn,
    refusal: 'It is not in review',
    right: 'sell',
  },
  pause: {
    from: ['live'],
    to: 'paused',
    kind: listingPaused,
    refusal: 'Only a live listing can be paused',
    right: 'manage',
  },
  resume: {
    from: ['paused'],
    to: 'live',
    kind: listingResumed,
    refusal: 'Only a paused listing can be resumed',
    right: 'manage',
  },
  archive: {
    from: ['live', 'paused'],
    to: 'archived',
    kind: listingArchived,
    refusal: 'Only a live or paused listing can be archived',
    right: 'manage',
  },
  restore: {
    from: ['archived'],
    // Only what was public is archived.
    to: 'paused',
    kind: listingRestored,
    refusal: 'It is not archived',
    right: 'manage',
  },
} as const satisfies Record<string, Act>
export type ListingAct = keyof typeof ACTS

/**
 * Withdraws, pauses, resumes, archives or restores a listing at the version that was seen. A paused listing keeps its
 * requests, which cannot be confirmed until it resumes.
 * @throws DomainError not_found; forbidden; conflict with the `current` listing; in_use for an archive with open lines;
 * bad_input with the problems of a listing that would be public again
 */
export async function actOnListing(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, version, act }: { id: string; version: number; act: ListingAct },
): Promise<void> {
  const { listing: seen, right } = await getOwned(ctx, user, id)
  const how: Act = ACTS[act]
  demandRight(right, how.right)
  if (seen.version !== version) throw versionConflict(seen)
  if (!how.from.includes(seen.state)) throw new DomainError('conflict', how.refusal)
  if (how.to === 'live') checkComplete(seen.content, await getRules(ctx, seen.category))
  await writeListings(ctx, user, [{ seen, content: seen.content }], how)
}

/**
 * Sends a draft: to staff while the owner has few listings that were ever public, else into the catalogue at once. @returns its state
 * @throws DomainError not_found; forbidden; conflict with the `current` listing; bad_input with every problem
 */
export async function sendListing(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, version }: { id: string; version: number },
): Promise<ListingState> {
  const { db, now } = ctx
  const { listing: seen, right } = await getOwned(ctx, user, id)
  demandRight(right, 'manage')
  if (seen.version !== version) throw versionConflict(seen)
  if (seen.state !== 'draft') throw new DomainError('conflict', 'Only a draft can be sent')
  checkComplete(seen.content, await getRules(ctx, seen.category))
  const [row] = await db.select({ count: countPublished(seen.ownerId).as('published') }).from(sql`(select 1)`)
  const isKnown = (row?.count ?? 0) >= REVIEWED_LISTINGS
  const write = { seen, content: seen.content }
  if (isKnown) {
    const enough = guard(db, sql`${countPublished(seen.ownerId)} >= ${REVIEWED_LISTINGS}`)
    await writeListings(ctx, user, [write], {
      to: 'live',
      right: 'manage',
      kind: listingPublished,
      more: [enough],
    })
    return 'live'
  }
  await writeListings(ctx, user, [write], {
    to: 'review',
    right: 'manage',
    kind: listingSubmitted,
    more: [db.update(ownerListings).set({ submittedAt: now.getTime() }).where(eq(ownerListings.id, id))],
  })
  return 'review'
}

/**
 * One act on several listings: all or none.
 * @returns how many were changed
 * @throws DomainError not_found where one is not the user's; forbidden; conflict and bad_input name the listing
 */
export async function actOnListings(ctx: ServiceContext, user: CurrentUser, input: BulkAct): Promise<number> {
  const asked = idsOf(input.ids)
  const all = await readOwned(ctx, inArray(ownerListings.id, asked))
  const rights = await ctx.db
    .select({
      id: ownerListings.id,
      isOwn: sql<number>`${ownerListings.ownerId} in ${ownersOf(user)}`.as('is_own'),
      mayAct: sql<number>`${ownerListings.ownerId} in ${ownersOf(user, input.act === 'rate' ? 'sell' : 'manage')}`.as(
        'may_act',
      ),
    })
    .from(ownerListings)
    .where(inArray(ownerListings.id, asked))
  const isOwn = new Map(rights.map((row) => [row.id, row]))
  if (input.ids.some((id) => !isOwn.get(id)?.isOwn)) throw listingMissing()
  const needed = input.act === 'rate' ? 'sell' : 'manage'
  if (rights.some(({ mayAct }) => !mayAct)) demandRight('view', needed)
  if (input.act === 'rate') return changeRates(ctx, user, all, input)
  const how: Act = ACTS[input.act]
  for (const {
    state,
    ref,
    content: { title },
  } of all) {
    if (!how.from.includes(state)) throw new DomainError('conflict', `${titleWithRef({ title, ref })}: ${how.refusal}`)
  }
  const writes = all.map((seen) => ({ seen, content: seen.content }))
  if (how.to === 'live') await checkAll(ctx, writes)
  await writeListings(ctx, user, writes, how)
  return all.length
}

async function checkAll(ctx: ServiceContext, writes: readonly ListingWrite[]): Promise<void> {
  const rules = await readRules(
    ctx,
    writes.map(({ seen }) => seen.category),
  )
  for (const { seen, content } of writes) {
    const category = rules.get(seen.category)
    if (!category) throw new DomainError('not_found', 'Category not found')
    checkComplete(content, category, titleWithRef({ title: content.title, ref: seen.ref }))
  }
}

/** New rates for live and paused listings and drafts: all of them or none. */
async function changeRates(
  ctx: ServiceContext,
  user: CurrentUser,
  all: readonly OwnedListing[],
  { change }: Extract<BulkAct, { act: 'rate' }>,
): Promise<number> {
  const fixed = all.find(({ state }) => state === 'review' || state === 'archived')
  if (fixed)
    throw new DomainError(
      'conflict',
      `${titleWithRef({ title: fixed.content.title, ref: fixed.ref })} is ${fixed.state === 'review' ? 'being checked' : 'archived'}`,
    )
  const writes = all.map((seen) => ({ seen, content: withRates(seen, change) }))
  const live = writes.filter(({ seen }) => seen.state === 'live')
  await checkAll(ctx, live)
  await writeListings(ctx, user, writes, { to: 'same', right: 'sell', kind: listingChanged })
  return all.length
}

function withRates(
  { category, content }: OwnedListing,
  change: Extract<BulkAct, { act: 'rate' }>['change'],
): ListingContent {
  const changed = <T extends { rate: number | null }>(one: T): T =>
    one.rate === null ? one : { ...one, rate: changedRate(one.rate, change) }
  return { ...(isSoldBySpots(category) ? content : changed(content)), spots: content.spots.map(changed) }
}
