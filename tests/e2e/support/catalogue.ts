import type { APIRequestContext } from '@playwright/test'
import type { PublicListings } from '../../../worker/catalogue/rules/public.ts'

/** Listings that the API finds, such as `category=ooh&subcategory=billboard`. */
export async function listings(request: APIRequestContext, search: string): Promise<PublicListings['listings']> {
  const answer: PublicListings = await (await request.get(`/api/listings?${search}`)).json()
  return answer.listings
}

/** The first of them: for a journey that needs any. */
export async function firstListing(
  request: APIRequestContext,
  search: string,
): Promise<PublicListings['listings'][number]> {
  const [listing] = await listings(request, `${search}&size=1`)
  if (!listing) throw new Error(`There is nothing for ${search}`)
  return listing
}
