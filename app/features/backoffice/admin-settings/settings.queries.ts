import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import type { NewCurrencyRate } from '../../../../worker/kernel/rules/platform/currency.ts'
import type { GeneralChange } from '../../../../worker/kernel/rules/platform/settings.ts'
import type { NewRule, NewTaxRate, RuleRef, TaxRateRef } from '../../../../worker/organisations/rules/billing/dated.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const settings = hc<typeof staffApi>(...API).admin.settings

/** Saves the general settings. @throws RequestError bad_input; conflict with the `current` settings */
export const saveGeneral = (json: GeneralChange) => signedInAnswerOf(settings.$put({ json }))

/** Adds a tax rate. @throws RequestError bad_input; conflict for a day that already has one; confirmation_needed */
export const addTaxRate = (json: NewTaxRate) => signedInAnswerOf(settings['tax-rates'].$post({ json }))
/** Withdraws a planned tax rate. @throws RequestError conflict once it applies; confirmation_needed */
export const withdrawTaxRate = (query: TaxRateRef) => signedInAnswerOf(settings['tax-rates'].$delete({ query }))

/** Adds a rule. @throws RequestError bad_input; conflict for a day that already has one; confirmation_needed */
export const addRule = (json: NewRule) => signedInAnswerOf(settings.rules.$post({ json }))
/** Withdraws a planned rule. @throws RequestError conflict once it applies; confirmation_needed */
export const withdrawRule = (query: RuleRef) => signedInAnswerOf(settings.rules.$delete({ query }))

/** Adds a currency rate. @throws RequestError bad_input; conflict for a day that already has one */
export const addCurrencyRate = (json: NewCurrencyRate) => signedInAnswerOf(settings['currency-rates'].$post({ json }))
/** Withdraws a planned currency rate. @throws RequestError conflict once it applies */
export const withdrawCurrencyRate = (query: Pick<NewCurrencyRate, 'currency' | 'fromDate'>) =>
  signedInAnswerOf(settings['currency-rates'].$delete({ query }))
