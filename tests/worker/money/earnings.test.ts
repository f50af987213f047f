import { beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelLine, getCancellationCost } from '../../../worker/booking/lines/cancel.server.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { getEarnings, listOwnerFigures } from '../../../worker/money/earnings/earnings.server.ts'
import { at, lineIn, newOwner, newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { ROWS } from '../../support/catalogue.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { refusalOf, service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const sum = <K extends string>(rows: readonly Record<K, number>[], key: K) =>
  rows.reduce((all, row) => all + row[key], 0)

describe('an owner of one wall', () => {
  let owner: CurrentUser
  let line: ReturnType<typeof lineIn>
  let wall = ''
  const read = (range?: 'past' | 'year' | 'next') => getEarnings(service, owner, 'test-owner', { range })
  const ofWall = async (range?: 'past' | 'year' | 'next') => (await read(range)).listings.find(({ id }) => id === wall)

  beforeAll(async () => {
    owner = await newOwner()
    wall = await newWall({ rate: 10_000_000 })
    line = lineIn(await newRequest(await newPerson(), [wall, await newWall({ rate: 10_000_000 })]))
  })

  test('a request is no earning yet', async () => {
    expect(await ofWall('next')).toMatchObject({ value: 0, occupancyBp: 0 })
  })

  test('what is confirmed is expected, by the days of each month', async () => {
    await confirmLine(service, owner, line)
    const report = await read('next')
    // 15 December to 14 January: 17 days and 14.
    const [, december, january] = report.months
    expect([december?.expected, january?.expected]).toEqual([
      Math.round((line.media * 17) / 31),
      Math.round((line.media * 14) / 31),
    ])
    expect(report.total).toEqual({ value: line.media, received: 0, invoiced: 0, expected: line.media })
    expect(report.payout).toMatchObject({ fee: line.media / 10, feeGst: (line.media / 10) * 0.18 })
    // 31 of the 181 days from November to April.
    expect((await ofWall('next'))?.occupancyBp).toBe(Math.round((31 / 181) * 10_000))
    expect((await read('past')).total.value).toBe(0)
  })

  test('what staff record as paid is received, the earliest month first', async () => {
    await service.db.run(`INSERT INTO payments (campaign_id, owner_id, amount, tds, method, reference, at, recorded_at, recorded_by, key)
      VALUES ('${line.campaignId}', 'test-owner', ${line.total / 2 - 1_000_00}, ${1_000_00}, 'neft', 'UTR1', 1, 1, '${owner.id}', 'k1')`)
    const report = await read('next')
    expect(report.total).toMatchObject({ received: line.media / 2, expected: line.media / 2 })
    expect(report.payout.tds).toBe(1_000_00)
    expect(report.months[1]?.received).toBe(line.media / 2)
    expect(report.months[2]?.received).toBe(0)
  })

  test('an invoice takes what is not paid out of what is expected; once credited, it is expected again', async () => {
    const taxable = Math.floor(line.media / 100) * 100
    await service.db.run(`INSERT INTO documents (id, series, fy, n, number, kind, campaign_id, owner_id, month, taxable, cgst, sgst, igst, round_off, payable, body, at)
      VALUES ('doc_i', 'TST', '26-27', 1, 'TST/26-27/000001', 'invoice', '${line.campaignId}', 'test-owner', '2026-12', ${taxable}, 0, 0, 0, 0, ${taxable}, '{"lines":[{"id":"${line.id}","taxable":${taxable},"cgst":0,"sgst":0,"igst":0}]}', 1)`)
    const { months, total } = await read('next')
    expect(months[2]?.invoiced).toBeGreaterThan(0)
    expect(total.received + total.invoiced + total.expected).toBe(total.value)
    await service.db.run("UPDATE documents SET closed_at = 2 WHERE id = 'doc_i'")
    expect((await read('next')).total.invoiced).toBe(0)
  })

  test('a cancelled booking counts with what is kept', async () => {
    const user = await newPerson()
    const other = await newWall({ rate: 10_000_000 })
    const request = await newRequest(user, [other])
    const confirmed = await confirmLine(service, owner, lineIn(request))
    const later = at('2026-12-10T12:00:00+05:30')
    const { kept, refund } = await getCancellationCost(later, 'advertiser', user, confirmed.id)
    expect(kept).toBeGreaterThan(0)
    await cancelLine(later, 'advertiser', user, { ...confirmed, expect: refund, reason: '' })
    const listing = (await read('next')).listings.find(({ id }) => id === other)
    expect(listing?.value).toBe(kept)
    expect(listing?.occupancyBp).toBe(0)
  })

  test('the cover of a listing is its photo, small', async () => {
    await service.db.run(`UPDATE listings SET photos = '[{"key":"a.jpg","alt":"Front"}]' WHERE id = '${wall}'`)
    expect((await ofWall())?.picture?.photo).toBe('/files/320/a.jpg.webp')
    await service.db.run(`UPDATE listings SET photos = '[]' WHERE id = '${wall}'`)
    expect((await ofWall())?.picture?.photo).toBeNull()
  })

  test('one that is gone keeps its earnings and its name', async () => {
    await service.db.run(`DELETE FROM listings WHERE id = '${wall}'`)
    expect(await ofWall('next')).toMatchObject({
      title: line.snapshot.title,
      path: null,
      value: line.media,
      price: null,
    })
  })
})

test('strangers, advertisers and who was removed find nothing', async () => {
  const stranger = await newOwner('another-owner')
  expect(await refusalOf(getEarnings(service, stranger, 'test-owner', {}))).toMatch(/^not_found/)
  expect(await refusalOf(getEarnings(service, await newPerson(), 'test-owner', {}))).toMatch(/^not_found/)
  const removed = await newOwner('sahyadri-outdoor')
  await service.db.run(`DELETE FROM owner_members WHERE user_id = '${removed.id}'`)
  expect(await refusalOf(getEarnings(service, removed, 'sahyadri-outdoor', {}))).toMatch(/^not_found/)
})

describe('an owner of the catalogue', () => {
  const OWNER = 'sahyadri-outdoor'
  let owner: CurrentUser
  beforeAll(async () => {
    owner = await newOwner(OWNER)
    await service.db.run(`UPDATE owner_members SET rights = 'view' WHERE user_id = '${owner.id}'`)
  })

  test('months and listings add up to the total, and all of its listings are there', async () => {
    for (const range of ['past', 'year', 'next'] as const) {
      const { total, months, listings } = await getEarnings(service, owner, OWNER, { range })
      for (const key of ['value', 'received', 'invoiced', 'expected'] as const) {
        expect(sum(months, key)).toBe(total[key])
        expect(sum(listings, key)).toBe(total[key])
      }
      expect(listings.length).toBe(ROWS.listings.filter(({ ownerId }) => ownerId === OWNER).length)
    }
  })

  test('a rate is compared with others of the same group, city and unit, by their median', async () => {
    const { listings } = await getEarnings(service, owner, OWNER, {})
    const wanted = ROWS.listings.filter(({ ownerId }) => ownerId === OWNER)
    for (const own of wanted) {
      const rates = ROWS.listings
        .filter(
          (one) =>
            one.ownerId !== OWNER &&
            one.categoryId === own.categoryId &&
            one.subcategoryId === own.subcategoryId &&
            one.city === own.city &&
            one.unit === own.unit,
        )
        .map(({ rate }) => rate)
        .toSorted((a, b) => a - b)
      const middle = [rates[Math.floor((rates.length - 1) / 2)] ?? 0, rates[Math.floor(rates.length / 2)] ?? 0]
      expect(listings.find(({ id }) => id === own.id)?.price).toEqual({
        rate: own.rate,
        unit: own.unit,
        similar: {
          count: rates.length,
          median: rates.length < 5 ? null : Math.round(sum([{ n: middle[0] ?? 0 }, { n: middle[1] ?? 0 }], 'n') / 2),
        },
      })
    }
    expect(listings.some(({ price }) => price?.similar.median != null)).toBe(true)
  })

  test('takes two round trips, and no table of listings, lines or payments is read whole', async () => {
    const trips = countRoundTrips()
    await getEarnings(service, owner, OWNER, {})
    expect(trips.count()).toBe(2)
    vi.restoreAllMocks()
    const plans = await plansOf((ctx) => getEarnings(ctx, owner, OWNER, {}))
    const whole = plans
      .flatMap(({ lines }) => lines)
      .filter((text) => /^SCAN (l|s|a|p|d|listings|spots|campaign_lines|payments|documents)\b/.test(text))
    expect(whole).toEqual([])
    // The members of an owner are found by the user, not by reading every member.
    const members = plans.flatMap(({ lines }) => lines).filter((text) => /^(SEARCH|SCAN) m\b/.test(text))
    expect(new Set(members.map((text) => text.replace(/.*INDEX /, '')))).toEqual(
      new Set(['owner_members_once (user_id=?)']),
    )
  })

  test('the overview says the same of this month, in one round trip', async () => {
    const { months } = await getEarnings(service, owner, OWNER, { range: 'next' })
    const trips = countRoundTrips()
    const [figures] = await listOwnerFigures(service, owner)
    expect(trips.count()).toBe(1)
    vi.restoreAllMocks()
    expect(figures?.month).toBe(months[0]?.value)
    const [live] = await rowsOf<{ n: number }>('SELECT count(*) AS n FROM listings WHERE owner_id = ?', OWNER)
    expect(figures?.listings).toEqual([{ state: 'live', count: live?.n }])
    await service.db.run(`UPDATE owner_listings SET state = 'archived'
      WHERE id = (SELECT min(id) FROM owner_listings WHERE owner_id = '${OWNER}')`)
    const [without] = await listOwnerFigures(service, owner)
    expect(without?.listings).toEqual([{ state: 'live', count: Number(live?.n) - 1 }])
  })
})
