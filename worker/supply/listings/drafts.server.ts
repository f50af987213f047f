import { and, eq, sql } from 'drizzle-orm'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import type { ListingContent } from '../rules/listings/content.ts'
import { listingId } from '../rules/listings/listing-ref.ts'
import type { ListingEdit, NewListing } from '../rules/listings/owner-listing.ts'
import { listingChanged, listingCreated, listingDeleted } from '../rules/supply.events.ts'
import { demandRight, getOwned, getRules, listingMissing, type OwnedListing } from './own-listing.server.ts'
import { photoRefusal, photoStatements } from './photos.server.ts'
import { storeStatements } from './publish.server.ts'
import { reserveRefs } from './references.server.ts'
import { checkComplete, versionConflict, writeListings } from './write.server.ts'

/**
 * Begins a listing. A request that is sent again with its key gets the draft that was made.
 * @throws DomainError not_found for an owner or category that the user cannot use; forbidden without the right to sell
 */
export async function createListing(ctx: ServiceContext, user: CurrentUser, input: NewListing): Promise<string> {
  const { owner, category, subcategory, content, key } = input
  await checkOwner(ctx, user, owner)
  await getRules(ctx, category)
  const twin = await findByKey(ctx, owner, key)
  if (twin) return twin
  return makeDraft(ctx, user, { owner, category, key, content: { ...content, ...(subcategory && { subcategory }) } })
}

interface Draft {
  owner: string
  category: string
  key: string
  content: ListingContent
}

/** @throws DomainError conflict where the owner's reference is taken */
async function makeDraft(ctx: ServiceContext, user: CurrentUser, draft: Draft): Promise<string> {
  const { db } = ctx
  const { owner, category, key } = draft
  // Spots of a new listing have no ids yet.
  const content = { ...draft.content, spots: draft.content.spots.map((spot) => ({ ...spot, id: null })) }
  const [ref = ''] = await reserveRefs(ctx, category, 1)
  const id = listingId(content.title, ref)
  const row = { id, ref, ownerId: owner, category, content, kept: null, key }
  const happened = await emit(ctx, listingCreated.of(user.id, { id, owner, version: 1 }))
  const batch = db.batch([
    guard(db, sql`${owner} in ${ownersOf(user, 'sell')}`),
    // The reference is unique by itself.
    guard(db, sql`not exists (select 1 from ${ownerListings} where ${ownerListings.id} = ${id})`),
    ...photoStatements(ctx, { id, ownerId: owner, before: [], after: content.photos }),
    ...storeStatements(ctx, user.id, [row], 'draft'),
    ...happened.statements,
  ])
  try {
    await commit(batch, () => whyNotMade(ctx, owner, content))
  } catch (refusal) {
    const twin = await findByKey(ctx, owner, key)
    if (twin) return twin
    throw refusal
  }
  await happened.committed()
  return id
}

async function whyNotMade(ctx: ServiceContext, owner: string, { ownRef, photos }: ListingContent) {
  const refusal = photoRefusal({ id: '', ownerId: owner, before: [], after: photos })
  if (ownRef === null) return refusal
  const taken = and(eq(ownerListings.ownerId, owner), eq(ownerListings.ownRef, ownRef))
  if ((await ctx.db.$count(ownerListings, taken)) === 0) return refusal
  const message = 'Another of your listings has this reference'
  return new DomainError('conflict', message, [{ path: 'ownRef', message }])
}

async function findByKey({ db }: ServiceContext, owner: string, key: string): Promise<string | null> {
  const [row] = await db
    .select({ id: ownerListings.id })
    .from(ownerListings)
    .where(and(eq(ownerListings.ownerId, owner), eq(ownerListings.key, key)))
  return row?.id ?? null
}

/** @throws DomainError not_found for an owner that the user does not belong to; forbidden without the right to sell */
async function checkOwner({ db }: ServiceContext, user: CurrentUser, owner: string): Promise<void> {
  const [row] = await db
    .select({
      isMember: sql<number>`${owner} in ${ownersOf(user)}`.as('is_member'),
      maySell: sql<number>`${owner} in ${ownersOf(user, 'sell')}`.as('may_sell'),
    })
    .from(sql`(select 1)`)
  if (!row?.isMember) throw new DomainError('not_found', 'Media owner not found')
  demandRight(row.maySell ? 'sell' : 'view', 'sell')
}

/**
 * Saves the content by an owner. A live listing is published with it at once.
 * @throws DomainError not_found; forbidden; conflict with the `current` listing; bad_input with the problems of a live
 * listing; in_use with the name of a removed spot that still has open lines
 */
export async function saveListing(
  ctx: ServiceContext,
  user: CurrentUser,
  id: string,
  { version, content }: ListingEdit,
): Promise<void> {
  const { listing: seen, right } = await getOwned(ctx, user, id)
  demandRight(right, 'sell')
  if (seen.version !== version) throw versionConflict(seen)
  if (seen.state === 'review') {
    throw new DomainError('conflict', 'It is in review. Withdraw it from review to change it')
  }
  if (seen.state === 'archived') throw new DomainError('conflict', 'It is archived. Restore it to change it')
  if (seen.state === 'live') checkComplete(content, await getRules(ctx, seen.category))
  await writeListings(ctx, user, [{ seen, content }], { to: seen.state, right: 'sell', kind: listingChanged })
}

/**
 * A copy of a listing as a new draft, without the owner's reference and without its photos: each file belongs to one listing.
 * @returns its id
 */
export async function duplicateListing(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, key }: { id: string; key: string },
): Promise<string> {
  const { listing, right } = await getOwned(ctx, user, id)
  demandRight(right, 'sell')
  const twin = await findByKey(ctx, listing.ownerId, key)
  if (twin) return twin
  const title = `${listing.content.title} (copy)`.slice(0, 120)
  const content = { ...listing.content, title, ownRef: null, photos: [] }
  return makeDraft(ctx, user, { owner: listing.ownerId, category: listing.category, key, content })
}

/** Deletes a draft. @throws DomainError not_found; forbidden; conflict for anything else */
export async function deleteDraft(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { db } = ctx
  const { listing: seen, right } = await getOwned(ctx, user, id)
  demandRight(right, 'sell')
  checkDeletable(seen, version)
  const isIt = sql`${ownerListings.id} = ${id} and ${ownerListings.version} = ${version} and ${ownerListings.state} = 'draft'
    and ${ownerListings.publishedAt} is null and ${ownerListings.ownerId} in ${ownersOf(user, 'sell')}`
  const happened = await emit(ctx, listingDeleted.of(user.id, { id, owner: seen.ownerId, version: version + 1 }))
  const batch = db.batch([
    guard(db, sql`exists (select 1 from ${ownerListings} where ${isIt})`),
    ...photoStatements(ctx, { id, ownerId: seen.ownerId, before: seen.content.photos, after: [] }),
    db.delete(ownerListings).where(isIt),
    ...happened.statements,
  ])
  await commit(batch, async () => {
    const now = await getOwned(ctx, user, id).catch(() => null)
    return now ? versionConflict(now.listing) : listingMissing()
  })
  await happened.committed()
}

function checkDeletable(seen: OwnedListing, version: number): void {
  if (seen.version !== version) throw versionConflict(seen)
  if (seen.state !== 'draft') throw new DomainError('conflict', 'Only a draft can be deleted. Archive it instead')
}
