import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { campaignLines } from '../../booking/campaigns.table.ts'
import type { LineState } from '../../booking/rules/lines/states.ts'
import { selectFields } from '../../catalogue/cards.server.ts'
import { categories, subcategories } from '../../catalogue/catalogue.table.ts'
import { ownerListings } from '../../catalogue/owner-listings.table.ts'
import type { StoredField } from '../../catalogue/rules/custom-field.ts'
import type { ListingState } from '../../catalogue/rules/listing-state.ts'
import type { DbContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { parse } from '../../kernel/rules/parse.ts'
import { idsOf } from '../../kernel/sql/statements.server.ts'
import { ownersOf } from '../../organisations/owners/belongs.server.ts'
import { verified } from '../../organisations/owners/verified.server.ts'
import { ownerMembers, owners } from '../../organisations/owners.table.ts'
import { type MemberRight, mayAs } from '../../organisations/rules/owners/rights.ts'
import { emptyContent, ListingContent } from '../rules/listings/content.ts'
import { contentOf } from '../rules/listings/content-of.ts'
import type { Kept, PublicRows } from '../rules/listings/public-rows.ts'
import { readPublicRows } from './public-rows.server.ts'

/** States of lines that are not over: their places must stay. */
const OPEN_LINES = ['held', 'requested', 'countered', 'confirmed', 'live'] as const satisfies LineState[]

/** A listing of an owner in any state, with its content. */
export interface OwnedListing {
  id: string
  ref: string
  ownerId: string
  category: string
  state: ListingState
  version: number
  content: ListingContent
  kept: Kept | null
  reason: string
  submittedAt: number | null
  decidedAt: number | null
  publishedAt: number | null
  updatedAt: number
}

/** A category with its fields and groups. */
export interface CategoryRules {
  id: string
  name: string
  fields: StoredField[]
  subcategories: { id: string; name: string }[]
}

type Row = typeof ownerListings.$inferSelect

/** Stored content, with defaults for fields that are newer than it. */
const storedContent = (stored: unknown): ListingContent =>
  stored === null ? emptyContent() : parse(ListingContent, stored)

/** Rows with their content; that of live listings is read from the public rows. */
export async function withContent(ctx: DbContext, rows: readonly Row[]): Promise<OwnedListing[]> {
  const live = await readPublicRows(
    ctx,
    rows.flatMap(({ id, state }) => (state === 'live' ? [id] : [])),
  )
  return rows.map((row) => ofRow(row, live.get(row.id)))
}

function ofRow(
  { categoryId, ownRef, content, kept, decidedBy: _, updatedBy: __, key: ___, ...row }: Row,
  seen?: PublicRows,
) {
  return {
    ...row,
    category: categoryId,
    content: seen ? contentOf(seen, ownRef) : { ...storedContent(content), ownRef },
    kept: seen ? { listing: seen.listing, spots: seen.spots } : (kept as Kept | null),
  }
}

/** Listings by their ids, of any owner; in no order. */
export async function readOwned(ctx: DbContext, where: SQL | undefined): Promise<OwnedListing[]> {
  return withContent(ctx, await ctx.db.select().from(ownerListings).where(where))
}

/** A listing of an owner that the user belongs to, and the right. @throws DomainError not_found, also for another owner's */
export async function getOwned(
  ctx: DbContext,
  user: CurrentUser,
  id: string,
): Promise<{ listing: OwnedListing; right: MemberRight; owner: { id: string; name: string; verified: boolean } }> {
  const [row] = await ctx.db
    .select({
      listing: ownerListings,
      owner: { id: owners.id, name: sql<string>`${owners.name}`.as('owner_name'), verified },
      right: sql<MemberRight>`${rightOf(user, ownerListings.ownerId)}`.as('member_right'),
    })
    .from(ownerListings)
    .innerJoin(owners, eq(owners.id, ownerListings.ownerId))
    .where(and(eq(ownerListings.id, id), sql`${ownerListings.ownerId} in ${ownersOf(user)}`))
  if (!row) throw listingMissing()
  const [listing] = await withContent(ctx, [row.listing])
  if (!listing) throw listingMissing()
  return { listing, right: row.right, owner: row.owner }
}

/** The right of a member, of an owner that it belongs to. */
const rightOf = ({ id }: CurrentUser, owner: typeof ownerListings.ownerId) =>
  sql`(select ${ownerMembers.rights} from ${ownerMembers}
    where ${ownerMembers.userId} = ${id} and ${ownerMembers.ownerId} = ${owner} and ${ownerMembers.state} = 'approved')`

export const listingMissing = () => new DomainError('not_found', 'Listing not found')

const NEEDS = {
  view: 'You need to be a member of this owner',
  sell: 'You can view listings here. Ask a manager for the right to sell to change them',
  manage: 'Only a manager of this owner can publish, pause or archive listings. Ask one to do it',
} as const satisfies Record<MemberRight, string>

/** @throws DomainError forbidden with the needed right */
export function demandRight(has: MemberRight, needed: MemberRight): void {
  if (!mayAs(has, needed)) throw new DomainError('forbidden', NEEDS[needed])
}

/** True when all these listings are at the seen versions, and the user has the right at their owners. */
export const areAsSeen = (
  user: CurrentUser,
  right: MemberRight,
  seen: readonly Pick<OwnedListing, 'id' | 'version' | 'state'>[],
): SQL =>
  sql`not exists (select 1 from json_each(${JSON.stringify(seen.map(({ id, version, state }) => [id, version, state]))}) as seen
    where not exists (select 1 from ${ownerListings} where ${ownerListings.id} = seen.value ->> 0
      and ${ownerListings.version} = seen.value ->> 1 and ${ownerListings.state} = seen.value ->> 2
      and ${ownerListings.ownerId} in ${ownersOf(user, right)}))`

const isOpenLine = sql`${campaignLines.status} in (${sql.raw(OPEN_LINES.map((state) => `'${state}'`).join(', '))})`

/** True when a line of one of some listings is open. */
export const hasOpenLines = (ids: readonly string[]): SQL =>
  sql`exists (select 1 from ${campaignLines} join ${ownerListings} on ${ownerListings.id} = ${campaignLines.listingId}
      and ${ownerListings.ownerId} = ${campaignLines.ownerId}
    where ${ownerListings.id} in ${idsOf(ids)} and ${isOpenLine})`

/** True when a line of one of some places, `listing:spot`, is open. */
export const hasOpenPlaces = (owner: string, places: readonly string[]): SQL =>
  sql`exists (select 1 from ${campaignLines} where ${campaignLines.ownerId} = ${owner} and ${isOpenLine}
    and ${campaignLines.resourceId} in ${idsOf(places)})`

/** Numbers of open lines of each place of a listing. */
export const selectOpenLines = ({ db }: DbContext, { id, ownerId }: Pick<OwnedListing, 'id' | 'ownerId'>) =>
  db
    .select({ spot: campaignLines.spotId, count: sql<number>`count(*)`.as('open_count') })
    .from(campaignLines)
    .where(
      and(
        eq(campaignLines.ownerId, ownerId),
        inArray(campaignLines.status, [...OPEN_LINES]),
        eq(campaignLines.listingId, id),
      ),
    )
    .groupBy(campaignLines.spotId)

/** Categories with their groups and fields of this moment, by id. */
export async function readRules({ db }: DbContext, ids: readonly string[]): Promise<Map<string, CategoryRules>> {
  if (ids.length === 0) return new Map()
  const wanted = [...new Set(ids)]
  const asked = idsOf(wanted)
  const [rows, groups, ...fields] = await db.batch([
    db.select({ id: categories.id, name: categories.name }).from(categories).where(inArray(categories.id, asked)),
    db
      .select({ category: subcategories.categoryId, id: subcategories.id, name: subcategories.name })
      .from(subcategories)
      .where(inArray(subcategories.categoryId, asked))
      .orderBy(subcategories.position, subcategories.id),
    ...wanted.map((id) => selectFields(db, id)),
  ])
  return new Map(
    rows.map(({ id, name }) => [
      id,
      {
        id,
        name,
        fields: fields[wanted.indexOf(id)] ?? [],
        subcategories: groups
          .filter(({ category }) => category === id)
          .map((group) => ({ id: group.id, name: group.name })),
      },
    ]),
  )
}

/** @throws DomainError not_found */
export async function getRules(ctx: DbContext, id: string): Promise<CategoryRules> {
  const rules = (await readRules(ctx, [id])).get(id)
  if (!rules) throw new DomainError('not_found', 'Category not found')
  return rules
}
