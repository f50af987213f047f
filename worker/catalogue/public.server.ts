import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { pageCount } from '../kernel/rules/pagination.ts'
import { selectCards, selectFields, selectListing, selectSpots, toSpot, withOwnFacts } from './cards.server.ts'
import { categories, customFields, listings, subcategories } from './catalogue.table.ts'
import { matches, orderOf } from './filters.server.ts'
import { onWantedDays } from './free.server.ts'
import type { Category, Listing, Subcategory } from './rules/listing.ts'
import type { PublicCategory, PublicListings } from './rules/public.ts'
import type { PublicQuery } from './rules/public-query.ts'
import { mediaSpec } from './rules/registry/media.ts'
import type { MediaSpec } from './rules/registry/spec.ts'
import { categoryColumns, selectGroups } from './summaries.server.ts'

// Verbs for scripts and for share images: each is one round trip.

/** Rules for a list of all media: the filters common to all of them. */
const ANY_MEDIUM: MediaSpec = {
  ...mediaSpec({ id: '', name: 'Media' }),
  facets: ['city', 'language', 'available'],
  search: { in: ['title', 'venue', 'area', 'city'], placeholder: '' },
  sorts: ['recommended'],
}

/** Every category with its groups and its custom fields, in the order of the tab bar. */
export async function listPublicCategories({ db }: ServiceContext): Promise<PublicCategory[]> {
  const [rows, groups, fields] = await db.batch([
    db.select(categoryColumns).from(categories).orderBy(categories.position, categories.id),
    selectGroups(db),
    db.select().from(customFields).orderBy(customFields.position, customFields.name),
  ])
  return rows.map(({ id, name, icon }) => ({
    id,
    name,
    icon,
    subcategories: groups
      .filter(({ category }) => category === id)
      .map(({ id, name, inventoryCount }) => ({ id, name, inventoryCount })),
    fields: fields
      .filter(({ categoryId }) => categoryId === id)
      .map(({ name, type, required, options }) => ({ name, type, required, ...(type === 'select' && { options }) })),
  }))
}

/**
 * One page of the listings that a script asks for; named ones come in the order in which they are named.
 * @throws DomainError not_found for an unknown category, group or page; bad_input for a group without its category
 */
export async function listPublicListings(ctx: ServiceContext, query: PublicQuery): Promise<PublicListings> {
  if (query.ids) return listNamed(ctx, query.ids)
  const { db, now } = ctx
  const { category, subcategory = query.group, page, size } = query
  if (subcategory && !category) throw new DomainError('bad_input', 'A group needs its category')

  const spec = category ? mediaSpec({ id: category, name: category }) : ANY_MEDIUM
  const wanted = and(
    category ? eq(listings.categoryId, category) : undefined,
    subcategory ? eq(listings.subcategoryId, subcategory) : undefined,
    matches(spec, query, civilDate(now)),
    onWantedDays(query, now),
  )
  const [[known], cards, [found]] = await db.batch([
    db
      .select({ categories: count() })
      .from(categories)
      .where(category ? and(eq(categories.id, category), hasGroup(category, subcategory)) : undefined),
    selectCards(db)
      .where(wanted)
      // Over all media the best of each, category by category: that is how the index has them.
      .orderBy(...(category ? [] : [desc(listings.categoryId)]), ...orderOf(spec, query.sort))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ total: count() }).from(listings).where(wanted),
  ])
  if (!known?.categories) throw new DomainError('not_found', 'Category not found')
  const total = found?.total ?? 0
  return { listings: cards, total, page, pages: pageCount(total, { page, size }) }
}

const hasGroup = (category: string, group: string | undefined) =>
  group === undefined
    ? undefined
    : sql`exists (select 1 from ${subcategories} where ${subcategories.categoryId} = ${category} and ${subcategories.id} = ${group})`

async function listNamed({ db }: ServiceContext, ids: string[]): Promise<PublicListings> {
  const cards = await selectCards(db).where(inArray(listings.id, ids))
  const inOrder = ids.flatMap((id) => cards.filter((card) => card.id === id))
  return { listings: inOrder, total: inOrder.length, page: 1, pages: 1 }
}

/**
 * One listing by its id alone, with its spots, its category and its group.
 * @throws DomainError not_found
 */
export async function getPublicListing(
  { db }: ServiceContext,
  id: string,
): Promise<{ listing: Listing; category: Category; subcategory: Pick<Subcategory, 'id' | 'name'> }> {
  const [[listing], spots, [names], fields] = await db.batch([
    selectListing(db, id),
    selectSpots(db, id),
    db
      .select({
        category: categoryColumns,
        subcategory: { id: subcategories.id, name: sql<string>`${subcategories.name}`.as('group_name') },
      })
      .from(listings)
      .innerJoin(categories, eq(categories.id, listings.categoryId))
      .innerJoin(
        subcategories,
        and(eq(subcategories.categoryId, listings.categoryId), eq(subcategories.id, listings.subcategoryId)),
      )
      .where(eq(listings.id, id)),
    selectFields(db, sql`(select ${listings.categoryId} from ${listings} where ${listings.id} = ${id})`),
  ])
  if (!listing || !names) throw new DomainError('not_found', 'Listing not found')
  return { listing: { ...withOwnFacts(listing, fields), spots: spots.map(toSpot) }, ...names }
}
