import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { users } from '../../kernel/identity.table.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { pageCount } from '../../kernel/rules/pagination.ts'
import { lastVerification, verified } from '../../organisations/owners/verified.server.ts'
import { ownerMembers, owners } from '../../organisations/owners.table.ts'
import { answerTime } from '../answer-time.server.ts'
import { selectCards } from '../cards.server.ts'
import { categories, listings } from '../catalogue.table.ts'
import { isInPlace, selectCovering, selectHomes } from '../coverage.server.ts'
import { MAX_ROWS } from '../list-file.server.ts'
import type { ListingSummary } from '../rules/listing.ts'
import { OWNER_PAGE, type OwnerPage, type OwnerQuery, type OwnerRef } from '../rules/owners/profile.ts'
import { placeCells } from '../rules/places/coverage.ts'
import { countCities } from '../rules/places/gazetteer.ts'

const NO_OWNER = 'Media owner not found'
const BEST_FIRST = [desc(listings.rating), desc(listings.id)] as const

const isWanted = ({ id, media, city }: OwnerRef & Pick<OwnerQuery, 'media' | 'city'>) =>
  and(eq(listings.ownerId, id), media === undefined ? undefined : eq(listings.categoryId, media), isInPlace({ city }))

/** The listings of an owner, in the order of its page, for a file. @throws DomainError not_found */
export async function listOwnerForFile(
  { db }: ServiceContext,
  asked: OwnerRef & Pick<OwnerQuery, 'media' | 'city'>,
): Promise<ListingSummary[]> {
  const [[owner], found] = await db.batch([
    db.select({ id: owners.id }).from(owners).where(eq(owners.id, asked.id)),
    selectCards(db)
      .where(isWanted(asked))
      .orderBy(...BEST_FIRST)
      .limit(MAX_ROWS),
  ])
  if (!owner) throw new DomainError('not_found', NO_OWNER)
  return found
}

/**
 * An owner with one page of its listings, the best rated first. One round trip to D1. Names no member of its team, nor
 * of ours.
 * @throws DomainError not_found, also for a page beyond the last
 */
export async function getOwnerPage(
  { db }: ServiceContext,
  { id, media, city, page }: OwnerRef & OwnerQuery,
): Promise<OwnerPage> {
  const own = eq(listings.ownerId, id)
  const inCity = isInPlace({ city })
  const wanted = isWanted({ id, media, city })

  const [[owner], [claim], byMedium, homes, covering, [all], [found], cards] = await db.batch([
    db
      .select({
        id: owners.id,
        name: owners.name,
        verified,
        city: owners.city,
        state: owners.state,
        verification: lastVerification,
        answerTime,
      })
      .from(owners)
      .where(eq(owners.id, id)),
    db
      .select({ at: sql<string>`${ownerMembers.decidedAt}`, by: users.role })
      .from(ownerMembers)
      .leftJoin(users, eq(users.id, ownerMembers.decidedBy))
      .where(and(eq(ownerMembers.ownerId, id), eq(ownerMembers.state, 'approved'), eq(ownerMembers.invited, false)))
      .orderBy(asc(ownerMembers.decidedAt))
      .limit(1),
    db
      .select({
        id: categories.id,
        name: categories.name,
        count: sql<number>`count(case when ${inCity ?? sql`1`} then 1 end)`.as('found'),
      })
      .from(listings)
      .innerJoin(categories, eq(categories.id, listings.categoryId))
      .where(own)
      .groupBy(categories.id)
      .orderBy(asc(categories.position), categories.id),
    selectHomes(db, own),
    selectCovering(db, own),
    db.select({ total: count() }).from(listings).where(own),
    db.select({ total: count() }).from(listings).where(wanted),
    selectCards(db)
      .where(wanted)
      .orderBy(...BEST_FIRST)
      .limit(OWNER_PAGE)
      .offset((page - 1) * OWNER_PAGE),
  ])
  if (!owner) throw new DomainError('not_found', NO_OWNER)

  const cells = placeCells(homes, covering)
  const ofCategory = media === undefined ? cells : cells.filter(({ category }) => category === media)
  const total = found?.total ?? 0
  return {
    owner: { ...owner, claim: claim ?? null },
    listed: all?.total ?? 0,
    media: byMedium,
    cities: countCities(ofCategory).map(({ name, count }) => ({ name, count })),
    cityCount: countCities(cells).length,
    listings: cards,
    total,
    page,
    pages: pageCount(total, { page, size: OWNER_PAGE }),
  }
}
