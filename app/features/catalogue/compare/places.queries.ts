import { hc } from 'hono/client'
import useSWR from 'swr'
import { listingMarks } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { searchApi } from '../../../../worker/catalogue/search.api.ts'
import { API } from '../../../api-client.ts'
import { useSettled } from '../../../ui/use-settled.ts'

const api = hc<typeof searchApi>(...API)

/** Maximum number of results. */
const OFFERED = 8
const LEAST_CHARACTERS = 2

/** A place that can be added. */
interface FoundPlace {
  id: string
  title: string
  detail: string
}

async function findPlaces([, q]: readonly [path: string, q: string]): Promise<FoundPlace[]> {
  const answer = await api.search.$get({ query: { q } })
  if (!answer.ok) throw new Error('The search did not answer')
  const { groups } = await answer.json()
  return groups.flatMap(({ category, listings }) =>
    listings.map(({ id, title, ref, place, specifications }) => ({
      id,
      title,
      detail: `${category.name} · ${listingMarks({ ref, title, place, specifications })}`,
    })),
  )
}

/** Places of any medium that match a text, except the given ones; none for fewer than two letters. */
export function useFoundPlaces(text: string, without: readonly string[]) {
  const words = useSettled(text.trim())
  const isAsked = words.length >= LEAST_CHARACTERS
  const {
    data = [],
    error,
    isLoading,
  } = useSWR(isAsked ? (['/api/search', words] as const) : null, findPlaces, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  const places = isAsked ? data.filter(({ id }) => !without.includes(id)).slice(0, OFFERED) : []
  return { places, isAsked, isLoading: isLoading || words !== text.trim(), hasFailed: error !== undefined }
}
