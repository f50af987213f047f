import { hc } from 'hono/client'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import type { billingApi } from '../../../../worker/organisations/billing.api.ts'
import { AdvertiserDetails, OwnerDetails } from '../../../../worker/organisations/rules/billing/party.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { billing } = hc<typeof billingApi>(...API)

type Texts = Readonly<Record<string, string>>

/** The details as they are saved now. @param owner null of the account itself */
export const getParty = (owner: string | null) =>
  owner === null
    ? signedInAnswerOf(billing.party.$get())
    : signedInAnswerOf(billing.owners[':owner'].$get({ param: { owner: encodeURIComponent(owner) } }))

/**
 * Saves how the signed-in account is billed.
 * @param version of the details that the form was opened with; 0 where there were none
 * @throws RequestError conflict where they were changed since
 */
export const saveOwnParty = (texts: Texts, version: number) =>
  signedInAnswerOf(billing.party.$put({ json: { version, ...parse(AdvertiserDetails, texts) } }))

/** Saves how an owner bills. @throws RequestError conflict as of `saveOwnBillingProfile`, or at the prefix; not_found, forbidden */
export const saveOwnerParty = (owner: string, texts: Texts, version: number) =>
  signedInAnswerOf(
    billing.owners[':owner'].$put({
      param: { owner: encodeURIComponent(owner) },
      json: { version, ...parse(OwnerDetails, texts) },
    }),
  )
