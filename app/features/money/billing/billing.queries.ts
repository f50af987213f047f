import { hc } from 'hono/client'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import type { billingApi } from '../../../../worker/organisations/billing.api.ts'
import { AdvertiserDetails, OwnerDetails } from '../../../../worker/organisations/rules/billing/party.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { billing } = hc<typeof billingApi>(...API)

type Texts = Readonly<Record<string, string>>

/**
 * Billing details as they are saved now.
 * @param owner id of the owner; null for the account itself
 */
export const getParty = (owner: string | null) =>
  owner === null
    ? signedInAnswerOf(billing.party.$get())
    : signedInAnswerOf(billing.owners[':owner'].$get({ param: { owner: encodeURIComponent(owner) } }))

/**
 * Saves the billing details of the signed-in account.
 * @param version version of the details in the form; 0 when there were none
 * @throws RequestError conflict when they have changed since
 */
export const saveOwnParty = (texts: Texts, version: number) =>
  signedInAnswerOf(billing.party.$put({ json: { version, ...parse(AdvertiserDetails, texts) } }))

/**
 * Saves the billing details of an owner.
 * @throws RequestError conflict as `saveOwnParty`, or for a prefix that is in use; not_found, forbidden
 */
export const saveOwnerParty = (owner: string, texts: Texts, version: number) =>
  signedInAnswerOf(
    billing.owners[':owner'].$put({
      param: { owner: encodeURIComponent(owner) },
      json: { version, ...parse(OwnerDetails, texts) },
    }),
  )
