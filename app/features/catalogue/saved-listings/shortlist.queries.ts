import { hc } from 'hono/client'
import useSWR from 'swr'
import type { catalogueApi } from '../../../../worker/catalogue/catalogue.api.ts'
import type { ListingSummary } from '../../../../worker/catalogue/rules/listing.ts'
import { API, answerOf } from '../../../api-client.ts'
import type { Saved } from '../../../kit/shortlist/shortlist.ts'

const api = hc<typeof catalogueApi>(...API)

/** Cache key of the listings; sorted, because the order of the ids does not matter to the answer. */
const listingsKey = (ids: readonly string[]) => ['/api/listings', ids.toSorted().join(',')] as const

async function fetchListings([, ids]: ReturnType<typeof listingsKey>): Promise<ListingSummary[]> {
  const { listings } = await answerOf(api.listings.$get({ query: { ids } }))
  return listings
}

/** Listings of a shortlist, in its order. While one is removed or restored the others stay visible. */
export function useSavedListings(saved: readonly Saved[]) {
  const ids = saved.map(({ id }) => id)
  const { data, error, isLoading, mutate } = useSWR(ids.length > 0 ? listingsKey(ids) : null, fetchListings, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  const listings = ids.flatMap((id) => data?.find((listing) => listing.id === id) ?? [])
  return { listings, isLoading: isLoading && listings.length === 0, isFresh: !isLoading, error, retry: () => mutate() }
}
