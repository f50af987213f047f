import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { guardCapacity, placeStatements } from '../../../worker/catalogue/availability/places.server.ts'
import { daysOf, takenIn } from '../../../worker/catalogue/rules/availability/calendar.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { CAPACITIES, type TakenSpan } from '../../support/booking-vectors.ts'
import { buildGroup, buildSpots } from '../../support/rows.ts'
import { runs } from '../../support/runs.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const { db } = service
const NOW = service.now
const later = (ms: number) => new Date(NOW.getTime() + ms)

let made = 0

/** Takes places and judges them, in one batch. */
async function take(
  resource: string,
  spans: readonly TakenSpan[],
  { taker = `lin_${++made}`, now = NOW, expiresAt = null as number | null } = {},
): Promise<string | null> {
  const rows = spans.map(([starts, until, quantity]) =>
    env.DB.prepare(
      `INSERT INTO allocations (taker_id, kind, resource_id, starts, until, quantity, expires_at) VALUES (?, 'block', ?, ?, ?, ?, ?)`,
    ).bind(taker, resource, starts, until, quantity, expiresAt),
  )
  const { sql, params } = guardCapacity(db, [taker], now).toSQL()
  try {
    await env.DB.batch([...rows, env.DB.prepare(sql).bind(...params)])
    return taker
  } catch (failure) {
    if (/malformed JSON/.test(String(failure))) return null
    throw failure
  }
}

beforeAll(async () => {
  await buildGroup(
    db,
    { category: 'fits', group: 'fits' },
    { id: 'fits-channel', capacity: 1 },
    { id: 'fits-gone', availability: 'sold_out' },
    { id: 'fits-any', capacity: null },
  )
  await buildSpots(db, 'fits-channel', { id: 'evening', capacity: 2 }, { id: 'night', capacity: null })
})

/** A listing of its own. */
async function newResource(capacity: number | null): Promise<string> {
  const id = `fits-${++made}`
  await buildGroup(db, { category: 'fits', group: id }, { id, capacity })
  return id
}

test.each(CAPACITIES)('%s', async (_, { capacity, standing, asked }, expected) => {
  const resource = await newResource(capacity)
  for (const row of standing) expect(await take(resource, [row])).not.toBeNull()
  // The key of an allocation is its taker, resource and first day: spans of one line that begin together are not even written.
  expect((await take(resource, asked)) !== null).toBe(expected)
})

test('what is not limited is always free', async () => {
  expect(await take('fits-any', [['2027-01-01', '2027-02-01', 1_000_000]])).not.toBeNull()
  expect(await take('fits-channel:night', [['2027-01-01', '2027-02-01', 1_000_000]])).not.toBeNull()
})

test('a spot has its own capacity, and not that of its listing', async () => {
  expect(await take('fits-channel:evening', [['2027-01-01', '2027-02-01', 2]])).not.toBeNull()
  expect(await take('fits-channel:evening', [['2027-01-31', '2027-02-02', 1]])).toBeNull()
})

test.each(['fits-gone', 'fits-channel', 'fits-nothing', 'fits-channel:nothing'])('%s is not sold', async (resource) =>
  expect(await take(resource, [['2027-01-01', '2027-02-01', 1]])).toBeNull(),
)

test('what ran out takes nothing, to the millisecond', async () => {
  const resource = await newResource(1)
  const span: TakenSpan[] = [['2027-01-01', '2027-02-01', 1]]
  await take(resource, span, { expiresAt: later(1000).getTime() })
  expect(await take(resource, span, { now: later(999) })).toBeNull()
  expect(await take(resource, span, { now: later(1000) })).not.toBeNull()
})

test('a capacity that was lowered breaks nothing but what touches those days', async () => {
  const resource = await newResource(3)
  await take(resource, [['2027-01-01', '2027-02-01', 3]])
  await env.DB.prepare('UPDATE listings SET capacity = 2 WHERE id = ?').bind(resource).run()
  expect(await take(resource, [['2027-02-01', '2027-03-01', 2]])).not.toBeNull()
  expect(await take(resource, [['2027-01-31', '2027-02-02', 1]])).toBeNull()
})

test('places of a line are replaced, not added', async () => {
  const resource = await newResource(1)
  const place = (starts: string, until: string) =>
    placeStatements(db, [{ taker: `lin_${resource}`, resource, starts, until, quantity: 1, expiresAt: null }])
  await db.batch(place('2027-01-01', '2027-02-01'))
  await db.batch([...place('2027-01-15', '2027-02-15'), guardCapacity(db, [`lin_${resource}`], NOW)])
  expect(await rowsOf('SELECT starts, until FROM allocations WHERE resource_id = ?', resource)).toEqual([
    { starts: '2027-01-15', until: '2027-02-15' },
  ])
})

// A leap February and the end of a month are inside.
const FIRST = '2028-02-20'
const DAYS = 24
const dayOf = (n: number) => addDays(FIRST, n)

interface Taken {
  taker: string
  spans: [from: number, until: number][]
  quantity: number
  expires: number | null
}

const anySpans = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: DAYS - 2 }), fc.integer({ min: 1, max: 10 }))
    .map(([from, long]): Taken['spans'] => [[from, Math.min(from + long, DAYS)]]),
  fc
    .uniqueArray(fc.integer({ min: 0, max: DAYS - 1 }), { minLength: 1, maxLength: 4 })
    .map((days): Taken['spans'] => days.map((day) => [day, day + 1])),
)
const anyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('take' as const),
      spans: anySpans,
      quantity: fc.integer({ min: 1, max: 4 }),
      hold: fc.constantFrom(null, null, 5, 20),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm' as const), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), by: fc.integer({ min: 1, max: 15 }) }) },
)

