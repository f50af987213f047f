import { env, exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { getAvailability, quote } from '../../worker/availability/availability.server.ts'
import { listListings } from '../../worker/catalogue/catalogue.server.ts'
import { rollDay } from '../../worker/catalogue/roll.server.ts'
import { AvailabilityQuery, QuoteRequest } from '../../worker/domain/catalogue/quote.ts'
import { addDays, daysIn } from '../../worker/domain/dates.ts'
import { parse } from '../../worker/domain/parse.ts'
import { freeDays, ROWS, TODAY } from '../support/catalogue.ts'
import { ORIGIN } from '../support/identity.ts'
import { buildGroup, buildSpots } from '../support/rows.ts'
import { query, refusalOf, service } from '../support/service.ts'

const RANGE = { from: '2026-12-15', until: '2027-02-14' }
const SPAN = { start: RANGE.from, end: RANGE.until }
const search = (more = '') => query(`from=${RANGE.from}&until=${RANGE.until}${more}`)

const take = (resource: string, starts: string, until: string, more: { quantity?: number; expires?: number } = {}) =>
  env.DB.prepare(
    'INSERT INTO allocations (taker_id, kind, resource_id, starts, until, quantity, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
    .bind(`lin_${resource}_${starts}`, 'line', resource, starts, until, more.quantity ?? 1, more.expires ?? null)
    .run()

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
  await take('asked', '2027-01-01', '2027-01-11', { expires: NOW + 1 })
  await take('partly', '2027-01-01', '2027-01-11')
  await take('taken', '2026-12-01', '2027-03-01')
  await take('loop', '2026-12-10', '2027-01-10', { quantity: 5 })
  await take('loop', '2027-01-10', '2027-02-20', { quantity: 5 })
  await take('channel:full', '2026-12-01', '2027-03-01')
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
    ['resource=nobody', 'not_found: Nothing is sold by this id'],
    ['resource=channel', 'not_found: Nothing is sold by this id'],
    ['resource=channel:nobody', 'not_found: Nothing is sold by this id'],
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
    [{ resource: 'nobody' }, 'not_found: Nothing is sold by this id'],
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

describe('POST /api/quotes, by the issue', () => {
  const ask = (issues: unknown, more: object = {}) =>
    quote(service, parse(QuoteRequest, { resource: 'paper:strip', issues, ...more }))

  beforeAll(async () => {
    await buildGroup(
      service.db,
      { category: 'print', group: 'print' },
      { id: 'paper', capacity: null, details: { appears: { weekdays: [0], artworkDays: 1 } } },
    )
    await buildSpots(
      service.db,
      'paper',
      { id: 'strip', unit: 'per_sq_cm', rate: 10_000, minQuantity: 165, step: 0, capacity: 165 },
      { id: 'half', unit: 'per_sq_cm', rate: 10_000, minQuantity: 825, step: 0, capacity: 1_650, minDuration: 2 },
    )
    await take('paper:strip', '2026-12-20', '2026-12-21', { quantity: 165 })
    await take('paper:half', '2026-12-20', '2026-12-21', { quantity: 825 })
  })

  test('each day is one insertion, whatever their order', async () => {
    expect(await ask(['2026-12-13', '2026-12-06', '2026-12-13'])).toMatchObject({
      issues: ['2026-12-06', '2026-12-13'],
      starts: '2026-12-06',
      ends: '2026-12-13',
      days: 2,
      due: { n: 2, d: 1 },
      media: 3_300_000,
      gst: { amount: 594_000 },
      total: 3_894_000,
      free: true,
      taken: [],
    })
  })

  test('a position has room until its limit an issue', async () => {
    expect((await ask(['2026-12-20', '2026-12-27'], { resource: 'paper:half' })).free).toBe(true)
    await take('paper:half', '2026-12-19', '2026-12-22', { quantity: 825 })
    expect(await refusalOf(ask(['2026-12-20', '2026-12-27'], { resource: 'paper:half' }))).toBe(
      'bad_input: Fully booked on 20 Dec',
    )
  })

  test.each([
    [['2026-12-07'], {}, 'bad_input: No issue appears on 7 Dec'],
    [['2026-12-06', '2026-12-20'], {}, 'bad_input: Fully booked on 20 Dec'],
    [['2026-11-15'], {}, 'bad_input: The first day has passed'],
    [['2031-01-05'], {}, 'bad_input: Calendars are open until 19 May 2028'],
    [['2026-12-06'], { resource: 'paper:half' }, 'bad_input: At least 2 insertions'],
    [['2026-12-06'], { resource: 'wall' }, 'bad_input: This is not sold by the issue: send its first and last day'],
    [
      undefined,
      { starts: '2026-12-07', ends: '2026-12-12' },
      'bad_input: Fewer issues appear on these days than insertions are asked for',
    ],
  ])('%j %j: %s', async (issues, more, refusal) => expect(await refusalOf(ask(issues, more))).toBe(refusal))

  test.each([
    ['a word', ['soon'], 'Each day of issue is a date such as 2027-01-14'],
    ['31 February', ['2026-02-31'], 'Each day of issue is a date such as 2027-01-14'],
    ['text', '2026-12-06', 'Each day of issue is a date such as 2027-01-14'],
    ['none', [], 'Choose a day of issue'],
    [
      'too many',
      Array.from({ length: 61 }, (_, i) => addDays('2026-12-06', i)),
      'At most 60 issues can be booked at once',
    ],
  ])('%s is refused at the field', async (_, issues, message) => {
    const response = await exports.default.fetch('https://adchowk.test/api/quotes', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify({ resource: 'paper:strip', issues }),
    })
    expect(response.status).toBe(400)
    const { error } = await response.json<{ error: { message: string; issues: { path: string }[] } }>()
    expect(error.message).toBe(message)
    expect(error.issues.every(({ path }) => path.startsWith('issues'))).toBe(true)
  })
})

describe('at midnight', () => {
  const said = async (id: string) =>
    env.DB.prepare('SELECT availability, next_available FROM listings WHERE id = ?').bind(id).first()
  const on = (day: string) => ({ db: service.db, now: new Date(`${day}T00:10:00+05:30`) })

  test('the first request of a day sets what is said of it, and the next does nothing', async () => {
    expect(await said('taken')).toEqual({ availability: 'available', next_available: null })
    expect(await rollDay(on(TODAY))).toBe(false)
    expect(await rollDay(on('2026-12-01'))).toBe(true)
    expect(await rollDay(on('2026-12-01'))).toBe(false)
    expect(await said('taken')).toEqual({ availability: 'booked', next_available: '2027-03-01' })
    expect(await said('gone')).toEqual({ availability: 'sold_out', next_available: null })
  })

  test('days that nobody asked on are caught up, spots and loops included', async () => {
    expect(await rollDay(on('2027-01-05'))).toBe(true)
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
