import { and, eq, inArray, sql } from 'drizzle-orm'
import { campaignLines } from '../../booking/campaigns.table.ts'
import { allocations } from '../../catalogue/calendar.table.ts'
import { listings } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { refreshAvailabilityOrLog } from '../../catalogue/refresh-availability.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { parse } from '../../kernel/rules/parse.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { importedListings, listImports } from '../inventory.table.ts'
import { areAsSeen, hasOpenPlaces, type OwnedListing, withContent } from '../listings/own-listing.server.ts'
import { publishStatements, storeStatements } from '../listings/publish.server.ts'
import { type LeftListing, UNDO_DAYS, type Undone } from '../rules/imports/import.ts'
import { ListingContent } from '../rules/listings/content.ts'
import { importUndone } from '../rules/supply.events.ts'
import { getSeller } from './own-file.server.ts'

export const UNDO_MS = UNDO_DAYS * 86_400_000
/** Listings that are read at once. */
const STEP = 500
/** Named in a refusal. */
const MAX_NAMED = 50

const missing = () => new DomainError('not_found', 'Import not found')

interface Restored {
  listing: OwnedListing
  /** Content by its owner before the import; null for a listing that the import made. */
  before: ListingContent | null
}

/** Places of a listing that were not there before the import: they go with it. */
function goingPlaces({ listing: { id, content }, before }: Restored): string[] {
  const stays = new Set(before?.spots.map((spot) => spot.id))
  const going = content.spots.filter((spot) => spot.id !== null && !stays.has(spot.id))
  return [...(before === null ? [id] : []), ...going.map((spot) => `${id}:${spot.id}`)]
}

/** Listings that an import made and changed, as they are now. */
async function readImported(ctx: ServiceContext, importId: string) {
  const { db } = ctx
  const rows = await db
    .select()
    .from(importedListings)
    .where(and(eq(importedListings.importId, importId), sql`${importedListings.undoneAt} is null`))
  const byId = new Map<string, OwnedListing>()
  for (let first = 0; first < rows.length; first += STEP) {
    const asked = rows.slice(first, first + STEP).map(({ listingId }) => listingId)
    const found = await db
      .select()
      .from(ownerListings)
      .where(inArray(ownerListings.id, idsOf(asked)))
    for (const listing of await withContent(ctx, found)) byId.set(listing.id, listing)
  }
  return { rows, byId }
}

/** Reasons why places cannot be removed, by listing and place: lines of campaigns, or blocks of their owner. */
async function readBooked(
  { db }: ServiceContext,
  owner: string,
  places: readonly string[],
): Promise<Map<string, string>> {
  const booked = new Map<string, string>()
  for (let first = 0; first < places.length; first += STEP) {
    const asked = idsOf(places.slice(first, first + STEP))
    const [blocked, lines] = await db.batch([
      db
        .selectDistinct({ resource: allocations.resourceId })
        .from(allocations)
        .where(sql`${allocations.resourceId} in ${asked} and ${allocations.kind} = 'block'`),
      db
        .select({ listing: campaignLines.listingId, resource: campaignLines.resourceId })
        .from(campaignLines)
        .where(
          sql`${campaignLines.ownerId} = ${owner} and (${campaignLines.listingId} in ${asked} or ${campaignLines.resourceId} in ${asked})`,
        ),
    ])
    for (const { resource } of blocked) booked.set(resource, 'Days of it are blocked or sold')
    for (const { listing, resource } of lines) {
      booked.set(listing, 'It is in a campaign').set(resource, 'It is in a campaign')
    }
  }
  return booked
}

/**
 * Undoes an import: removes the listings that it made, and restores those that it changed. Listings edited, sent,
 * booked or blocked since stay; unless `rest` allows to undo the others, nothing is done then.
 * @throws DomainError not_found; forbidden; gone after 30 days; conflict with the listings that are `left`
 */
