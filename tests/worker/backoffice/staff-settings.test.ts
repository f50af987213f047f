import { expect, test } from 'vitest'
import { documentSite } from '../../../app/routes/catalogue/document-categories.ts'
import { saveGeneralSettings } from '../../../worker/backoffice/settings/general.server.ts'
import {
  addCurrencyRate,
  addRule,
  addTaxRate,
  getDatedRates,
  withdrawCurrencyRate,
  withdrawRule,
  withdrawTaxRate,
} from '../../../worker/backoffice/settings/rates.server.ts'
import { quote } from '../../../worker/catalogue/availability/availability.server.ts'
import { QuoteRequest } from '../../../worker/catalogue/rules/quote.ts'
import { taxOf } from '../../../worker/catalogue/taxes/rules.server.ts'
import { getDisplayCurrency, getGeneralSettings } from '../../../worker/kernel/platform/settings.server.ts'
import { platformSettings } from '../../../worker/kernel/platform.table.ts'
import { addDays, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import type { GeneralChange } from '../../../worker/kernel/rules/platform/settings.ts'
import { TODAY } from '../../support/catalogue.ts'
import { signedIn } from '../../support/identity.ts'
import { buildGroup } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, factsOf, recordedService, STAFF } from '../../support/staff.ts'

const TOMORROW = addDays(TODAY, 1)
const YESTERDAY = addDays(TODAY, -1)

const seen = async (more: Partial<GeneralChange> = {}): Promise<GeneralChange> => {
  const { value, version } = await getGeneralSettings(service)
  return { ...value, version, ...more }
}

const from = (day: string) => `from: ${formatLongDate(day)}`

test('a fresh platform has the defaults that the page shows', async () => {
  expect(await getGeneralSettings(service)).toEqual({
    value: {
      platformName: 'AdChowk',
      supportEmail: 'hello@adchowk.example',
      currency: 'INR',
      twoFactorEnabled: false,
      loginNotifications: true,
    },
    version: 0,
    updatedAt: null,
  })
})

test('settings are saved, written down with what they were, published, and public documents are dropped from the edge', async () => {
  const { ctx, purge, publish } = recordedService()
  const saved = await saveGeneralSettings(ctx, STAFF, await seen({ platformName: 'Media Bazaar' }))
  expect(saved).toMatchObject({ value: { platformName: 'Media Bazaar' }, version: 1 })
  expect(await getGeneralSettings(service)).toMatchObject({ version: 1 })
  expect(purge).toHaveBeenCalledWith(['catalogue', 'content'])
  expect(publish).toHaveBeenCalledWith(
    [{ event: 'settings.changed', data: { id: 'settings:general', version: 1 } }],
    ['hub'],
  )
  expect((await audited('settings:general')).at(-1)).toEqual({
    action: 'settings.changed',
    actor: STAFF.id,
    detail: JSON.stringify({ platformNameBefore: 'AdChowk', platformName: 'Media Bazaar' }),
  })
})

test("who saves over another person's change gets the current settings", async () => {
  const mine = await seen({ supportEmail: 'mine@example.in' })
  const theirs = await saveGeneralSettings(service, STAFF, await seen({ platformName: 'Theirs' }))
  expect(await detailOf(saveGeneralSettings(service, STAFF, mine))).toMatchObject({
    code: 'conflict',
    current: { value: { platformName: 'Theirs' }, version: theirs.version },
  })
  expect((await getGeneralSettings(service)).value.supportEmail).not.toBe('mine@example.in')
})

test('another currency needs a rate of the day, and is shown with it', async () => {
  const dollars = await seen({ currency: 'USD' })
  expect(await refusalOf(saveGeneralSettings(service, STAFF, dollars))).toMatch(
    /^bad_input: There is no rate of USD for/,
  )
  await addCurrencyRate(service, STAFF, { currency: 'USD', fromDate: TOMORROW, paise: 90_00 })
  expect(await refusalOf(saveGeneralSettings(service, STAFF, dollars))).toMatch(/^bad_input/)
  await addCurrencyRate(service, STAFF, { currency: 'USD', fromDate: TODAY, paise: 84_50 })
  await saveGeneralSettings(service, STAFF, dollars)
  expect(await getDisplayCurrency(service)).toEqual({ currency: 'USD', paise: 84_50, fromDate: TODAY })
  const tomorrow = { ...service, now: new Date(service.now.getTime() + 86_400_000) }
  expect(await getDisplayCurrency(tomorrow)).toMatchObject({ paise: 90_00, fromDate: TOMORROW })
  // Only the one that is not valid yet can be withdrawn.
  const ref = { currency: 'USD', fromDate: TODAY } as const
  expect(await refusalOf(withdrawCurrencyRate(service, STAFF, ref))).toMatch(/^conflict/)
  await withdrawCurrencyRate(service, STAFF, { currency: 'USD', fromDate: TOMORROW })
  expect(await getDisplayCurrency(tomorrow)).toMatchObject({ paise: 84_50 })
  await addCurrencyRate(service, STAFF, { currency: 'USD', fromDate: TOMORROW, paise: 86_00 })
  expect(await factsOf('currency:USD')).toEqual([
    ['rate: none → ₹90.00', from(TOMORROW)],
    ['rate: none → ₹84.50', from(TODAY)],
    ['rate: ₹90.00', from(TOMORROW)],
    ['rate: ₹84.50 → ₹86.00', from(TOMORROW)],
  ])
})

