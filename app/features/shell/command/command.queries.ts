import { hc } from 'hono/client'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { ownCommandApi } from '../../../../worker/backoffice/command-search.api.ts'
import { MIN_FIND_CHARS } from '../../../../worker/backoffice/rules/command-search/command-search.ts'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

/** Scope of the search: the back office, or the records of the account. */
export type FindArea = 'staff' | 'own'

const ASK = {
  staff: (q: string, signal: AbortSignal) =>
    signedInAnswerOf(hc<typeof staffApi>(...API).admin.find.$get({ query: { q } }, { init: { signal } })),
  own: (q: string, signal: AbortSignal) =>
    signedInAnswerOf(hc<typeof ownCommandApi>(...API).find.$get({ query: { q } }, { init: { signal } })),
}

/** Pending search; the next one aborts it. */
let running = new AbortController()

const ask = ([, area, q]: readonly [string, FindArea, string]) => {
  running.abort()
  running = new AbortController()
  return ASK[area](q, running.signal)
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Records found for a text after a pause in typing; the last answer stays while the next one loads. */
export function useFound(area: FindArea, text: string) {
  const q = text.trim()
  const isAsked = q.length >= MIN_FIND_CHARS
  const { data, error, isLoading, mutate } = useSWR(isAsked ? (['find', area, q] as const) : null, ask, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  useEffect(() => () => running.abort(), [])
  const hasFailed = error !== undefined && !isAborted(error)
  return {
    found: isAsked && !hasFailed ? (data?.found ?? []) : [],
    isLoading: isAsked && (isLoading || (error !== undefined && !hasFailed)),
    error: isAsked && hasFailed ? error : undefined,
    retry: () => void mutate(),
  }
}
