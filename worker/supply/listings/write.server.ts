import { eq, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import { titleWithRef } from '../../catalogue/rules/listing-marks.ts'
import type { ListingState } from '../../catalogue/rules/listing-state.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard, idsOf } from '../../kernel/sql/statements.server.ts'
import { type MemberRight, mayAs } from '../../organisations/rules/owners/rights.ts'
import type { ListingContent } from '../rules/listings/content.ts'
import type { ListingConflict } from '../rules/listings/owner-listing.ts'
import { problemsOf } from '../rules/listings/problems.ts'
import { publicRows } from '../rules/listings/publish.ts'
import type { ListingEvent } from '../rules/supply.events.ts'
import { afterPublic } from './after-commit.server.ts'
import { withGoneSpots } from './gone-spots.server.ts'
import {
  areAsSeen,
  type CategoryRules,
  getOwned,
  hasOpenLines,
  hasOpenPlaces,
  listingMissing,
  type OwnedListing,
  readOwned,
} from './own-listing.server.ts'
import { photoRefusal, photoStatements } from './photos.server.ts'
import { publishStatements, storeStatements } from './publish.server.ts'

/** A change of a listing: its next state and content. */
export interface ListingWrite {
  seen: OwnedListing
  content: ListingContent
}

interface Writing {
  /** `same`: each keeps its state. */
  to: ListingState | 'same'
  right: MemberRight
  kind: ListingEvent
  /** More statements, before the rows are written. */
  more?: readonly BatchItem<'sqlite'>[]
}

/** Limit of listings notified one by one: pages reload the list anyway. */
const MAX_TOLD = 50

/**
 * Checks that a listing is complete enough to be published.
 * @param name of the listing, before the message, where it is one of several
 * @throws DomainError bad_input with each problem
 */
export function checkComplete(content: ListingContent, category: CategoryRules, name?: string): void {
  const problems = problemsOf(content, category)
  if (problems.length === 0) return
  const [first] = problems
  const more = problems.length - 1
  const message = more > 0 ? `${first?.message}, and ${more} more to be put right` : `${first?.message}`
  throw new DomainError('bad_input', name === undefined ? message : `${name}: ${message}`, problems)
}

const STORED = ['draft', 'review', 'paused', 'archived'] as const satisfies ListingState[]

/** Spots that are there and are not in the content. */
const removedSpots = ({ seen, content }: ListingWrite) =>
  (seen.kept?.spots ?? []).filter(({ id }) => !content.spots.some((spot) => spot.id === id))

const photosIn = ({ seen, content }: ListingWrite) => ({
  id: seen.id,
  ownerId: seen.ownerId,
  before: seen.content.photos,
  after: content.photos,
})

/** Spots are found by their ids: one that its listing does not have is refused. */
function checkSpotIds({ seen, content }: ListingWrite): void {
  const known = new Set(seen.kept?.spots.map(({ id }) => id))
  const ids = content.spots.flatMap(({ id }) => id ?? [])
  content.spots.forEach(({ id }, index) => {
    if (id === null) return
    const message = known.has(id) ? 'This spot is in the list twice' : 'Spot not found'
    if (!known.has(id) || ids.indexOf(id) !== ids.lastIndexOf(id)) {
      throw new DomainError('bad_input', message, [{ path: `spots.${index}`, message }])
    }
  })
}

/**
 * Writes listings that were seen: all of them or none.
 * @throws DomainError conflict with the `current` listing; in_use where a place with open lines would go
 */
export async function writeListings(
  ctx: ServiceContext,
  user: CurrentUser,
  writes: readonly ListingWrite[],
  { to, right, kind, more = [] }: Writing,
): Promise<void> {
  const { db, now } = ctx
  const today = civilDate(now)
  writes.forEach(checkSpotIds)
  const rows = await withGoneSpots(
    ctx,
    writes.map(({ seen, content }) => ({ ...seen, content })),
  )
  const stateOf = ({ state }: { state: ListingState }) => (to === 'same' ? state : to)
  const becoming = (state: ListingState) => rows.filter((row) => stateOf(row) === state)
  const places = writes.flatMap((write) => removedSpots(write).map(({ id }) => `${write.seen.id}:${id}`))
  const owners = [...new Set(writes.map(({ seen }) => seen.ownerId))]
  const events = rows.map(({ id, ownerId, version }, index) =>
    kind.of(user.id, { id, owner: ownerId, version: version + 1, isQuiet: index >= MAX_TOLD }),
  )
  const happened = await emit(ctx, ...events)
  const batch = db.batch([
    guard(
      db,
      areAsSeen(
        user,
        right,
        writes.map(({ seen }) => seen),
      ),
    ),
    ...(to === 'archived' ? [guard(db, sql`not ${hasOpenLines(rows.map(({ id }) => id))}`)] : []),
    ...(places.length > 0 ? owners.map((owner) => guard(db, sql`not ${hasOpenPlaces(owner, places)}`)) : []),
    ...writes.flatMap((write) => photoStatements(ctx, photosIn(write))),
    ...publishStatements(ctx, user.id, becoming('live')),
    ...STORED.flatMap((state) => storeStatements(ctx, user.id, becoming(state), state)),
    ...more,
    ...happened.statements,
  ])
  await commit(batch, () => whyNotWritten(ctx, user, writes, { to, right }))
  if (to === 'live' || writes.some(({ seen }) => seen.state === 'live')) {
    const written = rows.map((row) => ({
      ...row,
      spots: stateOf(row) === 'live' ? publicRows({ ...row, today }).spots.map(({ id }) => id) : [],
    }))
    await afterPublic(ctx, written)
  }
  await happened.committed()
}

async function whyNotWritten(
  ctx: ServiceContext,
  user: CurrentUser,
  writes: readonly ListingWrite[],
  { to, right }: Pick<Writing, 'to' | 'right'>,
): Promise<DomainError | undefined> {
  const { db } = ctx
  const ids = writes.map(({ seen }) => seen.id)
  const current = await readOwned(ctx, inArray(ownerListings.id, idsOf(ids)))
  for (const { seen } of writes) {
    const now = current.find(({ id }) => id === seen.id)
    if (!now) return listingMissing()
    if (now.version !== seen.version || now.state !== seen.state) return versionConflict(now)
  }
  if (to === 'archived') {
    for (const { seen } of writes) {
      if (await holds(ctx, hasOpenLines([seen.id]))) {
        return new DomainError(
          'in_use',
          `${titleWithRef({ title: seen.content.title, ref: seen.ref })} has open requests or bookings. Answer or finish them first, or pause it`,
        )
      }
    }
  }
  for (const write of writes) {
    for (const spot of removedSpots(write)) {
      if (await holds(ctx, hasOpenPlaces(write.seen.ownerId, [`${write.seen.id}:${spot.id}`]))) {
        return new DomainError('in_use', `${spot.name} has open requests or bookings, so it cannot be removed`)
      }
    }
    const { ownRef } = write.content
    if (ownRef !== null) {
      const message = 'Another of your listings has this reference'
      const twins = await db.$count(
        ownerListings,
        sql`${ownerListings.ownerId} = ${write.seen.ownerId} and ${ownerListings.ownRef} = ${ownRef} and ${ownerListings.id} <> ${write.seen.id}`,
      )
      if (twins > 0) return new DomainError('conflict', message, [{ path: 'ownRef', message }])
    }
  }
  // The right ended in between: same message as when it is missing from the start.
  const [first] = writes
  if (first) {
    const { right: has } = await getOwned(ctx, user, first.seen.id)
    if (!mayAs(has, right)) return new DomainError('forbidden', 'Your rights at this owner have changed. Please reload')
  }
  return writes.map((write) => photoRefusal(photosIn(write))).find((refusal) => refusal !== undefined)
}

async function holds({ db }: ServiceContext, condition: ReturnType<typeof hasOpenLines>): Promise<boolean> {
  const [row] = await db.select({ is: sql<number>`${condition}`.as('is_so') }).from(sql`(select 1)`)
  return row?.is === 1
}

/** Error of an edit after another save, with the saved listing. */
export function versionConflict({ version, state, content }: OwnedListing): DomainError {
  const detail: Pick<ListingConflict, 'current'> = { current: { version, state, content } }
  return new DomainError('conflict', 'Someone else has changed this listing', undefined, undefined, detail)
}

/** Number of listings of an owner that were ever published. */
export const countPublished = (owner: string) =>
  sql<number>`(select count(*) from ${ownerListings} where ${eq(ownerListings.ownerId, owner)} and ${ownerListings.publishedAt} is not null)`