test('a medium without a row has the tax of its registry file, a category of staff that of every other one', () => {
  const rows = [{ medium: '', sac: '998366', gstBp: 2_800, supply: 'buyer' as const }]
  expect(taxOf(rows, 'newspaper')).toEqual({ sac: '998363', gstBp: 500, supply: 'buyer' })
  expect(taxOf(rows, 'ooh')).toEqual({ sac: '998366', gstBp: 1_800, supply: 'site' })
  expect(taxOf(rows, 'kiosks')).toEqual({ sac: '998366', gstBp: 2_800, supply: 'buyer' })
})

test('a tax rate holds in quotes from its day on, and the past stays', async () => {
  const category = 'kites'
  await buildGroup(service.db, { category, group: 'big' }, { id: 'kite-1' })
  const asked = parse(QuoteRequest, { resource: 'kite-1', starts: addDays(TODAY, 40), ends: addDays(TODAY, 100) })
  const rate = { medium: category, sac: '998366', gstBp: 1200, supply: 'buyer' } as const
  expect((await quote(service, asked)).gst.percent).toBe(18)
  expect(await refusalOf(addTaxRate(service, STAFF, { ...rate, fromDate: YESTERDAY }))).toMatch(/^bad_input/)
  await addTaxRate(service, STAFF, { ...rate, fromDate: TOMORROW })
  expect((await quote(service, asked)).gst.percent).toBe(18)
  const tomorrow = { ...service, now: new Date(service.now.getTime() + 86_400_000) }
  expect((await quote(tomorrow, asked)).gst.percent).toBe(12)
  // Estimates in the page have the rate of the quote.
  const url = new URL('https://adchowk.test/')
  expect((await documentSite({ ...service }, url)).gstRates).toEqual([])
  expect((await documentSite(tomorrow, url)).gstRates).toEqual([{ medium: category, percent: 12, sac: '998366' }])
  expect(await refusalOf(addTaxRate(service, STAFF, { ...rate, fromDate: TOMORROW }))).toMatch(
    /^conflict: There is already one/,
  )
  expect(await factsOf(`tax:${category}`)).toEqual([
    ['GST: 18% → 12%', 'SAC: 998366', 'place of supply: the state of the buyer', from(TOMORROW)],
  ])

  await withdrawTaxRate(service, STAFF, { medium: category, fromDate: TOMORROW })
  expect(
    (await getDatedRates(service)).taxes.filter(({ medium, phase }) => medium === category && phase === 'future'),
  ).toEqual([])
  const first = { medium: '', fromDate: '2017-07-01' }
  expect(await refusalOf(withdrawTaxRate(service, STAFF, first))).toMatch(
    /^conflict: Only an entry that is not valid yet/,
  )
  expect(await refusalOf(addTaxRate(service, STAFF, { ...rate, medium: 'no-such', fromDate: TODAY }))).toMatch(
    /^bad_input/,
  )
})

test('the fee changes from a day on', async () => {
  await addRule(service, STAFF, { name: 'fee', fromDate: TOMORROW, value: 1200 })
  const fees = (await getDatedRates(service)).rules.filter(({ name }) => name === 'fee')
  expect(fees).toMatchObject([
    { fromDate: TOMORROW, phase: 'future', value: 1200 },
    { phase: 'current', value: 1000 },
  ])
  await withdrawRule(service, STAFF, { name: 'fee', fromDate: TOMORROW })
  expect((await audited('rule:fee')).map(({ action }) => action)).toEqual(['rule.added', 'rule.withdrawn'])
  expect(await factsOf('rule:fee')).toEqual([
    ['fee: 10% → 12%', from(TOMORROW)],
    ['fee: 12%', from(TOMORROW)],
  ])
})

test('the API is for admins alone and refuses a mail address at its field', async () => {
  const { browser } = await signedIn('admin')
  const body = { ...(await seen()), currency: 'INR', supportEmail: 'help@adchowk' }
  const refused = await browser.send('PUT', '/api/admin/settings', body)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ error: { issues: [{ path: 'supportEmail' }] } })
  expect((await browser.send('PUT', '/api/admin/settings', { ...body, supportEmail: 'help@adchowk.in' })).status).toBe(
    200,
  )
  const limited = await signedIn('staff')
  expect((await limited.browser.get('/api/admin/settings')).status).toBe(403)
})

test('taxes and fees ask for a confirmation, where critical acts do', async () => {
  const security = { ipWhitelist: '', sessionTimeout: 30, requireTwoFactor: false, criticalActionVerification: true }
  await service.db
    .insert(platformSettings)
    .values({ name: 'security', value: security, updatedAt: service.now.toISOString(), updatedBy: STAFF.id })
  const { browser } = await signedIn('admin')
  const fee = { name: 'fee', fromDate: addDays(TODAY, 400), value: 1100 }
  for (const [method, path, body] of [
    ['POST', '/rules', fee],
    ['DELETE', `/rules?name=fee&fromDate=${fee.fromDate}`, undefined],
    ['POST', '/tax-rates', { medium: '', fromDate: fee.fromDate, sac: '998366', gstBp: 1800, supply: 'buyer' }],
    ['DELETE', `/tax-rates?medium=&fromDate=${fee.fromDate}`, undefined],
  ] as const) {
    const answer = await browser.send(method, `/api/admin/settings${path}`, body)
    expect(await answer.json(), `${method} ${path}`).toMatchObject({ error: { code: 'confirmation_needed' } })
  }
})