export async function undoImport(
  ctx: ServiceContext,
  user: CurrentUser,
  { id, rest }: { id: string; rest: boolean },
): Promise<Undone> {
  const { db, now } = ctx
  const [made] = await db
    .select()
    .from(listImports)
    .where(and(eq(listImports.id, id), sql`${listImports.ownerId} in ${ownersOf(user)}`))
  if (!made) throw missing()
  const { ownerId: owner } = made
  await getSeller(ctx, user, owner, 'sell')
  if (made.undoneAt !== null) throw new DomainError('conflict', 'This import was already undone')
  if (now.getTime() - made.at > UNDO_MS)
    throw new DomainError('gone', `An import can be undone within ${UNDO_DAYS} days`)

  const { rows, byId } = await readImported(ctx, id)
  const left: LeftListing[] = []
  const undone: Restored[] = []
  for (const { listingId, version, before } of rows) {
    const listing = byId.get(listingId)
    if (!listing) continue
    const stays = (why: string) => left.push({ ref: listing.ref, title: listing.content.title, why })
    if (listing.version !== version) stays('It was changed since')
    else undone.push({ listing, before: before === null ? null : parse(ListingContent, before) })
  }
  const booked = await readBooked(ctx, owner, undone.flatMap(goingPlaces))
  const free = undone.filter((one) => {
    const why = goingPlaces(one).flatMap((place) => booked.get(place) ?? [])[0]
    if (why !== undefined) left.push({ ref: one.listing.ref, title: one.listing.content.title, why })
    return why === undefined
  })
  if (left.length > 0 && (!rest || free.length === 0)) {
    const message =
      free.length === 0
        ? 'This import can no longer be undone'
        : `${left.length} of ${left.length + free.length} listings cannot be undone`
    throw new DomainError('conflict', message, undefined, undefined, {
      left: left.slice(0, MAX_NAMED),
      free: free.length,
    })
  }

  const removed = free.filter(({ before }) => before === null).map(({ listing }) => listing)
  const restored = free.flatMap(({ listing, before }) => (before ? [{ ...listing, content: before }] : []))
  const right = removed.some(({ state }) => state === 'live') ? 'manage' : 'sell'
  await getSeller(ctx, user, owner, right)
  const gone = idsOf(removed.map((listing) => listing.id))
  const going = free.flatMap(goingPlaces)
  const all = idsOf(free.map(({ listing }) => listing.id))
  const detail = { removed: removed.length, restored: restored.length, left: left.length }
  const happened = await emit(ctx, importUndone.of(user.id, { id, owner, detail }))
  const batch = db.batch([
    guard(
      db,
      sql`exists (select 1 from ${listImports} i where i.id = ${id} and i.undone_at is null and i.owner_id in ${ownersOf(user, right)})`,
    ),
    guard(
      db,
      areAsSeen(
        user,
        right,
        free.map(({ listing }) => listing),
      ),
    ),
    guard(db, sql`not exists (select 1 from ${campaignLines} where ${campaignLines.listingId} in ${gone})`),
    guard(db, sql`not ${hasOpenPlaces(owner, going)}`),
    guard(
      db,
      sql`not exists (select 1 from ${allocations} where ${allocations.kind} = 'block'
        and ${allocations.resourceId} in ${idsOf(going)})`,
    ),
    ...publishStatements(
      ctx,
      user.id,
      restored.filter(({ state }) => state === 'live'),
    ),
    ...(['draft', 'paused'] as const).flatMap((state) =>
      storeStatements(
        ctx,
        user.id,
        restored.filter((one) => one.state === state),
        state,
      ),
    ),
    // A trigger deletes the state of live listings; the others have no public row.
    db.delete(listings).where(sql`${listings.id} in ${gone}`),
    db.delete(ownerListings).where(sql`${ownerListings.id} in ${gone}`),
    db
      .update(importedListings)
      .set({ undoneAt: now.getTime() })
      .where(sql`${importedListings.importId} = ${id} and ${importedListings.listingId} in ${all}`),
    db.update(listImports).set({ undoneAt: now.getTime() }).where(eq(listImports.id, id)),
    ...happened.statements,
  ])
  await commit(batch, async () => undefined)
  const live = free.filter(({ listing }) => listing.state === 'live')
  if (live.length > 0) {
    const places = restored.flatMap(({ id, content }) => [
      id,
      ...content.spots.flatMap((spot) => (spot.id ? [`${id}:${spot.id}`] : [])),
    ])
    await refreshAvailabilityOrLog(ctx, places)
    ctx.cache.purge(catalogueTags(made.categoryId))
  }
  await happened.committed()
  return { removed: removed.length, restored: restored.length, left: left.slice(0, MAX_NAMED) }
}
