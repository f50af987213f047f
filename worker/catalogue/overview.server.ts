import { count, countDistinct, desc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import type { ListingSummary } from '../domain/catalogue/listing.ts'
import type { CurrentUser } from '../domain/identity/user.ts'
import { selectCards } from './cards.server.ts'
import { categories, listings, owners } from './catalogue.table.ts'

/** Numbers of the whole catalogue. */
export interface CatalogueFacts {
  listings: number
  categories: number
  cities: number
  owners: number
}

/** What the public catalogue lists under one owner's name. */
export interface OwnListings {
  owner: string
  verified: boolean
  listings: number
  cities: number
  categories: number
  /** A few of them, best rated first. */
  best: ListingSummary[]
}

export interface Dashboard {
  catalogue: CatalogueFacts
  /** Null for everyone but media owners, and where no listing has their company's name. */
  own: OwnListings | null
}

const SHOWN = 4

/** The first page after sign-in: what there is to work with today, counted now. One round trip to D1. */
export async function getDashboard({ db }: ServiceContext, user: CurrentUser): Promise<Dashboard> {
  // A company is known by its name until owners are appointed to accounts; what is shown is public either way.
  const isOwn = sql`${owners.name} = ${user.role === 'mediaOwner' ? user.company : ''} collate nocase`
  const [[all], [kinds], [sellers], [own], best] = await db.batch([
    db.select({ listings: count(), cities: countDistinct(listings.city) }).from(listings),
    db.select({ categories: count() }).from(categories),
    db.select({ owners: count() }).from(owners),
    db
      .select({
        owner: owners.name,
        verified: owners.verified,
        listings: count(),
        cities: countDistinct(listings.city),
        categories: countDistinct(listings.categoryId),
      })
      .from(listings)
      .innerJoin(owners, eq(owners.id, listings.ownerId))
      .where(isOwn)
      .groupBy(owners.id),
    selectCards(db).where(isOwn).orderBy(desc(listings.rating), listings.id).limit(SHOWN),
  ])
  return {
    catalogue: {
      listings: all?.listings ?? 0,
      cities: all?.cities ?? 0,
      categories: kinds?.categories ?? 0,
      owners: sellers?.owners ?? 0,
    },
    own: own ? { ...own, best } : null,
  }
}
