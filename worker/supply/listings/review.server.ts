import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { listings } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { ListingState } from '../../catalogue/rules/listing-state.ts'
import { photosOf } from '../../catalogue/rules/photos.ts'
import { isSoldBySpots } from '../../catalogue/rules/registry/media.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { verified } from '../../organisations/owners/verified.server.ts'
import { owners } from '../../organisations/owners.table.ts'
import { problemsOf } from '../rules/listings/problems.ts'
import { publicRows } from '../rules/listings/publish.ts'
import type { ListingReview, WaitingListing } from '../rules/listings/review.ts'
import { cheapestOf, rateOf } from '../rules/listings/selling.ts'
import { listingApproved, listingDeferred, listingRejected } from '../rules/supply.events.ts'
import { afterPublic } from './after-commit.server.ts'
import { getRules, listingMissing, type OwnedListing, readOwned, readRules, withContent } from './own-listing.server.ts'
import { type ListingPreview, previewOf } from './preview.server.ts'
import { publishStatements, storeStatements } from './publish.server.ts'
import { selectEvents } from './read-listing.server.ts'
import { checkComplete, countPublished, versionConflict } from './write.server.ts'

/** At most so many are shown at once: owners have three of them at a time. */
const MAX_WAITING = 200

type Owner = WaitingListing['owner']

const selectWith = ({ db }: Pick<ServiceContext, 'db'>, where: SQL | undefined) =>
  db
    .select({
      listing: ownerListings,
      owner: { id: owners.id, name: sql<string>`${owners.name}`.as('owner_name'), verified },
    })
    .from(ownerListings)
    .innerJoin(owners, eq(owners.id, ownerListings.ownerId))
    .where(where)

/** Listings that wait for staff, the oldest first. @param which only some of them */
export async function listWaitingListings(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  which?: SQL,
): Promise<WaitingListing[]> {
  const rows = await selectWith(ctx, and(eq(ownerListings.state, 'review'), which))
    .orderBy(asc(ownerListings.submittedAt), asc(ownerListings.id))
    .limit(MAX_WAITING)
  const listed = await withContent(
    ctx,
    rows.map(({ listing }) => listing),
  )
  const rules = await readRules(
    ctx,
    listed.map(({ category }) => category),
  )
  return listed.flatMap((listing, index) => {
    const owner = rows[index]?.owner
    return owner ? [waiting(ctx, listing, owner, rules.get(listing.category)?.name ?? listing.category)] : []
  })
}

/** Number of listings that wait for staff. */
export const countInReview = ({ db }: Pick<ServiceContext, 'db'>): Promise<number> =>
  db.$count(ownerListings, eq(ownerListings.state, 'review'))

function waiting(
  { now }: Pick<ServiceContext, 'now'>,
  listing: OwnedListing,
  owner: Owner,
  category: string,
): WaitingListing {
  const { id, ref, version, state, content, submittedAt } = listing
  const rate = isSoldBySpots(listing.category) ? (cheapestOf(content.spots)?.rate ?? null) : rateOf(content)
  const isPriced = rate !== null && content.spots.every((spot) => rateOf(spot) !== null)
  const drawn = isPriced ? publicRows({ ...listing, today: civilDate(now) }).listing : null
  const { city, state: stateName, area } = content.place
  return {
    ...{ id, ref, version, state, owner, rate, submittedAt },
    title: content.title,
    type: content.type,
    category: { id: listing.category, name: category },
    place: { city, state: stateName, area },
    variant: drawn?.variant ?? null,
    photos: photosOf(drawn?.photos ?? []),
  }
}

/** A listing that was sent to staff, also after the decision. @throws DomainError not_found for one that never was */
async function getSent(ctx: Pick<ServiceContext, 'db'>, id: string): Promise<{ listing: OwnedListing; owner: Owner }> {
  const [row] = await selectWith(ctx, and(eq(ownerListings.id, id), sql`${ownerListings.submittedAt} is not null`))
  const [listing] = row ? await withContent(ctx, [row.listing]) : []
  if (!row || !listing) throw listingMissing()
  return { listing, owner: row.owner }
}

