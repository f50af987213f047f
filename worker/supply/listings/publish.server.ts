import { inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { discounts, seasons } from '../../catalogue/calendar.table.ts'
import { coverage, listings, spots } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { ListingState } from '../../catalogue/rules/listing-state.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import type { ListingContent } from '../rules/listings/content.ts'
import type { Kept } from '../rules/listings/public-rows.ts'
import { publicRows } from '../rules/listings/publish.ts'
import { writtenColumns } from './public-rows.server.ts'

// Statements that write listings of owners, one or thousands of them with the same text: rows travel as JSON.

/** A listing with its content, and the kept parts of an earlier publication. */
export interface OwnedContent {
  id: string
  ref: string
  ownerId: string
  category: string
  content: ListingContent
  kept: Kept | null
  /** See `withGoneSpots`. */
  goneSpots?: readonly string[]
  /** The form that began it; only of a new one. */
  key?: string
}

type Writing = Pick<ServiceContext, 'db' | 'now'>
type Statements = BatchItem<'sqlite'>[]

/** D1 binds at most 2 MB; a character has at most 3 bytes in UTF-8. */
const CHARACTERS_A_STATEMENT = 600_000

/** Rows as JSON, in runs that can be bound. */
export function chunksOf(rows: readonly unknown[]): string[] {
  const chunks: string[][] = []
  let room = 0
  for (const row of rows) {
    const json = JSON.stringify(row)
    if (room < json.length) {
      chunks.push([])
      room = CHARACTERS_A_STATEMENT
    }
    chunks.at(-1)?.push(json)
    room -= json.length + 1
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`)
}

interface Upsert {
  /** Columns that identify a row; without them every row is new. */
  by?: readonly string[]
  /** Columns of an existing row that stay unchanged. */
  keep?: readonly string[]
}

/** Writes rows by the column names of a table; existing rows are updated. */
function upsert<T extends object>(
  { db }: Writing,
  table: SQLiteTable,
  rows: readonly T[],
  how: Upsert = {},
): Statements {
  const { by = [], keep = [] } = how
  const columns = Object.entries(writtenColumns(table))
  const target = columns.flatMap(([key, column]) => (by.includes(key) ? [column] : []))
  const changed = columns.filter(([key]) => !by.includes(key) && !keep.includes(key))
  const set = Object.fromEntries(changed.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]))
  // ->> gives a list or an object as its JSON text, as Drizzle would write it.
  const values = sql.join(
    columns.map((_, index) => sql.raw(`value ->> ${index}`)),
    sql`, `,
  )
  const arrays = rows.map((row) => columns.map(([key]) => (row as Record<string, unknown>)[key] ?? null))
  return chunksOf(arrays).map((chunk) => {
    // Without the condition "on" would be read as that of a join.
    const insert = db.insert(table).select(sql`select ${values} from json_each(${chunk}) where true`)
    return target.length > 0 ? insert.onConflictDoUpdate({ target, set }) : insert
  })
}

/** Columns changed by bookings, the calendar or visitors: an edit of the owner leaves them alone. */
const KEPT_OF_LISTING = ['ref', 'availability', 'nextAvailable', 'rating', 'views', 'engagement', 'metrics']
const KEPT_OF_SPOT = ['availability', 'nextAvailable', 'features', 'photos']

/** Rows of listing states: a public listing has its content in the public rows. */
function stateRows({ db, now }: Writing, by: string, rows: readonly OwnedContent[], state: ListingState): Statements {
  const at = now.getTime()
  const isPublic = state === 'live'
  const given = (name: string) => sql`excluded.${sql.identifier(name)}`
  return chunksOf(
    rows.map(({ id, ownerId, category, ref, content, kept, key }) => {
      const stored = isPublic ? [null, null] : [content, kept]
      return [id, ownerId, category, ref, content.ownRef, ...stored, key ?? null]
    }),
  ).map((chunk) =>
    db
      .insert(ownerListings)
      .select(
        // Every column of the table, in its order.
        sql`select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, ${state}, 1, value ->> 5, value ->> 6, null, null, null, null,
          '', ${isPublic ? at : null}, ${at}, ${by}, value ->> 7 from json_each(${chunk}) where true`,
      )
      .onConflictDoUpdate({
        target: ownerListings.id,
        set: {
          ownRef: given('own_ref'),
          state,
          version: sql`${ownerListings.version} + 1`,
          content: given('content'),
          kept: given('kept'),
          // A draft shows why it was sent back until it is sent again.
          ...(state !== 'draft' && { reason: '' }),
          publishedAt: sql`coalesce(${ownerListings.publishedAt}, ${given('published_at')})`,
          updatedAt: at,
          updatedBy: by,
        },
      }),
  )
}

/**
 * Puts listings into the public catalogue, or changes those that are there. Guards of the right and of the version come before them in
 * the batch; after the commit call `afterPublic`.
 * @throws DomainError bad_input for a content without a rate: ask `problemsOf` first
 */
export function publishStatements(ctx: Writing, by: string, rows: readonly OwnedContent[]): Statements {
  if (rows.length === 0) return []
  const { db } = ctx
  const today = civilDate(ctx.now)
  const made = rows.map((row) => publicRows({ ...row, today }))
  const spotRows = made.flatMap((one) => one.spots)
  const inside = <T extends object>(of: (one: (typeof made)[number]) => readonly T[]) =>
    made.flatMap((one) => of(one).map((row) => ({ ...row, listingId: one.listing.id })))
  const own = idsOf(rows.map(({ id }) => id))
  const spotsOf = made.map(({ listing, spots }) => [listing.id, spots.map(({ id }) => id)])
  return [
    // The state first: a trigger gives every public row its state unless it has one.
    ...stateRows(ctx, by, rows, 'live'),
    ...upsert(
      ctx,
      listings,
      made.map(({ listing }) => listing),
      { by: ['id'], keep: KEPT_OF_LISTING },
    ),
    ...chunksOf(spotsOf).map((chunk) =>
      db.delete(spots).where(
        sql`${spots.listingId} in (select value ->> 0 from json_each(${chunk})) and ${spots.resourceId} not in
          (select (own.value ->> 0) || ':' || spot.value from json_each(${chunk}) own, json_each(own.value, '$[1]') spot)`,
      ),
    ),
    db.delete(coverage).where(inArray(coverage.listingId, own)),
    db.delete(seasons).where(inArray(seasons.listingId, own)),
    db.delete(discounts).where(inArray(discounts.listingId, own)),
    ...upsert(ctx, spots, spotRows, { by: ['listingId', 'id'], keep: KEPT_OF_SPOT }),
    ...upsert(
      ctx,
      coverage,
      inside(({ coverage }) => coverage),
    ),
    ...upsert(
      ctx,
      seasons,
      inside(({ seasons }) => seasons),
    ),
    ...upsert(
      ctx,
      discounts,
      inside(({ discounts }) => discounts),
    ),
  ]
}

/**
 * Writes listings that are not public: new drafts, edits, and listings leaving the catalogue, with their kept parts.
 */
export function storeStatements(
  ctx: Writing,
  by: string,
  rows: readonly OwnedContent[],
  state: Exclude<ListingState, 'live'>,
): Statements {
  if (rows.length === 0) return []
  const own = idsOf(rows.map(({ id }) => id))
  return [
    ...stateRows(ctx, by, rows, state),
    // Its state is written: the trigger leaves it.
    ctx.db.delete(listings).where(inArray(listings.id, own)),
  ]
}
