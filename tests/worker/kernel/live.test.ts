import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'
import { FORMS_LIVE_PATH } from '../../../worker/kernel/rules/live/live.ts'
import { Browser, ORIGIN, signedIn } from '../../support/identity.ts'
import { deletion, eventually, hub, type Listening, listen, UPGRADE } from '../../support/live.ts'

const dataOf = (page: Listening) => page.changes.map(({ data }) => data)

// Pages of one test are not those of the next.
afterEach(async () => {
  await hub().seq()
  await evictDurableObject(hub(), { webSockets: 'close' })
})

describe('who may listen', () => {
  test.each([
    ['nobody', async () => new Browser(), 401],
    ['an advertiser', async () => (await signedIn('advertiser')).browser, 403],
    ['a media owner', async () => (await signedIn('mediaOwner')).browser, 403],
  ])('%s may not', async (_, who, status) => {
    const response = await (await who()).send('GET', '/api/live', undefined, UPGRADE)
    expect(response.status).toBe(status)
    expect(response.webSocket).toBeNull()
  })

  test.each([
    ['another site', { ...UPGRADE, Origin: 'https://evil.example' }],
    ['another site with our name in its own', { ...UPGRADE, Origin: `${ORIGIN}.evil.example` }],
    ['a sandboxed frame', { ...UPGRADE, Origin: 'null' }],
    ['a page that says nothing of itself', { Upgrade: 'websocket' }],
  ])('the cookie of staff is not enough from %s', async (_, headers) => {
    const { browser } = await signedIn('admin')
    const response = await browser.send('GET', '/api/live', undefined, headers)
    expect(response.status).toBe(403)
    expect(response.webSocket).toBeNull()
  })

  test('staff may, from our own pages, and are greeted with the number of the last change', async () => {
    const { browser } = await signedIn('admin')
    const page = await listen(browser)
    const seq = await hub().seq()
    await eventually(() => expect(page.events).toHaveLength(2))
    expect(page.events).toEqual([
      { event: 'hello', data: { seq }, seq },
      { event: 'presence', data: { people: [] }, seq },
    ])
  })

  test('a request that is no upgrade is refused', async () => {
    const { browser } = await signedIn('admin')
    const response = await browser.send('GET', '/api/live', undefined, { Origin: ORIGIN })
    expect(response.status).toBe(426)
    expect(response.headers.get('Upgrade')).toBe('websocket')
  })
})

describe('what is published', () => {
  test('50 pages hear 40 changes, each once and in one order, also when two publish at the same time', async () => {
    const { browser } = await signedIn('admin')
    const pages = await Promise.all(Array.from({ length: 50 }, () => listen(browser)))
    const first = (await hub().seq()) + 1
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        hub().publish([deletion(`a-${i}`), { event: 'categoryUpdate', data: null }]),
      ),
    )
    await Promise.all(pages.map((page) => page.heard(40)))
    const [one] = pages
    expect(one?.changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => first + i))
    expect(new Set(one?.changes.flatMap(({ data }) => (typeof data === 'string' ? [data] : []))).size).toBe(20)
    for (const page of pages) expect(page.changes).toEqual(one?.changes)
  })

  test('a page that comes late starts at the number where the others are', async () => {
    const { browser } = await signedIn('admin')
    await hub().publish([deletion('before')])
    const page = await listen(browser)
    await hub().publish([deletion('after')])
    await page.heard(1)
    const [hello] = page.events
    expect(page.changes).toEqual([{ ...deletion('after'), seq: (hello?.seq ?? 0) + 1 }])
  })

  test('the numbers go on and the sockets stay when the object was evicted', async () => {
    const { browser } = await signedIn('admin')
    const pages = await Promise.all(Array.from({ length: 5 }, () => listen(browser)))
    const [page] = pages
    page?.say({ presence: { at: 'list', editing: false } })
    await eventually(() => expect(page?.people).toHaveLength(1))
    for (let round = 0; round < 3; round++) {
      await hub().publish([deletion(`round-${round}`)])
      await evictDurableObject(hub())
    }
    await hub().publish([deletion('last')])
    for (const page of pages) {
      await page.heard(4)
      expect(dataOf(page)).toEqual(['round-0', 'round-1', 'round-2', 'last'])
      const [first = 0, ...rest] = page.changes.map(({ seq }) => seq)
      expect(rest).toEqual([first + 1, first + 2, first + 3])
    }
    // Presence survives as well.
    pages[1]?.say({ presence: { at: 'tv', editing: true } })
    await eventually(() => expect(page?.people?.map(({ at }) => at)).toEqual(['list', 'tv']))
  })

  test('the number is in the storage before any page receives it', async () => {
    await hub().publish([deletion('stored')])
    const seq = await hub().seq()
    await runInDurableObject(hub(), (_, state) => expect(state.storage.kv.get('seq')).toBe(seq))
  })

  test('a page that left takes nothing from the others', async () => {
    const { browser } = await signedIn('admin')
    const [gone, stays] = await Promise.all([listen(browser), listen(browser)])
    gone.socket.close(1000)
    await hub().publish([deletion('x')])
    await stays.heard(1)
  })
})

