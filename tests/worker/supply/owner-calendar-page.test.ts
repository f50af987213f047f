import { expect, test } from 'vitest'
import { addDays, civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { getOwnerCalendar } from '../../../worker/supply/calendar/calendar.server.ts'
import { getListingCalendar } from '../../../worker/supply/calendar/listing-calendar.server.ts'
import { unblockDays } from '../../../worker/supply/calendar/unblock.server.ts'
import { CalendarQuery } from '../../../worker/supply/rules/calendar/calendar-query.ts'
import { lineIn, newDraft, newOwner, newPerson, newRequest, newWall, send } from '../../support/bookings.ts'
import { block, idOf, newViewer, takenDays } from '../../support/owner-calendar.ts'
import { ownerBrowser } from '../../support/people.ts'
import { buildGroup, buildSpots, take } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'

const OWNER = 'test-owner'
const owner = await newOwner()
const buyer = await newPerson()

test('what waits for our team takes days and has no name; another owner reads none of it', async () => {
  const wall = await newWall()
  await send(buyer, await newDraft(buyer, [wall]))
  const { sold } = await getListingCalendar(service, owner, wall)
  expect(sold[0]?.allocations).toMatchObject([{ kind: 'asked', who: null, ref: null }])
  const other = await newOwner('another-owner')
  expect(await refusalOf(getListingCalendar(service, other, wall))).toMatch(/^not_found/)
  expect(await refusalOf(block(other, [wall]))).toMatch(/^not_found/)
})

test('a booking has the name of its advertiser, until the listing is sold by another owner', async () => {
  const wall = await newWall()
  const request = await newRequest(buyer, [wall])
  const allocations = async () => (await getListingCalendar(service, owner, wall)).sold[0]?.allocations
  expect(await allocations()).toMatchObject([{ id: lineIn(request).id, who: buyer.company, kind: 'asked' }])
  await rowsOf(`UPDATE campaign_lines SET owner_id = 'sold-before' WHERE id = ?`, lineIn(request).id)
  expect(await allocations()).toMatchObject([{ who: null, ref: null }])
})

test('a calendar has what takes days of its window now: no request that is over, nothing before or after', async () => {
  const wall = await newWall({ capacity: 9 })
  const { window } = await getListingCalendar(service, owner, wall)
  expect(window.start).toBe('2026-11-01')
  const now = service.now.getTime()
  for (const [starts, until, expires] of [
    ['2026-10-01', '2026-11-01', null],
    ['2026-10-02', '2026-11-02', null],
    ['2026-12-01', '2026-12-05', now],
    ['2026-12-02', '2026-12-05', now + 1],
    [window.end, addDays(window.end, 9), null],
    [addDays(window.end, 1), addDays(window.end, 9), null],
  ] as const) {
    await take(service.db, wall, [starts, until], { expires })
  }
  const { sold } = await getListingCalendar(service, owner, wall)
  expect(sold[0]?.allocations.map(({ starts, kind }) => [starts, kind])).toEqual([
    ['2026-10-02', 'booked'],
    ['2026-12-02', 'asked'],
    [window.end, 'booked'],
  ])
})

test('who may only look sees the calendar and blocks nothing', async () => {
  const wall = await newWall()
  const made = await block(owner, [wall])
  const user = await newViewer()
  expect(await getListingCalendar(service, user, wall)).toMatchObject({ right: 'view' })
  expect(await refusalOf(block(user, [await newWall()]))).toMatch(/^forbidden: .*right to sell/)
  expect(await refusalOf(unblockDays(service, user, { ids: [idOf(made)] }))).toMatch(/^forbidden/)
  const other = await newOwner('another-owner')
  expect(await refusalOf(unblockDays(service, other, { ids: [idOf(made)] }))).toMatch(/^not_found/)
  expect(await takenDays(wall)).toHaveLength(1)
  await rowsOf(`UPDATE owner_members SET state = 'withdrawn' WHERE user_id = ?`, user.id)
  expect(await refusalOf(getListingCalendar(service, user, wall))).toMatch(/^not_found/)
})

test('the calendar lists what filters leave, in pages, with media and cities to choose from', async () => {
  const mine = await newOwner('paged-owner')
  await service.db.run(
    `INSERT INTO owners SELECT 'paged-owner', 'Paged', city, state FROM owners WHERE id = 'test-owner'`,
  )
  const walls = [
    await newWall({ ownerId: 'paged-owner', title: 'Alpha wall', city: 'Pune' }),
    await newWall({ ownerId: 'paged-owner', title: 'Beta wall', city: 'Mumbai' }),
  ]
  const radio = { id: 'gamma', ownerId: 'paged-owner', title: 'Gamma FM', city: 'Pune' }
  await buildGroup(service.db, { category: 'radio', group: 'paged' }, radio)
  await buildSpots(service.db, radio.id, { id: 'two', name: 'Evening' }, { id: 'one', name: 'Morning' })
  await take(service.db, walls[0] ?? '', ['2026-11-01', '2027-12-01'])
  const read = (search: object = {}) =>
    getOwnerCalendar(service, mine, { ...parse(CalendarQuery, search), owner: 'paged-owner' })
  expect(await read()).toMatchObject({
    ...{ listings: 3, total: 3, first: 1, pages: 1 },
    groups: [
      { id: 'radio', count: 1 },
      { id: 'ooh', count: 2 },
    ],
    media: [
      { id: 'radio', count: 1 },
      { id: 'ooh', count: 2 },
    ],
    cities: [
      { name: 'Mumbai', count: 1 },
      { name: 'Pune', count: 2 },
    ],
    rows: [
      { title: 'Gamma FM', spots: [{ name: 'Evening' }, { name: 'Morning' }] },
      { title: 'Alpha wall', allocations: [{ kind: 'booked' }], soldOut: false, spots: [] },
      { title: 'Beta wall', allocations: [] },
    ],
  })
  const photos = JSON.stringify([{ key: '11111111-2222-4333-8444-555555555555.jpg', alt: '' }])
  await rowsOf(`UPDATE listings SET availability = 'sold_out', photos = ? WHERE id = ?`, photos, walls[1])
  expect((await read({ media: 'ooh' })).rows.map(({ photo }) => photo)).toEqual([
    ...[null, expect.stringContaining('11111111')],
  ])
  expect((await read({ media: 'ooh' })).rows.map(({ title, soldOut }) => [title, soldOut])).toEqual([
    ['Alpha wall', false],
    ['Beta wall', true],
  ])
  await rowsOf(`UPDATE listings SET availability = 'available' WHERE id = ?`, walls[1])
  expect((await read({ city: 'Mumbai' })).rows).toHaveLength(1)
  expect((await read({ from: '2020-01', months: '1', free: '1' })).rows).toEqual([])
  expect((await read({ q: 'beta' })).rows).toMatchObject([{ title: 'Beta wall' }])
  await rowsOf(`UPDATE owner_listings SET own_ref = 'PGD-7' WHERE id = ?`, walls[1])
  expect(await read({ q: 'pgd-7' })).toMatchObject({ total: 1, rows: [{ title: 'Beta wall', ownRef: 'PGD-7' }] })
  expect((await read({ free: '1' })).rows.map(({ title }) => title)).toEqual(['Gamma FM', 'Beta wall'])
  // Of this month, the days that are over are not asked for.
  const today = civilDate(service.now)
  await take(service.db, walls[1] ?? '', [today, '2026-12-01'])
  expect((await read({ months: '1', free: '1' })).rows.map(({ title }) => title)).toEqual(['Gamma FM'])
  await rowsOf('DELETE FROM allocations WHERE resource_id = ? AND starts = ?', walls[1], today)
  // Of a month to come, today is not asked for.
  await take(service.db, walls[1] ?? '', ['2027-06-01', '2027-07-01'])
  expect((await read({ from: '2027-06', months: '1', free: '1' })).rows.map(({ title }) => title)).toEqual(['Gamma FM'])
  await rowsOf(`DELETE FROM allocations WHERE resource_id = ? AND starts = '2027-06-01'`, walls[1])
  // Days of the window that are over, and the ninety days from today on that are counted beyond it.
  for (const starts of ['2026-11-02', '2027-02-17', '2027-02-18']) {
    await take(service.db, walls[1] ?? '', [starts, addDays(starts, 1)])
  }
  const startsIn = async (months: string) =>
    (await read({ q: 'beta', months })).rows[0]?.allocations.map(({ starts }) => starts)
  expect(await startsIn('1')).toEqual(['2026-11-02', '2027-02-17'])
  expect(await startsIn('12')).toEqual(['2026-11-02', '2027-02-17', '2027-02-18'])
  expect(await refusalOf(read({ page: '2' }))).toMatch(/^not_found/)
  expect(
    await refusalOf(getOwnerCalendar(service, owner, { ...parse(CalendarQuery, {}), owner: 'paged-owner' })),
  ).toMatch(/^not_found/)
})

test('the API answers as the verbs do', async () => {
  const { browser } = await ownerBrowser()
  const wall = await newWall()
  const from = `${new Date().getFullYear() + 1}-02-01`
  const sent = await browser.post('/api/owner/blocks', {
    resources: [wall],
    spans: [{ from, until: from }],
    key: crypto.randomUUID(),
  })
  expect(sent.status).toBe(201)
  const { days } = await sent.json<Awaited<ReturnType<typeof block>>>()
  const page = await browser.get(`/api/owner/calendar/${wall}`)
  expect(await page.json()).toMatchObject({ sold: [{ allocations: [{ id: days[0]?.id }] }] })
  expect((await browser.send('DELETE', `/api/owner/blocks/${days[0]?.id}?from=${from}`)).status).toBe(200)
  expect((await browser.get(`/api/owner/calendar?owner=${OWNER}`)).status).toBe(200)
  expect((await browser.get('/api/owner/calendar?owner=another-owner')).status).toBe(404)
})
