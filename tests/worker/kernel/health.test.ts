import { env, exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { insertCatalogue } from '../../../seed/insert.ts'
import { ROWS } from '../../support/catalogue.ts'
import { Browser, newNetwork } from '../../support/identity.ts'

const health = () => exports.default.fetch('https://adchowk.test/api/health')

describe('GET /api/health', () => {
  test('answers with the number of listings once the catalogue is there', async () => {
    const response = await health()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok', listings: ROWS.listings.length })
  })

  test('names the start that its server belongs to, where one has a name', async () => {
    expect((await health()).headers.has('start-id')).toBe(false)
    const ofStart = new Browser(newNetwork(), { ...env, START_ID: 'start-1' })
    expect((await ofStart.get('/api/health')).headers.get('start-id')).toBe('start-1')
  })

  test('is unavailable while the catalogue is empty', async () => {
    await insertCatalogue(env.DB, {
      categories: [],
      subcategories: [],
      customFields: [],
      owners: [],
      verifications: [],
      listings: [],
      coverage: [],
      spots: [],
      seasons: [],
      allocations: [],
      clock: [],
    })
    const response = await health()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: { code: 'unavailable', message: 'The catalogue is empty' } })
  })

  test('is unavailable while there are no tables', async () => {
    await env.DB.exec('ALTER TABLE categories RENAME TO categories_gone')
    const response = await health()
    await env.DB.exec('ALTER TABLE categories_gone RENAME TO categories')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: { code: 'unavailable', message: 'The catalogue cannot be read' } })
  })
})

test('an unknown address of the API is answered in JSON', async () => {
  const response = await exports.default.fetch('https://adchowk.test/api/zzz')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ error: { code: 'not_found', message: 'Nothing found at /api/zzz' } })
})
