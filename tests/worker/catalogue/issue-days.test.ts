import { exports } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { getAvailability, quote } from '../../../worker/catalogue/availability/availability.server.ts'
import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { compareListings } from '../../../worker/catalogue/compare.server.ts'
import { listPublicListings } from '../../../worker/catalogue/public.server.ts'
import { CompareQuery } from '../../../worker/catalogue/rules/compare.ts'
import { PublicQuery } from '../../../worker/catalogue/rules/public-query.ts'
import { AvailabilityQuery, QuoteRequest } from '../../../worker/catalogue/rules/quote.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { freeDays, isFreeOn, ROWS, TODAY } from '../../support/catalogue.ts'
import { ORIGIN } from '../../support/identity.ts'
import { plansOf } from '../../support/recorder.ts'
import { buildGroup, buildSpots, take } from '../../support/rows.ts'
import { foundIds } from '../../support/search.ts'
import { query, refusalOf, service } from '../../support/service.ts'

describe('a list of papers and magazines', () => {
  test.each([
    ['2026-12-07', '2026-12-07'],
    ['2026-12-06', '2026-12-07'],
    ['2026-12-01', '2026-12-31'],
    ['2027-02-05', '2027-02-28'],
    [TODAY, addDays(TODAY, 3)],
    ['2026-12-15', '2027-02-14'],
  ])('from %s until %s has what counting issue by issue finds', async (from, until) => {
    const span = { start: from, end: until }
    for (const category of ['newspaper', 'magazine']) {
      const rows = ROWS.listings.filter(({ categoryId }) => categoryId === category)
      const whole = rows.filter((row) => isFreeOn(row, span))
      const asked = { category, subcategory: null, query: query(`from=${from}&until=${until}`) }
      expect((await listListings(service, asked)).days).toMatchObject({
        any: rows.length,
        all: whole.length,
        part: rows.filter((row) => !whole.includes(row) && freeDays(row, span) > 0).length,
      })
    }
  })

  test('looks up when they appear, and of other media nothing', async () => {
    const plans = await plansOf((ctx) =>
      listListings(ctx, {
        category: 'newspaper',
        subcategory: null,
        query: query('from=2026-12-15&until=2027-02-14&free=part'),
      }),
    )
    const lines = plans.flatMap((plan) => plan.lines)
    expect(lines.filter((line) => /^SEARCH title\b/.test(line)).length).toBeGreaterThan(0)
    expect(lines.filter((line) => /^SCAN (title|spots|listings)\b(?!.*COVERING)/.test(line))).toEqual([])
    // D1 takes a hundred thousand bytes.
    for (const { sql } of plans) expect(sql.length).toBeLessThan(50_000)
  })
})

