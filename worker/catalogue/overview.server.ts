import { count, countDistinct } from 'drizzle-orm'
import type { ServiceContext } from '../context.ts'
import { categories, listings, owners } from './catalogue.table.ts'

/** Numbers of the whole catalogue. */
export interface CatalogueFacts {
  listings: number
  categories: number
  cities: number
  owners: number
}

/** What there is to work with today, counted now. One round trip to D1. */
export async function getCatalogueFacts({ db }: ServiceContext): Promise<CatalogueFacts> {
  const [[all], [kinds], [sellers]] = await db.batch([
    db.select({ listings: count(), cities: countDistinct(listings.city) }).from(listings),
    db.select({ categories: count() }).from(categories),
    db.select({ owners: count() }).from(owners),
  ])
  return {
    listings: all?.listings ?? 0,
    cities: all?.cities ?? 0,
    categories: kinds?.categories ?? 0,
    owners: sellers?.owners ?? 0,
  }
}
