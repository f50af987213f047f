import { hc } from 'hono/client'
import useSWR, { type SWRResponse } from 'swr'
import type { availabilityApi } from '../worker/catalogue/availability.api.ts'
import type { PublicQuote } from '../worker/catalogue/rules/quote.ts'
import { API, answerOf } from './api-client.ts'

const { quotes } = hc<typeof availabilityApi>(...API)

/** Days to be priced: a span, or days of issue. */
export type Wanted = Parameters<typeof quotes.$post>[0]['json']

/** The sums of an order on its days, and whether they are free; nothing while a part of it is missing. */
export const useQuote = (wanted: Wanted | null): SWRResponse<PublicQuote> =>
  useSWR<PublicQuote>(
    wanted && ['/api/quotes', JSON.stringify(wanted)],
    async () => answerOf(quotes.$post({ json: wanted as Wanted })),
    { keepPreviousData: true, shouldRetryOnError: false },
  )
