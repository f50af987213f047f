import { hc } from 'hono/client'
import * as v from 'valibot'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { NewCurrencyRate } from '../../../../worker/kernel/rules/platform/currency.ts'
import { type GeneralChange, GeneralSettings, type Saved } from '../../../../worker/kernel/rules/platform/settings.ts'
import type { NewRule, NewTaxRate, RuleRef, TaxRateRef } from '../../../../worker/organisations/rules/billing/dated.ts'
import { API, RequestError } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const settings = hc<typeof staffApi>(...API).admin.settings

/** @throws RequestError bad_input; conflict with the `current` settings */
export const saveGeneral = (json: GeneralChange) => signedInAnswerOf(settings.$put({ json }))

const Current = v.object({ value: GeneralSettings, version: v.number(), updatedAt: v.nullable(v.string()) })

/** What somebody else has saved, from the refusal of an outdated change; null of any other error. */
export function currentOf(error: unknown): Saved<GeneralSettings> | null {
  if (!(error instanceof RequestError) || error.code !== 'conflict') return null
  const current = v.safeParse(Current, error.details.current)
  return current.success ? current.output : null
}

/** @throws RequestError bad_input; conflict for a day that has one; confirmation_needed */
export const addTaxRate = (json: NewTaxRate) => signedInAnswerOf(settings['tax-rates'].$post({ json }))
/** @throws RequestError conflict once it is valid; confirmation_needed */
export const withdrawTaxRate = (query: TaxRateRef) => signedInAnswerOf(settings['tax-rates'].$delete({ query }))

/** @throws RequestError bad_input; conflict for a day that has one; confirmation_needed */
export const addRule = (json: NewRule) => signedInAnswerOf(settings.rules.$post({ json }))
/** @throws RequestError conflict once it is valid; confirmation_needed */
export const withdrawRule = (query: RuleRef) => signedInAnswerOf(settings.rules.$delete({ query }))

/** @throws RequestError bad_input; conflict for a day that has one */
export const addCurrencyRate = (json: NewCurrencyRate) => signedInAnswerOf(settings['currency-rates'].$post({ json }))
/** @throws RequestError conflict once it is valid */
export const withdrawCurrencyRate = (query: Pick<NewCurrencyRate, 'currency' | 'fromDate'>) =>
  signedInAnswerOf(settings['currency-rates'].$delete({ query }))
