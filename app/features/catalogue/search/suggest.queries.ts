import { hc } from 'hono/client'
import useSWR from 'swr'
import type { Suggestion } from '../../../../worker/catalogue/rules/search/search.ts'
import type { searchApi } from '../../../../worker/catalogue/search.api.ts'
import { API } from '../../../api-client.ts'
import { useSettled } from '../../../ui/use-settled.ts'

const api = hc<typeof searchApi>(...API)
const NONE: Suggestion[] = []

async function fetchSuggestions([, q]: readonly [path: string, q: string]): Promise<Suggestion[]> {
  const answer = await api.suggest.$get({ query: { q } })
  return answer.ok ? (await answer.json()).suggestions : NONE
}

/** Suggestions for a text; the previous ones stay until the new ones arrive. */
export function useSuggestions(words: string): Suggestion[] {
  const { data = NONE } = useSWR(['/api/suggest', useSettled(words)] as const, fetchSuggestions, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  return data
}