describe('what a page says', () => {
  test.each([
    ['a forged change', { event: 'categoryDeleted', data: 'tv', seq: 1 }],
    ['a presence with more in it', { presence: { at: 'list', editing: false, userId: 'usr_other' } }],
    ['a presence with something else', { presence: { at: 'list', editing: false }, event: 'categoryUpdate' }],
    ['a place that is no id', { presence: { at: '<b>', editing: false } }],
    ['no JSON', '{"presence'],
    ['a long text', JSON.stringify({ presence: { at: 'a'.repeat(5_000), editing: true } })],
  ])('%s reaches nobody', async (_, frame) => {
    const { browser } = await signedIn('admin')
    const [one, other] = await Promise.all([listen(browser), listen(browser)])
    one.say(frame)
    await hub().publish([deletion('after')])
    await Promise.all([one.heard(1), other.heard(1)])
    // Frames of one socket and calls come in their order: earlier messages would have arrived by now.
    await runInDurableObject(hub(), () => {})
    expect(dataOf(one)).toEqual(['after'])
    expect(dataOf(other)).toEqual(['after'])
    expect(other.people ?? []).toEqual([])
  })

  test('binary frames reach nobody either', async () => {
    const { browser } = await signedIn('admin')
    const page = await listen(browser)
    page.socket.send(new TextEncoder().encode(JSON.stringify({ presence: { at: 'list', editing: true } })))
    await hub().publish([deletion('after')])
    await page.heard(1)
    expect(page.people ?? []).toEqual([])
  })

  test('where people are is published to all, once a person and place, under the name of their account', async () => {
    const [asha, other] = await Promise.all([signedIn('admin'), signedIn('admin')])
    const [first, second, third] = await Promise.all([
      listen(asha.browser),
      listen(asha.browser),
      listen(other.browser),
    ])
    first.say({ presence: { at: 'tv', editing: false } })
    second.say({ presence: { at: 'tv', editing: true } })
    third.say({ presence: { at: 'list', editing: false } })
    const there = [
      { userId: asha.id, name: 'Asha Menon', at: 'tv', editing: true },
      { userId: other.id, name: 'Asha Menon', at: 'list', editing: false },
    ]
    const ordered = there.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
    for (const page of [first, second, third]) await eventually(() => expect(page.people).toEqual(ordered))

    second.socket.close(1000)
    await eventually(() => expect(third.people?.find(({ at }) => at === 'tv')).toMatchObject({ editing: false }))
    first.socket.close(1000)
    await eventually(() => expect(third.people?.map(({ at }) => at)).toEqual(['list']))
  })

  test('too often is left unread, and a flood ends the socket', async () => {
    const { browser } = await signedIn('admin')
    const [loud, quiet] = await Promise.all([listen(browser), listen(browser)])
    for (let i = 0; i < 60; i++) loud.say({ presence: { at: `place-${i}`, editing: false } })
    await eventually(() => expect(quiet.people?.map(({ at }) => at)).toEqual(['place-19']))
    for (let i = 0; i < 200; i++) loud.say('x')
    await eventually(() => expect(loud.closed?.code).toBe(1008))
    await eventually(() => expect(quiet.people).toEqual([]))
    expect(quiet.closed).toBeUndefined()
  })
})

