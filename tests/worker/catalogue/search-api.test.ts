import { exports } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { suggest } from '../../../worker/catalogue/search/suggest.server.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'

const get = (path: string) => exports.default.fetch(`https://adchowk.test/api${path}`)
const suggestions = async (q: string) => (await suggest(service, { q })).map(({ kind, label }) => `${kind}: ${label}`)

afterEach(() => {
  vi.restoreAllMocks()
})

describe('GET /api/search', () => {
  test('answers what the page shows, for everyone to keep a minute', async () => {
    const answer = await get('/search?q=bombay&media=radio')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, .*s-maxage=60/)
    expect(await answer.json()).toMatchObject({ page: 1, query: { city: 'Mumbai', media: ['radio'] }, corrected: null })
  })

  test.each([
    ['least=5&most=1', 'most'],
    ['from=2027-01-02&until=2027-01-01', 'until'],
    ['media=zzz', 'media'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['page=0', 'page'],
    ['q=airport&q=radio', 'q'],
  ])('refuses %s at its field, and nobody keeps that', async (search, path) => {
    const answer = await get(`/search?${search}`)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('Cache-Control') ?? '').not.toContain('public')
    expect(await answer.json()).toMatchObject({ error: { code: 'bad_input', issues: [{ path }] } })
  })

  test('has no page beyond the last', async () => expect((await get('/search?q=mumbai&page=2')).status).toBe(404))
})

describe('GET /api/suggest', () => {
  test('answers at most eight, for everyone to keep a minute', async () => {
    const answer = await get('/suggest?q=metro')
    expect(answer.headers.get('Cache-Control')).toMatch(/^public, .*s-maxage=60/)
    const body = (await answer.json()) as { suggestions: unknown[] }
    expect(body.suggestions).toHaveLength(8)
    expect(body.suggestions[0]).toMatchObject({ kind: 'group', label: 'Metro', detail: 'Transit', category: 'transit' })
  })

  test.each(['', '?q=', '?q=%25', '?q=%F0%9F%98%80'])('has nothing for %j', async (search) => {
    expect(await (await get(`/suggest${search}`)).json()).toEqual({ suggestions: [] })
  })
})

describe('suggestions', () => {
  test.each([
    ['bomb', 'city: Mumbai'],
    ['mum', 'city: Mumbai'],
    ['दिल्ली', 'city: Delhi'],
    ['hoard', 'group: Billboard'],
    ['akh', 'category: Newspaper'],
    ['radi', 'category: Radio'],
    ['pub', 'category: Public relations'],
    ['billboards in mum', 'group: Billboard in Mumbai'],
  ])('begin with what is meant: %s is %s', async (q, first) => expect((await suggestions(q))[0]).toBe(first))

  test('go on with titles by their beginning, in either script', async () => {
    expect(await suggestions('sitar')).toContain('listing: Sitara Gold')
    expect(await suggestions('सितारा')).toContain('listing: Sitara Gold')
    const [listing] = await suggest(service, { q: 'sitara gold' })
    expect(listing).toMatchObject({ category: 'tv', subcategory: 'entertainment', id: 'sitara-gold' })
  })

  test('do not repeat themselves', async () => {
    for (const q of ['m', 'ma', 'tree', 'press']) {
      const shown = (await suggest(service, { q })).map(({ label, detail }) => `${label}, ${detail}`)
      expect(new Set(shown).size).toBe(shown.length)
    }
  })

  test.each(['"', "' OR 1=1", 'NEAR(', 'title:', '\ud800', 'x'.repeat(100), 'a '.repeat(50)])(
    'of %j are only text',
    async (q) => {
      expect((await suggest(service, { q })).length).toBeLessThanOrEqual(8)
    },
  )

  test('take one round trip and read no whole table of listings', async () => {
    const trips = countRoundTrips()
    await suggest(service, { q: 'billboard mum' })
    expect(trips.count()).toBe(1)
    vi.restoreAllMocks()
    const lines = (await plansOf((ctx) => suggest(ctx, { q: 'billboard mum' }))).flatMap((plan) => plan.lines)
    expect(lines.filter((line) => /^SCAN listings\b/.test(line))).toEqual([])
  })
})
