import { env, exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { getAvailability, quote } from '../../../worker/catalogue/availability/availability.server.ts'
import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { rollAvailability } from '../../../worker/catalogue/refresh-availability.server.ts'
import { AvailabilityQuery, QuoteRequest } from '../../../worker/catalogue/rules/quote.ts'
import { daysIn } from '../../../worker/kernel/rules/dates.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { freeDays, ROWS, TODAY } from '../../support/catalogue.ts'
import { ORIGIN } from '../../support/identity.ts'
import { buildGroup, buildSpots, take } from '../../support/rows.ts'
import { query, refusalOf, service } from '../../support/service.ts'

const RANGE = { from: '2026-12-15', until: '2027-02-14' }
const SPAN = { start: RANGE.from, end: RANGE.until }
const search = (more = '') => query(`from=${RANGE.from}&until=${RANGE.until}${more}`)

const NOW = service.now.getTime()
const place = { category: 'days', group: 'days' }

beforeAll(async () => {
  await buildGroup(
    service.db,
    place,
    { id: 'wall', setup: 1_680_000, rate: 18_500_000 },
    { id: 'asked' },
    { id: 'loop', unit: 'per_slot_day', capacity: 6, rate: 650_000 },
    { id: 'channel', capacity: null },
    { id: 'gone', availability: 'sold_out' },
    { id: 'partly' },
    { id: 'taken' },
  )
  await buildSpots(service.db, 'channel', { id: 'full' }, { id: 'open' })
  await take(service.db, 'asked', ['2027-01-01', '2027-01-11'], { expires: NOW + 1 })
  await take(service.db, 'partly', ['2027-01-01', '2027-01-11'])
  await take(service.db, 'taken', ['2026-12-01', '2027-03-01'])
  await take(service.db, 'loop', ['2026-12-10', '2027-01-10'], { quantity: 5 })
  await take(service.db, 'loop', ['2027-01-10', '2027-02-20'], { quantity: 5 })
  await take(service.db, 'channel:full', ['2026-12-01', '2027-03-01'])
})

describe('a list on days', () => {
  const found = async (more = '') => {
    const page = await listListings(service, { category: 'days', subcategory: null, query: search(more) })
    return { ids: page.listings.map(({ id }) => id).sort(), days: page.days }
  }

  test('has what is free on all of them, spots as well as sites, and says what is free in part', async () => {
    expect(await found()).toEqual({
      ids: ['channel', 'loop', 'wall'],
      days: { span: SPAN, any: 7, all: 3, part: 2 },
    })
    expect((await found('&free=part')).ids).toEqual(['asked', 'partly'])
  })

  test('counts what was asked for and ran out as free', async () => {
    const later = { ...service, now: new Date(NOW + 1) }
    const page = await listListings(later, { category: 'days', subcategory: null, query: search() })
    expect(page.listings.map(({ id }) => id)).toContain('asked')
  })

  test.each(['ooh', 'dooh', 'tv', 'vehicle'])('keeps of %s what counting day by day keeps', async (category) => {
    const rows = ROWS.listings.filter(({ categoryId }) => categoryId === category)
    const free = rows.map((row) => freeDays(row, SPAN))
    const page = await listListings(service, { category, subcategory: null, query: search() })
    const whole = free.filter((days) => days === daysIn(SPAN)).length
    expect(page.total).toBe(whole)
    expect(page.days).toMatchObject({ any: rows.length, all: whole })
    expect(whole).toBeGreaterThan(0)
    expect(whole).toBeLessThan(rows.length)
  })
})

describe('GET /api/availability', () => {
  const days = (text: string) =>
    getAvailability(service, parse(AvailabilityQuery, Object.fromEntries(new URLSearchParams(text))))

  test('answers with runs, and never with who', async () => {
    const answer = await days('resource=asked&from=2026-12-30&to=2027-01-12')
    expect(answer).toEqual({
      resource: 'asked',
      capacity: 1,
      days: [
        { from: '2026-12-30', until: '2026-12-31', state: 'free', left: 1 },
        { from: '2027-01-01', until: '2027-01-10', state: 'asked', left: 0 },
        { from: '2027-01-11', until: '2027-01-12', state: 'free', left: 1 },
      ],
    })
    expect((await days('resource=channel:full')).days[1]?.state).toBe('booked')
  })

  test('is never cached', async () => {
    const response = await exports.default.fetch('https://adchowk.test/api/availability?resource=wall')
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toMatch(/no-store/)
  })

  test.each([
    ['resource=nobody', 'not_found: No listing has this id'],
    ['resource=channel', 'not_found: No listing has this id'],
    ['resource=channel:nobody', 'not_found: No listing has this id'],
    ['resource=wall&from=2026-11-19', 'bad_input: The first day has passed'],
    ['resource=wall&from=2027-01-02&to=2027-01-01', 'bad_input: The last day is before the first'],
    ['resource=wall&to=2031-01-01', 'bad_input: Calendars are open until 19 May 2028'],
  ])('%s: %s', async (text, refusal) => expect(await refusalOf(days(text))).toBe(refusal))

  test.each(['', 'resource=', 'resource=a:b:c', 'resource=wall&from=31 Dec', "resource='--"])(
    '%j is refused',
    async (text) => {
      const response = await exports.default.fetch(`https://adchowk.test/api/availability?${text}`)
      expect(response.status).toBe(400)
    },
  )
})

describe('POST /api/quotes', () => {
  const ask = (body: object) => quote(service, parse(QuoteRequest, { starts: RANGE.from, ends: RANGE.until, ...body }))

  test('two months of a wall, with printing and GST', async () => {
    expect(await ask({ resource: 'wall' })).toMatchObject({
      days: 62,
      due: { n: 60, d: 30 },
      media: 37_000_000,
      setup: 1_680_000,
      gst: { percent: 18, amount: 6_962_400 },
      total: 45_642_400,
      free: true,
      nearest: [],
    })
  })

  test('what is taken, and the nearest free days as long as these', async () => {
    const answer = await ask({ resource: 'partly', starts: '2027-01-05', ends: '2027-02-04' })
    expect(answer).toMatchObject({
      free: false,
      taken: [{ from: '2027-01-05', until: '2027-01-10', state: 'booked' }],
      nearest: [
        { starts: '2027-01-11', ends: '2027-02-10' },
        { starts: '2026-12-01', ends: '2026-12-31' },
      ],
    })
  })

  test('a loop has one slot left, and not two', async () => {
    expect((await ask({ resource: 'loop' })).free).toBe(true)
    expect((await ask({ resource: 'loop', quantity: 2 })).free).toBe(false)
  })

  test.each([
    [{ resource: 'wall', ends: '2026-12-20' }, 'bad_input: At least 1 month: until 14 Jan 2027'],
    [{ resource: 'wall', starts: '2026-11-01' }, 'bad_input: The first day has passed'],
    [{ resource: 'wall', starts: '2027-03-01' }, 'bad_input: The last day is before the first'],
    [{ resource: 'nobody' }, 'not_found: No listing has this id'],
  ])('%j: %s', async (body, refusal) => expect(await refusalOf(ask(body))).toBe(refusal))

  test.each([
    { starts: 'soon' },
    { ends: '' },
    { quantity: 0 },
    { quantity: 1.5 },
    { insertions: 366 },
    { resource: 7 },
  ])('%j names its field', async (body) => {
    const [field] = Object.keys(body)
    const response = await exports.default.fetch('https://adchowk.test/api/quotes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify({ resource: 'wall', starts: RANGE.from, ends: RANGE.until, ...body }),
    })
    expect(response.status).toBe(400)
    const { error } = await response.json<{ error: { issues: { path: string }[] } }>()
    expect(new Set(error.issues.map(({ path }) => path))).toEqual(new Set([field]))
  })
})

