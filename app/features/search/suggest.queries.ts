import { hc } from 'hono/client'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { Suggestion } from '../../../worker/domain/search/search.ts'
import type { searchApi } from '../../../worker/search/search.api.ts'
import { API } from '../../api-client.ts'

/** Long enough for the next letter of a quick typist. */
const TYPING_PAUSE = 150

const api = hc<typeof searchApi>(...API)
const NONE: Suggestion[] = []

async function fetchSuggestions([, q]: readonly [path: string, q: string]): Promise<Suggestion[]> {
  const answer = await api.suggest.$get({ query: { q } })
  return answer.ok ? (await answer.json()).suggestions : NONE
}

/** The text, once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), TYPING_PAUSE)
    return () => clearTimeout(pause)
  }, [text])
  return settled
}

/** Suggestions for these words; the former ones stay until the new ones arrive. */
export function useSuggestions(words: string): Suggestion[] {
  const { data = NONE } = useSWR(['/api/suggest', useSettled(words)] as const, fetchSuggestions, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  return data
}
