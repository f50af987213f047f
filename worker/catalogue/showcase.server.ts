import { and, desc, eq } from 'drizzle-orm'
import type { ServiceContext } from '../kernel/context.ts'
import { civilDate } from '../kernel/rules/dates.ts'
import { listings } from './catalogue.table.ts'
import { isFree } from './filters.server.ts'
import { rateColumns } from './offer-columns.server.ts'
import { shownPhotos } from './photos.server.ts'
import type { Showcase, ShowcaseItem } from './rules/pages.ts'
import { type MediaType, rankedBy } from './rules/registry/media.ts'

/** City of the company. */
const CITY = 'Hyderabad'

/** Offers of today in one city: the best rated free listing of each of a few media. One round trip to D1. */
export async function getShowcase({ db, now }: ServiceContext): Promise<Showcase> {
  const best = (media: MediaType) =>
    db
      .select({
        id: listings.id,
        category: listings.categoryId,
        subcategory: listings.subcategoryId,
        title: listings.title,
        place: { state: listings.state },
        rate: rateColumns(listings),
        monthly: listings.monthly,
        variant: listings.variant,
        photos: shownPhotos(listings.photos),
      })
      .from(listings)
      .where(and(eq(listings.categoryId, media), eq(listings.city, CITY), isFree(civilDate(now))))
      .orderBy(desc(listings.rating), desc(listings.id))
      .limit(1) satisfies PromiseLike<ShowcaseItem[]>

  const [first, ...others] = rankedBy('showcaseRank')
  const found = first ? await db.batch([best(first), ...others.map(best)]) : []
  return { city: CITY, items: found.flat() }
}
