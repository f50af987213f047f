import type { ServiceContext } from '../kernel/context.ts'
import { selectCounts } from './summaries.server.ts'

/** Numbers of the whole catalogue. */
export interface CatalogueFacts {
  listings: number
  categories: number
  cities: number
  owners: number
}

/** Facts about the catalogue of today, counted now. One round trip to D1. */
export async function getCatalogueFacts({ db }: ServiceContext): Promise<CatalogueFacts> {
  const [[counts]] = await db.batch([selectCounts(db)])
  return {
    listings: counts?.listings ?? 0,
    cities: counts?.cities ?? 0,
    categories: counts?.media ?? 0,
    owners: counts?.owners ?? 0,
  }
}