/** A listing as staff review it. @throws DomainError not_found */
export async function getListingReview(
  ctx: Pick<ServiceContext, 'db' | 'now'>,
  id: string,
): Promise<{ review: ListingReview; preview: ListingPreview | null }> {
  const { db } = ctx
  const { listing, owner } = await getSent(ctx, id)
  const category = await getRules(ctx, listing.category)
  const { content } = listing
  const [history, [counted], others] = await db.batch([
    selectEvents(ctx, id),
    db.select({ count: countPublished(listing.ownerId).as('published') }).from(sql`(select 1)`),
    db
      .select({
        id: ownerListings.id,
        state: ownerListings.state,
        title: sql<string>`coalesce(${listings.title}, ${ownerListings.content} ->> '$.title')`.as('other_title'),
      })
      .from(ownerListings)
      .leftJoin(listings, eq(listings.id, ownerListings.id))
      .where(
        and(eq(ownerListings.ownerId, listing.ownerId), ne(ownerListings.id, id), ne(ownerListings.state, 'archived')),
      )
      .limit(500),
  ])
  const title = content.title.toLowerCase()
  const shown = waiting(ctx, listing, owner, category.name)
  return {
    review: {
      ...shown,
      problems: problemsOf(content, category),
      published: counted?.count ?? 0,
      alike: others.filter((other) => other.title.toLowerCase() === title),
      reason: listing.reason,
      history,
    },
    preview: shown.rate === null ? null : await previewOf(ctx, listing, category),
  }
}

interface Decision {
  id: string
  version: number
}

async function decide(
  ctx: ServiceContext,
  staff: CurrentUser,
  { id, version }: Decision,
  {
    kind,
    reason,
    statements,
  }: {
    kind: typeof listingApproved | typeof listingRejected
    reason: string
    statements: (seen: OwnedListing) => BatchItem<'sqlite'>[]
  },
): Promise<void> {
  const { db, now } = ctx
  const { listing: seen } = await getSent(ctx, id)
  if (seen.state !== 'review' || seen.version !== version) throw decided(seen)
  // Each change of the state raises the version.
  const isAsSeen = sql`exists (select 1 from ${ownerListings} where ${and(eq(ownerListings.id, id), eq(ownerListings.version, version))})`
  const happened = await emit(ctx, kind.of(staff.id, { id, owner: seen.ownerId, version: version + 1 }))
  const batch = db.batch([
    guard(db, isAsSeen),
    ...statements(seen),
    db
      .update(ownerListings)
      .set({ decidedAt: now.getTime(), decidedBy: staff.id, reason })
      .where(eq(ownerListings.id, id)),
    ...happened.statements,
  ])
  await commit(batch, async () => {
    const [current] = await readOwned(ctx, eq(ownerListings.id, id))
    return current ? decided(current) : listingMissing()
  })
  if (kind === listingApproved) {
    const spots = publicRows({ ...seen, today: civilDate(now) }).spots.map((spot) => spot.id)
    await afterPublic(ctx, [{ ...seen, spots }])
  }
  await happened.committed()
}

const STATE_WORDS: Record<ListingState, string> = {
  draft: 'It was already sent back or withdrawn',
  review: 'Its owner has changed it. Check it again',
  live: 'It was already approved',
  paused: 'It was already approved',
  archived: 'It was archived',
}

function decided(current: OwnedListing): DomainError {
  const { detail } = versionConflict(current)
  return new DomainError('conflict', STATE_WORDS[current.state], undefined, undefined, detail)
}

/** Moves a listing to the end of the list, without notifying its owner. @throws DomainError not_found; conflict */
export async function deferListing(ctx: ServiceContext, staff: CurrentUser, { id, version }: Decision): Promise<void> {
  const { db, now } = ctx
  const { listing: seen } = await getSent(ctx, id)
  const isAsSeen = and(eq(ownerListings.id, id), eq(ownerListings.version, version), eq(ownerListings.state, 'review'))
  const happened = await emit(
    ctx,
    listingDeferred.of(staff.id, { subject: id, version, detail: { owner: seen.ownerId } }),
  )
  const batch = db.batch([
    guard(db, sql`exists (select 1 from ${ownerListings} where ${isAsSeen})`),
    db.update(ownerListings).set({ deferredAt: now.getTime() }).where(isAsSeen),
    ...happened.statements,
  ])
  await commit(batch, async () => decided((await getSent(ctx, id)).listing))
  await happened.committed()
}

/**
 * Publishes a listing in the catalogue.
 * @throws DomainError not_found; conflict; bad_input for a missing field that is required by now
 */
export async function approveListing(ctx: ServiceContext, staff: CurrentUser, decision: Decision): Promise<void> {
  const { listing } = await getSent(ctx, decision.id)
  if (listing.state === 'review') checkComplete(listing.content, await getRules(ctx, listing.category))
  await decide(ctx, staff, decision, {
    kind: listingApproved,
    reason: '',
    statements: (seen) => publishStatements(ctx, staff.id, [seen]),
  })
}

/** Sends a listing back to its owner, who reads why. @throws DomainError not_found; conflict */
export async function rejectListing(
  ctx: ServiceContext,
  staff: CurrentUser,
  { reason, ...decision }: Decision & { reason: string },
): Promise<void> {
  await decide(ctx, staff, decision, {
    kind: listingRejected,
    reason,
    statements: (seen) => storeStatements(ctx, staff.id, [seen], 'draft'),
  })
}
