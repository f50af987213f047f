import { describe, expect, test } from 'vitest'
import type { AdminCategory } from '../../../worker/catalogue/rules/categories/category.ts'
import { LIVE_SEQ_HEADER } from '../../../worker/kernel/rules/live/live.ts'
import { ask, Browser, ORIGIN, signedIn } from '../../support/identity.ts'
import { hub } from '../../support/live.ts'

const PATH = '/api/admin/categories'
const FIELDS = [
  { name: 'Lighting', type: 'select', required: true, options: ['Front lit', 'Back lit'] },
  { name: 'Height', type: 'number', required: false },
]

let made = 0
const newBody = () => ({ name: `Tuk-tuk ${++made}`, icon: 'truck', fields: FIELDS, subcategories: [{ name: 'Hood' }] })
const create = async (browser: Browser) => (await browser.post(PATH, newBody())).json<AdminCategory>()

const CALLS: [method: string, path: string, body?: object][] = [
  ['GET', PATH],
  ['POST', PATH, newBody()],
  ['PUT', `${PATH}/order`, { ids: [] }],
  ['POST', `${PATH}/restore`, { id: 'tv' }],
  ['PUT', `${PATH}/tv`, { name: 'TV' }],
  ['DELETE', `${PATH}/tv`],
  ['POST', `${PATH}/tv/subcategories`, { name: 'x' }],
  ['PUT', `${PATH}/tv/subcategories/news`, { name: 'x' }],
  ['DELETE', `${PATH}/tv/subcategories/news`],
]

