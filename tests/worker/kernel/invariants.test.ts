import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { BANDS, PERCENTS } from '../../../seed/bookings/document-sources.ts'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { balanceMilestones } from '../../../worker/booking/lines/milestones.server.ts'
import { DISCOVER_ONLY_CATEGORIES, MEDIA_TYPES, mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { getRule } from '../../../worker/catalogue/taxes/rules.server.ts'
import { wholeRupees } from '../../../worker/kernel/rules/money.ts'
import { payments } from '../../../worker/money/documents.table.ts'
import { milestonesOf } from '../../../worker/money/rules/documents/milestones.ts'
import { FEE_BP } from '../../support/booking-vectors.ts'
import { dueAmounts, itemOf, newDraft, newPerson, newRequest, newWall, outcomes, send } from '../../support/bookings.ts'
import { TODAY } from '../../support/catalogue.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

// Rules that the database itself enforces, for any mistake of a service.

const user = await newPerson()
const request = await newRequest(user, [await newWall(), await newWall()])

const run = (sql: string, ...bound: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...bound)
    .run()
const lineId = (n = 0) => request.lines[n]?.id ?? ''

test('I1: on no day is more taken than there is, after forty at a time ask for a loop of eight', async () => {
  const loop = await newWall({ capacity: 8 })
  const people = await Promise.all(Array.from({ length: 20 }, () => newPerson()))
  const drafts = await Promise.all(
    people.map(async (one, n) => ({
      one,
      draft: await newDraft(one, [loop, loop], { startDate: `2026-12-${10 + n}`, endDate: '2027-02-10' }),
    })),
  )
  const counts = await outcomes(drafts.map(({ one, draft }) => send(one, draft)))
  expect(counts).toEqual({ done: 4, taken: 16 })
  const used = await rowsOf<{ used: number }>(
    `WITH RECURSIVE days(day) AS (SELECT '2026-12-01' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '2027-03-01')
     SELECT coalesce((SELECT sum(quantity) FROM allocations WHERE resource_id = ? AND starts <= day AND until > day), 0) AS used FROM days`,
    loop,
  )
  expect(Math.max(...used.map((row) => row.used))).toBe(8)
})

describe('I2: sums', () => {
  test.each([
    'total = total + 1',
    'media = media + 1',
    'cgst = cgst + 1, sgst = sgst - 1',
    'igst = 1, total = total + 1',
  ])('a line is its media, setup and taxes: not %s', async (change) => {
    await expect(run(`UPDATE campaign_lines SET ${change} WHERE id = ?`, lineId())).rejects.toThrow(/constraint failed/)
  })

  test('a campaign is its lines', () => {
    expect(request.total).toBe(request.lines.reduce((sum, { total }) => sum + total, 0))
  })
})

describe('I3: places', () => {
  test('a line that is asked for has some', async () => {
    const draft = await newDraft(user, [await newWall()])
    for (const status of ['held', 'requested', 'countered', 'confirmed', 'live']) {
      const change = 'UPDATE campaign_lines SET status = ?, version = version + 1 WHERE id = ?'
      await expect(run(change, status, draft.lines[0]?.id), status).rejects.toThrow(/without a place/)
    }
  })

  test.each(['draft', 'removed', 'declined', 'withdrawn', 'expired', 'cancelled'])(
    'a line that is %s has none',
    async (status) => {
      const sent = await send(user, await newDraft(user, [await newWall()]))
      const id = sent.lines[0]?.id
      await run('UPDATE campaign_lines SET status = ?, version = version + 1 WHERE id = ?', status, id)
      expect(await rowsOf('SELECT 1 FROM allocations WHERE taker_id = ?', id)).toEqual([])
    },
  )

  test.each(['ended', 'settled', 'stopped'])('a line that is %s keeps them as history', async (status) => {
    const sent = await send(user, await newDraft(user, [await newWall()]))
    const id = sent.lines[0]?.id
    await run('UPDATE campaign_lines SET status = ?, version = version + 1 WHERE id = ?', status, id)
    expect(await rowsOf('SELECT 1 FROM allocations WHERE taker_id = ?', id)).toHaveLength(1)
  })
})

describe('I4: a change of a state', () => {
  test('raises the version', async () => {
    await expect(run(`UPDATE campaign_lines SET status = 'declined' WHERE id = ?`, lineId())).rejects.toThrow(/version/)
    await expect(run(`UPDATE campaigns SET status = 'cancelled' WHERE id = ?`, request.id)).rejects.toThrow(/version/)
  })

  test('is all or nothing: a batch that is refused leaves no row', async () => {
    const count = async () =>
      (
        await rowsOf(
          'SELECT (SELECT count(*) FROM notices) AS told, (SELECT count(*) FROM audit_log) AS audited, (SELECT sum(n) FROM series) AS n',
        )
      )[0]
    const wall = await newWall()
    const [first, second] = [await newPerson(), await newPerson()]
    const [one, two] = [await newDraft(first, [wall]), await newDraft(second, [wall])]
    await send(first, one)
    const before = await count()
    expect(await outcomes([send(second, two)])).toEqual({ taken: 1 })
    expect(await count()).toEqual(before)
  })
})

describe('I5: numbers', () => {
  test('have no gaps after refusals and races', async () => {
    const wall = await newWall()
    const item = itemOf(wall)
    const refused = { ...itemOf(wall), campaignName: item.campaignName }
    await addToCampaign(service, user, item)
    await outcomes([...Array(5)].map(() => addToCampaign(service, user, { ...refused, key: crypto.randomUUID() })))
    await Promise.all([...Array(5)].map(() => addToCampaign(service, user, itemOf(wall))))
    const [refs] = await rowsOf<{ count: number; last: number }>(
      `SELECT count(*) AS count, max(CAST(substr(ref, 5) AS INTEGER)) AS last FROM campaigns`,
    )
    expect(refs?.last).toBe(refs?.count)
  })

  test('of documents follow one another', async () => {
    const copy = (n: number) =>
      run(
        `INSERT INTO documents (id, series, fy, n, number, kind, campaign_id, taxable, cgst, sgst, igst, round_off, payable, body, at)
         VALUES (?, 'T', '26-27', ?, ?, 'estimate', ?, 0, 0, 0, 0, 0, 0, '{"lines":[]}', 0)`,
        `doc_t${n}`,
        n,
        `T/26-27/${n}`,
        request.id,
      )
    await copy(1)
    await expect(copy(3)).rejects.toThrow(/gap/)
    await copy(2)
    await expect(copy(2)).rejects.toThrow(/constraint failed/)
  })
})

/** A document of one line. */
const paper = (id: string, more: Record<string, unknown>) => {
  const row: Record<string, unknown> = {
    id,
    series: id,
    fy: '26-27',
    n: 1,
    number: id,
    kind: 'invoice',
    campaign_id: request.id,
    owner_id: 'someone',
    month: '2026-12',
    taxable: 10_000,
    cgst: 0,
    sgst: 0,
    igst: 1_800,
    round_off: 0,
    payable: 11_800,
    body: JSON.stringify({ lines: [{ taxable: 10_000, cgst: 0, sgst: 0, igst: 1_800 }] }),
    at: 0,
    ...more,
  }
  const names = Object.keys(row)
  const columns = names.map((name) => `"${name}"`).join(', ')
  return run(`INSERT INTO documents (${columns}) VALUES (${names.map(() => '?')})`, ...Object.values(row))
}

describe('I6: papers', () => {
  test('one order an owner and campaign, to which others add', async () => {
    await paper('ro-1', { kind: 'ro' })
    await expect(paper('ro-2', { kind: 'ro' })).rejects.toThrow(/UNIQUE/)
    await paper('ro-3', { kind: 'ro', of: 'ro-1' })
  })

  test('one open invoice an owner, campaign and month', async () => {
    await paper('in-1', {})
    await expect(paper('in-2', {})).rejects.toThrow(/UNIQUE/)
    await paper('in-3', { month: '2027-01' })
    await run('UPDATE documents SET closed_at = 1 WHERE id = ?', 'in-1')
    await paper('in-4', {})
  })

  test('a document is the sum of its lines and the round off, and is never edited', async () => {
    const other = { month: '2027-05' }
    const more = { taxable: 20_000, payable: 21_800 }
    await expect(paper('sum-1', { ...other, ...more })).rejects.toThrow(/sum of its lines/)
    await expect(paper('sum-2', { ...other, payable: 11_900 })).rejects.toThrow(/CHECK/)
    await expect(paper('sum-3', { ...other, round_off: 50, payable: 11_850 })).rejects.toThrow(/CHECK/)
    await expect(run('UPDATE documents SET payable = 0 WHERE id = ?', 'in-1')).rejects.toThrow(/frozen/)
  })
})

test('I7: milestones add up to what is payable, by the rule of the domain, as lines come and go', async () => {
  const walls = [await newWall({ rate: 333_33 }), await newWall({ rate: 777_77 }), await newWall({ rate: 100_01 })]
  const { id } = await newRequest(user, walls)
  const payable = async () => {
    const { lines } = await getCampaign(service, user, id)
    const counted = lines.filter(({ status }) => status === 'requested')
    return wholeRupees(counted.reduce((sum, { total }) => sum + total, 0))
  }
  expect(await dueAmounts({ id })).toEqual(milestonesOf(await payable(), PERCENTS))
  const [line] = (await getCampaign(service, user, id)).lines
  await run(`UPDATE campaign_lines SET status = 'declined', version = version + 1 WHERE id = ?`, line?.id)
  await balanceMilestones(service.db, [id])
  expect(await dueAmounts({ id })).toEqual(milestonesOf(await payable(), PERCENTS))
  // A paid milestone stays, and the rest of a sum that was overpaid is zero.
  await run('UPDATE milestones SET amount = 9999900, paid_at = 1 WHERE campaign_id = ? AND n = 1', id)
  await balanceMilestones(service.db, [id])
  expect(await dueAmounts({ id })).toMatchObject([9_999_900, expect.any(Number), 0])
})

test('I8: no more goes back than came in', async () => {
  const pay = (amount: number) =>
    service.db
      .insert(payments)
      .values({
        ...{ campaignId: request.id, ownerId: 'test-owner', amount, method: 'neft', reference: 'UTR' },
        ...{ at: 0, recordedAt: 0, recordedBy: 'staff', key: crypto.randomUUID() },
      })
      .catch((failure) => Promise.reject(failure.cause ?? failure))
  await expect(pay(-1)).rejects.toThrow(/more than was received/)
  await pay(50_000)
  await pay(-30_000)
  await expect(pay(-20_001)).rejects.toThrow(/more than was received/)
  await pay(-20_000)
  await expect(pay(0)).rejects.toThrow(/CHECK/)
})

test('I9: spans of a line do not overlap, and may touch', async () => {
  const wall = await newWall({ capacity: null })
  const take = (starts: string, until: string) =>
    run(
      `INSERT INTO allocations (taker_id, kind, resource_id, starts, until, quantity) VALUES ('lin_nine', 'line', ?, ?, ?, 1)`,
      wall,
      starts,
      until,
    )
  await take('2027-01-10', '2027-01-20')
  for (const [starts, until] of [
    ['2027-01-19', '2027-01-21'],
    ['2027-01-01', '2027-01-11'],
    ['2027-01-12', '2027-01-13'],
    ['2027-01-01', '2027-02-01'],
  ] as const) {
    await expect(take(starts, until)).rejects.toThrow(/overlap/)
  }
  await take('2027-01-20', '2027-01-21')
  await take('2027-01-01', '2027-01-10')
  await expect(
    run(`UPDATE allocations SET until = '2027-01-12' WHERE taker_id = 'lin_nine' AND starts = '2027-01-01'`),
  ).rejects.toThrow(/overlap/)
})

test('a photo proves one thing once, and a second one names the first', async () => {
  await run(`INSERT INTO proofs (id, ref, line_id, slot, kind, label, due, slots, status, key, facts, figures, hints, sent_at)
    VALUES ('prf_1', 'PRF-9001', '${lineId()}', 'photo-1', 'photo', 'First photo', '2026-12-17', 1, 'uploaded', 'k', '{}', '{}', '[]', 0)`)
  const file = (key: string, isPhoto: number, repeats: string | null) =>
    service.db.run(
      sql`INSERT INTO proof_files (key, proof_id, round, n, is_photo, name, mime, bytes, sha256, repeats, at)
        VALUES (${key}, 'prf_1', 1, 0, ${isPhoto}, 'a.jpg', 'image/jpeg', 1, 'same', ${repeats}, 0)`,
    )
  await file('a', 1, null)
  await expect(file('b', 1, null).catch((failure) => Promise.reject(failure.cause ?? failure))).rejects.toThrow(
    /UNIQUE/,
  )
  await file('c', 1, 'a')
  await file('d', 0, null)
})

describe('defaults', () => {
  test('tax of every medium is that of its registry file', async () => {
    for (const id of [...MEDIA_TYPES, ...DISCOVER_ONLY_CATEGORIES, '']) {
      const { gst, terms } = mediaSpec({ id, name: '' })
      expect(await rowsOf('SELECT sac, gst_bp, supply FROM tax_rates WHERE medium = ?', id)).toEqual([
        { sac: gst.sac, gst_bp: gst.percent * 100, supply: terms.supply },
      ])
    }
  })

  test('the rules of money are there, each from a day on', async () => {
    expect(await getRule(service, 'cancellation', TODAY)).toEqual(BANDS)
    expect(await getRule(service, 'milestones', TODAY)).toEqual(PERCENTS)
    expect(await getRule(service, 'fee', TODAY)).toBe(FEE_BP)
    await run(`INSERT INTO rules VALUES ('fee', '2027-01-01', '1200')`)
    expect(await getRule(service, 'fee', '2026-12-31')).toBe(FEE_BP)
    expect(await getRule(service, 'fee', '2027-01-01')).toBe(1200)
  })
})