describe('writes of staff', () => {
  const body = { name: 'Rickshaw hoods', icon: 'truck', fields: [], subcategories: [] }

  test('are heard by every page, in order, with what the caller was answered', async () => {
    const { browser } = await signedIn('admin')
    const { browser: other } = await signedIn('admin')
    const page = await listen(other)
    const created = await (await browser.post('/api/admin/categories', body)).json<{ id: string; version: number }>()
    const path = `/api/admin/categories/${created.id}`
    const { version } = created
    const updated = await (await browser.send('PUT', path, { ...body, name: 'Hoods', version })).json()
    const group = await (await browser.post(`${path}/subcategories`, { name: 'Back' })).json<{ id: string }>()
    const renamed = await (await browser.send('PUT', `${path}/subcategories/${group.id}`, { name: 'Rear' })).json()
    await browser.send('DELETE', `${path}/subcategories/${group.id}`)
    await browser.send('DELETE', path)
    await page.heard(12)
    expect(page.changes.filter(({ event }) => event !== 'categoryUpdate')).toEqual([
      { event: 'categoryAdded', data: created, seq: expect.any(Number) },
      { event: 'categoryUpdated', data: updated, seq: expect.any(Number) },
      { event: 'subcategoryAdded', data: { categoryId: created.id, subcategory: group }, seq: expect.any(Number) },
      { event: 'subcategoryUpdated', data: { categoryId: created.id, subcategory: renamed }, seq: expect.any(Number) },
      {
        event: 'subcategoryDeleted',
        data: { categoryId: created.id, subcategoryId: group.id },
        seq: expect.any(Number),
      },
      { event: 'categoryDeleted', data: created.id, seq: expect.any(Number) },
    ])
    const numbers = page.changes.map(({ seq }) => seq)
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i))
  })

  test('are heard by open forms of media owners, without a word of what changed or who is there', async () => {
    const { browser } = await signedIn('admin')
    const { browser: owner } = await signedIn('mediaOwner')
    const { browser: other } = await signedIn('mediaOwner')
    const form = await listen(owner, FORMS_LIVE_PATH)
    const second = await listen(other, FORMS_LIVE_PATH)
    second.say({ presence: { at: 'list', editing: false } })
    const created = await (await browser.post('/api/admin/categories', body)).json<{ id: string }>()
    await form.heard(1)
    expect(form.changes).toEqual([{ event: 'categoryUpdate', data: null, seq: expect.any(Number) }])
    expect(form.people).toEqual([])
    await browser.send('DELETE', `/api/admin/categories/${created.id}`)
    const { browser: buyer } = await signedIn('advertiser')
    expect((await buyer.send('GET', FORMS_LIVE_PATH, undefined, UPGRADE)).status).toBe(403)
  })

  test('that fail are heard by nobody', async () => {
    const { browser } = await signedIn('admin')
    const page = await listen(browser)
    const before = await hub().seq()
    const answers = [
      await browser.post('/api/admin/categories', { ...body, name: '' }),
      await browser.post('/api/admin/categories', { ...body, name: 'Television' }),
      await browser.send('PUT', '/api/admin/categories/tv', { name: 'TV', version: 99 }),
      await browser.send('PUT', '/api/admin/categories/nope', { name: 'Nope' }),
      await browser.send('DELETE', '/api/admin/categories/tv'),
      await browser.post('/api/admin/categories/tv/subcategories', {}),
      await browser.send('DELETE', '/api/admin/categories/tv/subcategories/nope'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 409, 409, 404, 409, 400, 404])
    expect(await hub().seq()).toBe(before)
    expect(page.changes).toEqual([])
  })
})
