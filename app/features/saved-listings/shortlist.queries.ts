import useSWR from 'swr'
import type { ListingCard } from '../../../worker/domain/catalogue/listing.ts'
import type { Saved } from '../shortlist/shortlist.ts'

const listingsKey = (ids: readonly string[]) => `/api/listings?ids=${ids.toSorted().join(',')}`

async function fetchListings(path: string): Promise<ListingCard[]> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`The API answered ${response.status}`)
  const { listings } = (await response.json()) as { listings: ListingCard[] }
  return listings
}

/** The listings of a shortlist, in its order. While one leaves or comes back the others stay in sight. */
export function useSavedListings(saved: readonly Saved[]) {
  const ids = saved.map(({ id }) => id)
  const { data, error, isLoading, mutate } = useSWR(ids.length > 0 ? listingsKey(ids) : null, fetchListings, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  const listings = ids.flatMap((id) => data?.find((listing) => listing.id === id) ?? [])
  return { listings, isLoading: isLoading && listings.length === 0, isFresh: !isLoading, error, retry: () => mutate() }
}
