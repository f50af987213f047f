import { describe, expect, test } from 'vitest'
import { Browser, signedIn } from '../../support/identity.ts'
import { ownerBrowser, person } from '../../support/people.ts'

const DETAILS = {
  version: 0,
  legalName: 'Kaveri Coffee Works',
  address: 'Church Street\nBangalore 560001',
  state: 'Karnataka',
  gstin: '',
  pan: '',
  email: '',
}

const errorOf = async (response: Response) => (await response.json<{ error: unknown }>()).error

describe('billing details over the API', () => {
  test('are an account’s own, and one line of address', async () => {
    const { browser } = await signedIn()
    expect(await (await browser.get('/api/billing/party')).json()).toEqual({
      party: null,
      missing: ['legal name', 'address', 'state'],
      isPrefixFixed: false,
    })
    const saved = await browser.send('PUT', '/api/billing/party', DETAILS)
    expect(saved.status).toBe(200)
    expect(await saved.json()).toMatchObject({
      party: { address: 'Church Street, Bangalore 560001', gstin: null, version: 1 },
    })
    const other = await person()
    expect(JSON.stringify(await (await other.browser.get('/api/billing/party')).json())).not.toContain('Church Street')
  })

  test('say at the field what is wrong', async () => {
    const { browser } = await signedIn()
    const wrong = await browser.send('PUT', '/api/billing/party', { ...DETAILS, gstin: '29AAGCB7383J1Z5' })
    expect(wrong.status).toBe(400)
    expect(await errorOf(wrong)).toMatchObject({
      code: 'bad_input',
      issues: [{ path: 'gstin', message: 'The check digit of this GSTIN is wrong. Check it for a typing mistake' }],
    })
    for (const body of [{}, { ...DETAILS, version: -1 }, { ...DETAILS, legalName: 'x'.repeat(5_000) }, '[', 'null']) {
      expect((await browser.send('PUT', '/api/billing/party', body)).status).toBe(400)
    }
  })

  test('are refused without an account, without our Origin, and after another change', async () => {
    expect((await new Browser().get('/api/billing/party')).status).toBe(401)
    const { browser } = await signedIn()
    const foreign = await browser.send('PUT', '/api/billing/party', DETAILS, { Origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect((await browser.send('PUT', '/api/billing/party', DETAILS)).status).toBe(200)
    const late = await browser.send('PUT', '/api/billing/party', { ...DETAILS, address: 'Mysuru' })
    expect(late.status).toBe(409)
    expect(await errorOf(late)).toMatchObject({ code: 'conflict' })
  })

  test('of another’s owner are not found', async () => {
    const [member, stranger] = [await ownerBrowser(), await person()]
    expect((await member.browser.get('/api/billing/owners/test-owner')).status).toBe(200)
    expect((await stranger.browser.get('/api/billing/owners/test-owner')).status).toBe(404)
    expect((await member.browser.get('/api/billing/owners/no-such-owner')).status).toBe(404)
    const body = { ...DETAILS, state: 'Maharashtra', gstin: '27AAPFU0939F1ZV', payee: 'other', prefix: 'QZX' }
    expect((await stranger.browser.send('PUT', '/api/billing/owners/test-owner', body)).status).toBe(404)
  })
})