describe('staff only', () => {
  test.each(CALLS)('%s %s', async (method, path, body) => {
    expect((await new Browser().send(method, path, body)).status).toBe(401)
    const { browser } = await signedIn('advertiser')
    expect((await browser.send(method, path, body)).status).toBe(403)
  })

  test.each(CALLS.slice(1))('%s %s from another site is refused', async (method, path, body) => {
    const { browser } = await signedIn('admin')
    expect((await browser.send(method, path, body, { Origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('the list', () => {
  test('is a bare array with the number of the last change that it includes', async () => {
    const { browser } = await signedIn('admin')
    const made = await create(browser)
    const response = await browser.get(PATH)
    expect(response.status).toBe(200)
    expect(response.headers.get(LIVE_SEQ_HEADER)).toBe(String(await hub().seq()))
    const all = await response.json<AdminCategory[]>()
    expect(all.map(({ position }) => position)).toEqual(all.map(({ position }) => position).toSorted((a, b) => a - b))
    expect(all.at(-1)).toEqual(made)
    expect(all.find(({ id }) => id === 'tv')).toMatchObject({ name: 'Television', inventoryCount: expect.any(Number) })
  })
})

describe('writes', () => {
  test('answer as the table of calls has it', async () => {
    const { browser } = await signedIn('admin')
    const posted = await browser.post(PATH, newBody())
    expect(posted.status).toBe(201)
    const category = await posted.json<AdminCategory>()
    expect(posted.headers.get('Location')).toBe(`${PATH}/${category.id}`)
    expect(category).toMatchObject({
      icon: 'truck',
      fields: FIELDS,
      subcategories: [{ id: 'hood', inventoryCount: 0 }],
    })

    const path = `${PATH}/${category.id}`
    const put = await browser.send('PUT', path, { ...category, name: `${category.name} new` })
    expect(put.status).toBe(200)
    expect(await put.json()).toMatchObject({ id: category.id, name: `${category.name} new`, version: 2 })

    const added = await browser.post(`${path}/subcategories`, { name: 'Back' })
    expect([added.status, await added.json()]).toEqual([
      201,
      { id: 'back', name: 'Back', description: '', features: [], inventoryCount: 0 },
    ])
    expect((await browser.send('PUT', `${path}/subcategories/back`, { name: 'Rear' })).status).toBe(200)
    expect((await browser.send('PUT', `${PATH}/tv/subcategories/back`, { name: 'Rear' })).status).toBe(404)
    expect((await browser.send('DELETE', `${path}/subcategories/back`)).status).toBe(204)
    expect((await browser.send('DELETE', path)).status).toBe(204)
    expect((await browser.send('DELETE', path)).status).toBe(404)
    expect((await browser.send('PUT', path, { name: 'x' })).status).toBe(404)
    expect((await browser.post(`${PATH}/restore`, { id: category.id })).status).toBe(200)
  })

  test('20 at once all land', async () => {
    const { browser } = await signedIn('admin')
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post(PATH, newBody())))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
  })

  test('of a version that is gone answer 409 with the present one, from the body or from If-Match', async () => {
    const { browser } = await signedIn('admin')
    const { id, name } = await create(browser)
    const current = await (await browser.send('PUT', `${PATH}/${id}`, { name, version: 1 })).json<AdminCategory>()
    for (const late of [
      browser.send('PUT', `${PATH}/${id}`, { name, version: 1 }),
      browser.send('PUT', `${PATH}/${id}`, { name }, { 'If-Match': '"1"' }),
    ]) {
      const response = await late
      expect(response.status).toBe(409)
      expect(await response.json()).toEqual({
        error: { code: 'conflict', message: expect.any(String), current },
      })
    }
    expect((await browser.send('PUT', `${PATH}/${id}`, { name }, { 'If-Match': '"2"' })).status).toBe(200)
    expect((await browser.send('PUT', `${PATH}/${id}`, { name }, { 'If-Match': 'x' })).status).toBe(400)
  })

  test.each([
    [{}, 'name'],
    [{ name: 'x', fields: [{ name: 'd', type: 'date', required: false }] }, 'fields.0.type'],
    [{ name: 'x', fields: [{ name: 'd', type: 'text', required: 'yes' }] }, 'fields.0.required'],
    [{ name: 'x', subcategories: 'all' }, 'subcategories'],
  ])('of %j are refused by field', async (body, path) => {
    const { browser } = await signedIn('admin')
    const response = await browser.post(PATH, body)
    expect(response.status).toBe(400)
    const { error } = await response.json<{ error: { issues: { path: string }[] } }>()
    expect(error.issues.map((issue) => issue.path)).toContain(path)
  })

  test.each(['{"name"', '[]', '"x"', 'null'])('a body of %s is refused, not a failure', async (body) => {
    const { browser } = await signedIn('admin')
    expect((await browser.send('POST', PATH, body)).status).toBe(400)
  })

  test.each(['%00', "'--", '__proto__', 'a'.repeat(500)])('an id of %s finds nothing', async (id) => {
    const { browser } = await signedIn('admin')
    expect((await browser.send('PUT', `${PATH}/${id}`, { name: 'x' })).status).toBe(404)
    expect((await browser.send('DELETE', `${PATH}/${id}`)).status).toBe(404)
    expect((await browser.send('DELETE', `${PATH}/tv?move=${id}`)).status).toBe(400)
  })

  test('of all that the schema allows are kept, and a GET answer can be sent back', async () => {
    const { browser } = await signedIn('admin')
    const long = (text: string, i: number) => `${text} ${i} `.padEnd(60, 'म')
    const full = {
      name: 'Everything at once',
      subcategories: Array.from({ length: 60 }, (_, i) => ({ name: long('Group', i), description: 'श'.repeat(300) })),
      fields: Array.from({ length: 40 }, (_, i) => ({
        name: long('Field', i),
        type: 'select',
        required: false,
        options: Array.from({ length: 50 }, (_, o) => long('Option', o)),
      })),
    }
    const made = await browser.post(PATH, full)
    expect(made.status).toBe(201)
    const category = await made.json<{ id: string }>()
    expect((await browser.send('PUT', `${PATH}/${category.id}`, category)).status).toBe(200)
  })

  test('of more than that are not read', async () => {
    const { browser } = await signedIn('admin')
    const body = { name: 'x', description: 'x'.repeat(600_000) }
    expect((await browser.post(PATH, body)).status).toBe(413)
    expect((await browser.send('PATCH', '/api/admin/users/x', { name: 'x'.repeat(20_000) })).status).toBe(413)
  })
})

test('a category of staff is on the public site at once, and leaves it', async () => {
  const { browser } = await signedIn('admin')
  const { id, name } = await create(browser)
  const all = async () => (await ask(new Request(`${ORIGIN}/api/categories`))).json<{ id: string; name: string }[]>()
  expect(await all()).toContainEqual(expect.objectContaining({ id, name, icon: 'truck', fields: FIELDS }))
  await browser.send('DELETE', `${PATH}/${id}`)
  expect((await all()).map((one) => one.id)).not.toContain(id)
})