/** An array of days: it knows nothing of the SQL. */
function usedOn(taken: readonly Taken[], day: number, now: number, but?: string): number {
  return taken
    .filter(({ taker, expires }) => taker !== but && (expires === null || expires > now))
    .filter(({ spans }) => spans.some(([from, until]) => from <= day && day < until))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

describe('against an array of days', () => {
  test('it takes what fits, refuses what does not, and the calendar agrees', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(1, 2, 3, 8),
        fc.array(anyStep, { minLength: 4, maxLength: 24 }),
        async (capacity, steps) => {
          const resource = await newResource(capacity)
          let taken: Taken[] = []
          let now = NOW.getTime()
          const isFree = (spans: Taken['spans'], quantity: number, but?: string) =>
            spans.every(([from, until]) => {
              for (let day = from; day < until; day++) {
                if (usedOn(taken, day, now, but) + quantity > capacity) return false
              }
              return true
            })
          for (const step of steps) {
            if (step.do === 'wait') {
              now += step.by
            } else if (step.do === 'take') {
              const expires = step.hold === null ? null : now + step.hold
              const spans = step.spans.map(([from, until]): TakenSpan => [dayOf(from), dayOf(until), step.quantity])
              const expected = isFree(step.spans, step.quantity)
              expect(calendarSaysFree(taken, step, { capacity, now })).toBe(expected)
              const taker = await take(resource, spans, { now: new Date(now), expiresAt: expires })
              expect(taker !== null).toBe(expected)
              if (taker) taken.push({ taker, spans: step.spans, quantity: step.quantity, expires })
            } else if (taken.length > 0) {
              const one = taken[step.which % taken.length]
              if (!one) continue
              if (step.do === 'release') {
                await env.DB.prepare('DELETE FROM allocations WHERE taker_id = ?').bind(one.taker).run()
                taken = taken.filter((other) => other !== one)
              } else {
                // An expired hold is confirmed while its place is still free.
                const expected = isFree(one.spans, one.quantity, one.taker)
                const update = env.DB.prepare('UPDATE allocations SET expires_at = NULL WHERE taker_id = ?')
                const { sql, params } = guardCapacity(db, [one.taker], new Date(now)).toSQL()
                const isDone = await env.DB.batch([update.bind(one.taker), env.DB.prepare(sql).bind(...params)]).then(
                  () => true,
                  () => false,
                )
                expect(isDone).toBe(expected)
                if (isDone) one.expires = null
              }
            }
            for (let day = 0; day < DAYS; day++) expect(usedOn(taken, day, now)).toBeLessThanOrEqual(capacity)
          }
        },
      ),
      { seed: 20261122, numRuns: runs(60) },
    )
  })
})

/** The rule of the pages. */
function calendarSaysFree(
  taken: readonly Taken[],
  { spans, quantity }: Pick<Taken, 'spans' | 'quantity'>,
  { capacity, now }: { capacity: number; now: number },
): boolean {
  const allocations = taken.flatMap((one) =>
    one.spans.map(([from, until]) => ({
      kind: 'line' as const,
      starts: dayOf(from),
      until: dayOf(until),
      quantity: one.quantity,
      expiresAt: one.expires,
    })),
  )
  return spans.every(([from, until]) => {
    const span = { start: dayOf(from), end: dayOf(until - 1) }
    return takenIn(daysOf({ capacity, soldOut: false, allocations }, span, { quantity, now }), span).length === 0
  })
}

/** A million places of 5,000 resources, and what the database then knows of its tables. */
async function fillAndAnalyse(): Promise<void> {
  await env.DB.batch([
    // Dropping it changes the schema, so the next file seeds again. Keep this test last.
    env.DB.prepare('DROP TRIGGER allocations_revision_insert'),
    env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 999999)
      INSERT INTO allocations (taker_id, kind, resource_id, starts, until, quantity)
      SELECT 'blk_' || i, 'block', 'many-' || i % 5000, date('2026-01-01', '+' || (i / 5000 * 4) || ' days'),
        date('2026-01-01', '+' || (i / 5000 * 4 + 1 + i % 40) || ' days'), 1 FROM n`,
    ),
    env.DB.prepare('ANALYZE'),
  ])
}

test('of a million places it reads those of what it judges alone, and what is sold by its key', async () => {
  const resource = await newResource(1)
  await fillAndAnalyse()
  const sundays = ['2027-01-03', '2027-01-10', '2027-01-17'].map((day): TakenSpan => [day, addDays(day, 1), 1])
  expect(await take(resource, sundays, { taker: 'lin_judged' })).not.toBeNull()
  const { sql, params } = guardCapacity(db, ['lin_judged'], NOW).toSQL()
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>()
  const reads = results
    .map(({ detail }) => detail)
    .filter((detail) => /(SCAN|SEARCH) (own|a|l|s|listings|spots)\b/.test(detail))
  expect(reads.filter((detail) => detail.startsWith('SCAN'))).toEqual([])
  expect(reads.length).toBeGreaterThan(3)
  expect(reads).toContainEqual(expect.stringContaining('allocations_by_time (resource_id=? AND until>?)'))
  const { meta } = await env.DB.prepare(sql)
    .bind(...params)
    .run()
  expect(meta.rows_read).toBeGreaterThan(0)
  expect(meta.rows_read).toBeLessThan(100)
})
