import { hc, type InferRequestType } from 'hono/client'
import type { estimatesApi } from '../../../worker/money/estimates.api.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../session/auth.ts'

const { estimates } = hc<typeof estimatesApi>(...API)

/** Source of an estimate: a campaign, a plan or saved listings. */
export type EstimateSource = InferRequestType<typeof estimates.$post>['json']['source']

/** An estimate that was made, and what it does not contain. */
export interface MadeEstimate {
  id: string
  number: string
  notPriced: { title: string; reason: string }[]
}

/** One key for one wish: an answer that got lost makes no second estimate. */
const keys = new Map<string, string>()

/** Makes an estimate. @throws RequestError bad_input by the field, not_found, gone, rate_limited; as `fetch` does without a network */
export async function makeEstimate(source: EstimateSource): Promise<MadeEstimate> {
  const wish = JSON.stringify(source)
  const key = keys.get(wish) ?? crypto.randomUUID()
  keys.set(wish, key)
  const made = await signedInAnswerOf(estimates.$post({ json: { source, key } }))
  // Pressed again it is meant again, at the prices of then.
  keys.delete(wish)
  return made
}

/** The page of an estimate. */
export const estimatePath = ({ id }: Pick<MadeEstimate, 'id'>): string => `/papers/${id}`

/** Where a visitor signs in to make an estimate, and comes back from. */
export const estimateSignInPath = (next: string): string =>
  `/signin?${new URLSearchParams({ reason: 'estimate', next })}`