describe('at midnight', () => {
  const said = async (id: string) =>
    env.DB.prepare('SELECT availability, next_available FROM listings WHERE id = ?').bind(id).first()
  const on = (day: string) => ({ db: service.db, now: new Date(`${day}T00:10:00+05:30`) })

  test('the first request of a day sets the availability of a listing, and the next does nothing', async () => {
    expect(await said('taken')).toEqual({ availability: 'available', next_available: null })
    expect(await rollAvailability(on(TODAY))).toBe(false)
    expect(await rollAvailability(on('2026-12-01'))).toBe(true)
    expect(await rollAvailability(on('2026-12-01'))).toBe(false)
    expect(await said('taken')).toEqual({ availability: 'booked', next_available: '2027-03-01' })
    expect(await said('gone')).toEqual({ availability: 'sold_out', next_available: null })
  })

  test('days that nobody asked on are caught up, spots and loops included', async () => {
    expect(await rollAvailability(on('2027-01-05'))).toBe(true)
    expect(await said('partly')).toEqual({ availability: 'booked', next_available: '2027-01-11' })
    expect(await said('channel')).toEqual({ availability: 'available', next_available: null })
    const { results } = await env.DB.prepare(
      "SELECT id, availability FROM spots WHERE listing_id = 'channel' ORDER BY id",
    ).all()
    expect(results).toEqual([
      { id: 'full', availability: 'booked' },
      { id: 'open', availability: 'available' },
    ])
  })
})
