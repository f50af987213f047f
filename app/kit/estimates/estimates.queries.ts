import { hc, type InferRequestType } from 'hono/client'
import type { estimatesApi } from '../../../worker/money/estimates.api.ts'
import { API } from '../../api-client.ts'
import { signedInAnswerOf } from '../session/auth.ts'

const { estimates } = hc<typeof estimatesApi>(...API)

/** Source of an estimate: a campaign, a plan or saved listings. */
export type EstimateSource = InferRequestType<typeof estimates.$post>['json']['source']

/** Created estimate, and the items that it does not contain. */
export interface MadeEstimate {
  id: string
  number: string
  notPriced: { title: string; reason: string }[]
}

/** Idempotency key by wish: a repeated request after a lost answer makes no second estimate. */
const keys = new Map<string, string>()

/**
 * Makes an estimate. @throws RequestError bad_input by field, not_found, gone, rate_limited; errors of `fetch` without
 * a network
 */
export async function makeEstimate(source: EstimateSource): Promise<MadeEstimate> {
  const wish = JSON.stringify(source)
  const key = keys.get(wish) ?? crypto.randomUUID()
  keys.set(wish, key)
  const made = await signedInAnswerOf(estimates.$post({ json: { source, key } }))
  // A later press makes another estimate, at the prices of that time.
  keys.delete(wish)
  return made
}

/** Path of an estimate. */
export const estimatePath = ({ id }: Pick<MadeEstimate, 'id'>): string => `/papers/${id}`

/** Sign-in page for a visitor who makes an estimate, with the path to return to. */
export const estimateSignInPath = (next: string): string =>
  `/signin?${new URLSearchParams({ reason: 'estimate', next })}`