describe('days without an issue', () => {
  const SUNDAY = '2026-12-06'
  const MONDAY = '2026-12-07'
  const TITLES = {
    sundays: { weekdays: [0], artworkDays: 2 },
    fortnightly: { from: '2026-12-20', everyDays: 14, artworkDays: 2 },
    quarterly: { from: '2026-08-31', everyMonths: 3, artworkDays: 2 },
  }

  beforeAll(async () => {
    const rows = Object.entries(TITLES).map(([id, appears]) => ({
      id,
      title: `Appears ${id}`,
      capacity: null,
      unit: 'per_insertion' as const,
      details: { appears },
    }))
    await buildGroup(service.db, { category: 'titles', group: 'titles' }, ...rows)
    await buildSpots(service.db, 'sundays', { id: 'back', unit: 'per_insertion', capacity: 1 })
    await take(service.db, 'sundays:back', ['2026-12-13', '2026-12-14'])
    // Between two issues: in nobody's way.
    await take(service.db, 'sundays:back', ['2026-12-21', '2026-12-23'])
  })

  const SPANS: [from: string, until: string, free: string[]][] = [
    [MONDAY, MONDAY, []],
    [SUNDAY, MONDAY, ['sundays']],
    [MONDAY, '2026-12-12', []],
    ['2026-12-13', '2026-12-13', []],
    ['2026-12-14', '2026-12-20', ['fortnightly', 'sundays']],
    ['2026-12-18', '2026-12-26', ['fortnightly', 'sundays']],
    ['2026-12-21', '2027-01-02', ['sundays']],
    ['2027-01-04', '2027-01-09', []],
    ['2027-02-28', '2027-02-28', ['fortnightly', 'quarterly', 'sundays']],
    ['2027-02-26', '2027-02-27', []],
    ['2026-11-30', '2026-11-30', ['quarterly']],
    // The artwork of the first issue was due before today.
    [TODAY, '2026-11-21', []],
  ]

  const listed = async (from: string, until: string, more = '') => {
    const asked = query(`from=${from}&until=${until}${more}`)
    const page = await listListings(service, { category: 'titles', subcategory: null, query: asked })
    return page.listings.map(({ id }) => id).sort()
  }

  describe.each(SPANS)('from %s until %s', (from, until, free) => {
    test(`free are ${free.join(', ') || 'none'}, in every list`, async () => {
      const ids = Object.keys(TITLES)
      expect(await listed(from, until)).toEqual(free)
      const open = await listPublicListings(service, parse(PublicQuery, { category: 'titles', from, until }))
      expect(open.listings.map(({ id }) => id).sort()).toEqual(free)
      const found = await foundIds(`q=appears&from=${from}&until=${until}`)
      expect(found.filter((id) => ids.includes(id)).sort()).toEqual(free)
      const { listings } = await compareListings(service, parse(CompareQuery, { ids: ids.join(), from, until }))
      expect(listings.flatMap(({ id, isFree }) => (isFree ? [id] : [])).sort()).toEqual(free)
    })

    test('the calendar agrees', async () => {
      const asked = parse(AvailabilityQuery, { resource: 'sundays:back', from, to: until })
      const { days } = await getAvailability(service, asked)
      const issues = days.filter(({ state }) => state !== 'none' && state !== 'closed')
      const isFree = issues.length > 0 && issues.every(({ state }) => state === 'free')
      expect(isFree).toBe(free.includes('sundays'))
    })
  })

  test('what has one of its issues free is free in part', async () => {
    expect(await listed(SUNDAY, '2026-12-13')).toEqual([])
    expect(await listed(SUNDAY, '2026-12-13', '&free=part')).toEqual(['sundays'])
  })

  test('are no free days of a calendar, and neither is an issue whose artwork was due', async () => {
    const now = new Date('2026-11-21T00:00:00+05:30')
    const asked = parse(AvailabilityQuery, { resource: 'sundays:back', from: '2026-11-21', to: '2026-12-14' })
    const { days } = await getAvailability({ ...service, now }, asked)
    expect(days).toEqual([
      { from: '2026-11-21', until: '2026-11-21', state: 'none', left: 0 },
      { from: '2026-11-22', until: '2026-11-22', state: 'closed', left: 0 },
      { from: '2026-11-23', until: '2026-11-28', state: 'none', left: 0 },
      { from: '2026-11-29', until: '2026-11-29', state: 'free', left: 1 },
      { from: '2026-11-30', until: '2026-12-05', state: 'none', left: 0 },
      { from: '2026-12-06', until: '2026-12-06', state: 'free', left: 1 },
      { from: '2026-12-07', until: '2026-12-12', state: 'none', left: 0 },
      { from: '2026-12-13', until: '2026-12-13', state: 'booked', left: 0 },
      { from: '2026-12-14', until: '2026-12-14', state: 'none', left: 0 },
    ])
  })

  test('a quote for a range is about its issues', async () => {
    const ask = (starts: string, ends: string) =>
      quote(service, parse(QuoteRequest, { resource: 'sundays:back', starts, ends }))
    expect(await ask('2026-12-18', '2026-12-26')).toMatchObject({ free: true, taken: [], nearest: [] })
    expect(await ask('2026-12-10', '2026-12-16')).toMatchObject({
      free: false,
      taken: [{ from: '2026-12-13', until: '2026-12-13', state: 'booked' }],
      nearest: [
        { starts: '2026-12-06', ends: '2026-12-12' },
        { starts: '2026-12-14', ends: '2026-12-20' },
      ],
    })
  })
})

describe('POST /api/quotes, by the issue', () => {
  const ask = (issues: unknown, more: object = {}) =>
    quote(service, parse(QuoteRequest, { resource: 'paper:strip', issues, ...more }))

  beforeAll(async () => {
    await buildGroup(
      service.db,
      { category: 'print', group: 'print' },
      { id: 'wall' },
      { id: 'paper', capacity: null, details: { appears: { weekdays: [0], artworkDays: 1 } } },
    )
    await buildSpots(
      service.db,
      'paper',
      { id: 'strip', unit: 'per_sq_cm', rate: 10_000, minQuantity: 165, step: 0, capacity: 165 },
      { id: 'half', unit: 'per_sq_cm', rate: 10_000, minQuantity: 825, step: 0, capacity: 1_650, minDuration: 2 },
    )
    await take(service.db, 'paper:strip', ['2026-12-20', '2026-12-21'], { quantity: 165 })
    await take(service.db, 'paper:half', ['2026-12-20', '2026-12-21'], { quantity: 825 })
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
    await take(service.db, 'paper:half', ['2026-12-19', '2026-12-22'], { quantity: 825 })
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
      'bad_input: Fewer issues can be booked on these days than insertions are asked for',
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
