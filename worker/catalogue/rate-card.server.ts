import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import type { Paise } from '../kernel/rules/money.ts'
import { owners } from '../organisations/owners.table.ts'
import { categories, listings, subcategories } from './catalogue.table.ts'
import { availabilityColumns, rateColumns } from './offer-columns.server.ts'
import type { Availability } from './rules/availability.ts'
import type { Rate } from './rules/rate.ts'
import { selectCategories } from './summaries.server.ts'

/** Data of one listing on a rate card. */
export interface RatedListing {
  id: string
  category: string
  subcategory: string
  group: string
  title: string
  city: string
  state: string
  owner: string
  /** Rate; for a channel or a venue, that of its cheapest spot. */
  rate: Rate
  monthly: Paise
  availability: Availability
}

export interface RateCard {
  category: { id: string; name: string }
  /** In the order of groups and titles, as a reader looks them up. */
  listings: RatedListing[]
}

/** Every category with how many listings its rate card has, in the order of the tab bar. */
export const listRateCards = async ({
  db,
}: ServiceContext): Promise<{ id: string; name: string; listings: number }[]> =>
  (await selectCategories(db)).map(({ id, name, listings }) => ({ id, name, listings }))

/**
 * The rates of all listings of a category, in one round trip.
 * @throws DomainError not_found
 */
export async function getRateCard({ db }: ServiceContext, { category }: { category: string }): Promise<RateCard> {
  const [[found], rated] = await db.batch([
    db.select({ id: categories.id, name: categories.name }).from(categories).where(eq(categories.id, category)),
    db
      .select({
        id: listings.id,
        category: listings.categoryId,
        subcategory: listings.subcategoryId,
        // Columns of joined tables have aliases of their own: see cards.server.ts.
        group: sql<string>`${subcategories.name}`.as('group_name'),
        title: listings.title,
        city: listings.city,
        state: listings.state,
        owner: sql<string>`${owners.name}`.as('owner_name'),
        rate: rateColumns(listings),
        monthly: listings.monthly,
        availability: availabilityColumns(listings),
      })
      .from(listings)
      .innerJoin(owners, eq(owners.id, listings.ownerId))
      .innerJoin(
        subcategories,
        sql`${subcategories.categoryId} = ${listings.categoryId} AND ${subcategories.id} = ${listings.subcategoryId}`,
      )
      .where(eq(listings.categoryId, category))
      .orderBy(subcategories.position, listings.title, listings.id),
  ])
  if (!found) throw new DomainError('not_found', 'Rate card not found')
  return { category: found, listings: rated }
}
