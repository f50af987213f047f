import { Hono } from 'hono'
import * as v from 'valibot'
import { requireConfirmed } from '../identity/require-confirmed.ts'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { getGeneralSettings } from '../kernel/platform/settings.server.ts'
import { NewCurrencyRate } from '../kernel/rules/platform/currency.ts'
import { GeneralChange } from '../kernel/rules/platform/settings.ts'
import { NewRule, NewTaxRate, RuleRef, TaxRateRef } from '../organisations/rules/billing/dated.ts'
import { saveGeneralSettings } from './settings/general.server.ts'
import {
  addCurrencyRate,
  addRule,
  addTaxRate,
  getDatedRates,
  withdrawCurrencyRate,
  withdrawRule,
  withdrawTaxRate,
} from './settings/rates.server.ts'

const CurrencyRateRef = v.pick(NewCurrencyRate, ['currency', 'fromDate'])

/** Settings of the platform, for admins alone. Taxes and rules of money ask for the code again. */
export const settingsApi = new Hono<SignedInEnv>()
  .basePath('/settings')
  .on(['POST', 'PUT', 'DELETE'], '*', rateLimit('LIMIT_STAFF'))
  .get('/', async (c) => c.json(await getGeneralSettings(c.var.service)))
  .put('/', validated('json', GeneralChange), async (c) =>
    c.json(await saveGeneralSettings(c.var.service, c.var.user, c.req.valid('json'))),
  )
  .get('/rates', async (c) => c.json(await getDatedRates(c.var.service)))
  .post('/currency-rates', validated('json', NewCurrencyRate), async (c) => {
    await addCurrencyRate(c.var.service, c.var.user, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/currency-rates', validated('query', CurrencyRateRef), async (c) => {
    await withdrawCurrencyRate(c.var.service, c.var.user, c.req.valid('query'))
    return c.body(null, 204)
  })
  .post('/tax-rates', requireConfirmed, validated('json', NewTaxRate), async (c) => {
    await addTaxRate(c.var.service, c.var.user, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/tax-rates', requireConfirmed, validated('query', TaxRateRef), async (c) => {
    await withdrawTaxRate(c.var.service, c.var.user, c.req.valid('query'))
    return c.body(null, 204)
  })
  .post('/rules', requireConfirmed, validated('json', NewRule), async (c) => {
    await addRule(c.var.service, c.var.user, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/rules', requireConfirmed, validated('query', RuleRef), async (c) => {
    await withdrawRule(c.var.service, c.var.user, c.req.valid('query'))
    return c.body(null, 204)
  })
