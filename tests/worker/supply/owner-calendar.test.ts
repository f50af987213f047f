import { expect, test } from 'vitest'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { getAvailability } from '../../../worker/catalogue/availability/availability.server.ts'
import { watchDays } from '../../../worker/catalogue/availability/watch.server.ts'
import { refOf } from '../../../worker/catalogue/rules/availability/resource.ts'
import { addDays, civilDate } from '../../../worker/kernel/rules/dates.ts'
import { getListingCalendar } from '../../../worker/supply/calendar/listing-calendar.server.ts'
import { unblockDays } from '../../../worker/supply/calendar/unblock.server.ts'
import { lineIn, newOwner, newPerson, newRequest, newWall, outcomes, toldOf } from '../../support/bookings.ts'
import { newCompany } from '../../support/inventory.ts'
import { block, idOf, takenDays, WEEK } from '../../support/owner-calendar.ts'
import { buildSpots, take } from '../../support/rows.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, rowsOf } from '../../support/staff.ts'

const OWNER = 'test-owner'
const owner = await newOwner()
const buyer = await newPerson()

test('a block takes its days, and everybody concerned is notified', async () => {
  const wall = await newWall()
  const { ctx, purge, publish } = recordedService()
  const made = await block(owner, [wall], { note: 'Painting' }, ctx)
  expect(made.days).toEqual([{ id: idOf(made), resource: wall, ...WEEK, quantity: 1 }])
  expect(await takenDays(wall)).toEqual([{ starts: '2027-02-01', until: '2027-02-08', quantity: 1 }])
  const { days } = await getAvailability(service, { resource: refOf(wall) })
  expect(days).toContainEqual({ ...WEEK, state: 'blocked', left: 0 })
  expect(purge.mock.calls.flat(2)).toContain(`listing:${wall}`)
  expect(publish).toHaveBeenCalledWith(
    [{ event: 'block.made', data: expect.objectContaining({ id: OWNER }) }],
    expect.arrayContaining([`user:${owner.id}`]),
  )
  expect(await audited(idOf(made))).toMatchObject([{ action: 'block.made', actor: owner.id }])
  purge.mockClear()
  await unblockDays(ctx, owner, { ids: [idOf(made)] })
  expect(purge.mock.calls.flat(2)).toEqual(expect.arrayContaining(['category:ooh', `listing:${wall}`]))
  expect(publish).toHaveBeenCalledWith(
    [{ event: 'block.removed', data: expect.objectContaining({ id: OWNER }) }],
    expect.arrayContaining([`user:${owner.id}`]),
  )
})

test('what cards say follows a block of today and its end at once', async () => {
  const wall = await newWall()
  const wordsOf = () => rowsOf('SELECT availability, next_available FROM listings WHERE id = ?', wall)
  const today = civilDate(service.now)
  const made = await block(owner, [wall], { spans: [{ from: today, until: addDays(today, 9) }] })
  expect(await wordsOf()).toMatchObject([{ availability: 'booked', next_available: addDays(today, 10) }])
  await unblockDays(service, owner, { ids: [idOf(made)] })
  expect(await wordsOf()).toMatchObject([{ availability: 'available' }])
})

test('a block never lies over a request or a booking: the days and who has them are named, and the others offered', async () => {
  const wall = await newWall()
  const request = await newRequest(buyer, [wall])
  const { starts, ends } = lineIn(request)
  const spans = [{ from: '2026-12-10', until: '2027-01-20' }]
  const refused = (by: string) => ({
    code: 'taken',
    isFreeInPart: true,
    places: [
      {
        resource: wall,
        title: `Title of ${wall} (TEST-${wall})`,
        taken: [{ from: starts, until: ends, by }],
        free: [
          { from: '2026-12-10', until: '2026-12-14' },
          { from: '2027-01-15', until: '2027-01-20' },
        ],
      },
    ],
  })
  expect(await detailOf(block(owner, [wall], { spans }))).toMatchObject(refused(`requested by ${buyer.company}`))
  await confirmLine(service, owner, lineIn(request))
  expect(await detailOf(block(owner, [wall], { spans }))).toMatchObject(refused(`booked by ${buyer.company}`))
  expect(await takenDays(wall)).toHaveLength(1)

  const part = await block(owner, [wall], { spans, freeOnly: true })
  expect(part.days.map(({ from, until }) => [from, until])).toEqual([
    ['2026-12-10', '2026-12-14'],
    ['2027-01-15', '2027-01-20'],
  ])
  expect(
    await detailOf(block(owner, [wall], { spans: [{ from: starts, until: ends }], freeOnly: true })),
  ).toMatchObject({
    code: 'taken',
    isFreeInPart: false,
  })
})

test('a part of a block is given back, and what is around it stays', async () => {
  const wall = await newWall()
  const made = await block(owner, [wall], { note: 'Painting', kind: 'sold' })
  const { days } = await unblockDays(service, owner, { ids: [idOf(made)], from: '2027-02-03', until: '2027-02-04' })
  expect(days).toMatchObject([{ from: '2027-02-03', until: '2027-02-04', kind: 'sold', note: 'Painting' }])
  expect(await takenDays(wall)).toEqual([
    { starts: '2027-02-01', until: '2027-02-03', quantity: 1 },
    { starts: '2027-02-05', until: '2027-02-08', quantity: 1 },
  ])
  const [, row] = await audited(idOf(made))
  expect(JSON.parse(String(row?.detail))).toEqual({ from: '2027-02-03', until: '2027-02-04', resource: wall })
  await unblockDays(service, owner, { ids: [idOf(made)], until: '2027-02-05' })
  expect(await takenDays(wall)).toEqual([{ starts: '2027-02-06', until: '2027-02-08', quantity: 1 }])
  expect(await refusalOf(unblockDays(service, owner, { ids: [idOf(made)], until: '2027-02-05' }))).toMatch(/^conflict/)
  await unblockDays(service, owner, { ids: [idOf(made)] })
  expect(await takenDays(wall)).toEqual([])
  expect(await rowsOf('SELECT id FROM blocks WHERE id = ?', idOf(made))).toEqual([])
  expect(await refusalOf(unblockDays(service, owner, { ids: [idOf(made)] }))).toMatch(/^not_found/)
  expect((await audited(idOf(made))).map(({ action }) => action)).toEqual([
    'block.made',
    'block.removed',
    'block.removed',
    'block.removed',
  ])
})

test('the days to give back are in order, and those of others are left', async () => {
  const [wall, other] = [await newWall(), await newWall()]
  const [made, theirs] = [await block(owner, [wall]), await block(owner, [other])]
  expect(
    await detailOf(unblockDays(service, owner, { ids: [idOf(made)], from: '2027-02-04', until: '2027-02-03' })),
  ).toMatchObject({ code: 'bad_input', issues: [{ path: 'until' }] })
  const oneDay = { ids: [idOf(made)], from: '2027-02-03', until: '2027-02-03' }
  expect((await unblockDays(service, owner, oneDay)).days).toMatchObject([{ from: '2027-02-03', until: '2027-02-03' }])
  expect(await refusalOf(unblockDays(service, owner, oneDay))).toBe('conflict: These days are already free')
  expect(await refusalOf(unblockDays(service, owner, { ids: [idOf(made), 'blk_none'] }))).toMatch(/^not_found/)
  expect(await takenDays(wall)).toHaveLength(2)
  expect((await unblockDays(service, owner, { ids: [idOf(made)], from: '2027-02-04' })).days).toMatchObject([
    { from: '2027-02-04', until: '2027-02-07' },
  ])
  expect(await takenDays(wall)).toEqual([{ starts: '2027-02-01', until: '2027-02-03', quantity: 1 }])
  expect(await takenDays(other)).toEqual([{ starts: '2027-02-01', until: '2027-02-08', quantity: 1 }])
  expect(await rowsOf('SELECT id FROM blocks WHERE id IN (?, ?)', idOf(made), idOf(theirs))).toHaveLength(2)
})

test('who watches days is notified when they are unblocked, and not when others are', async () => {
  const wall = await newWall()
  const made = await block(owner, [wall])
  await watchDays(service, buyer, { resource: wall, startDate: '2027-02-06', endDate: '2027-02-20' })
  await unblockDays(service, owner, { ids: [idOf(made)], from: '2027-02-01', until: '2027-02-05' })
  expect(await toldOf(wall)).toEqual([])
  await unblockDays(service, owner, { ids: [idOf(made)] })
  expect(await toldOf(wall)).toEqual([{ audience: `user:${buyer.id}`, kind: 'place.freed' }])
})

test('of several at once on a day, as many are blocked as are left', async () => {
  const wall = await newWall({ capacity: 6 })
  await take(service.db, wall, ['2027-02-03', '2027-02-05'], { quantity: 4 })
  expect(await detailOf(block(owner, [wall], { quantity: 3 }))).toMatchObject({
    code: 'taken',
    places: [{ taken: [{ from: '2027-02-03', until: '2027-02-04', by: 'booked' }] }],
  })
  await block(owner, [wall], { quantity: 2 })
  expect(await detailOf(block(owner, [wall], { quantity: 7 }))).toMatchObject({ issues: [{ path: 'quantity' }] })
  const { sold } = await getListingCalendar(service, owner, wall)
  expect(sold).toMatchObject([{ capacity: 6 }])
})

test('what is not limited, and what is sold out, cannot be blocked', async () => {
  const [endless, out] = [await newWall({ capacity: null }), await newWall({ availability: 'sold_out' })]
  const soldOut = async (id: string) => (await getListingCalendar(service, owner, id)).sold.map((one) => one.soldOut)
  expect([await soldOut(endless), await soldOut(out)]).toEqual([[false], [true]])
  expect(await refusalOf(block(owner, [endless]))).toContain('is not limited')
  expect(await refusalOf(block(owner, [out]))).toContain('sold out')
  expect(await detailOf(block(owner, [out], { quantity: 1 }))).toMatchObject({ issues: [{ path: 'resources' }] })
  expect(await detailOf(block(owner, [await newWall(), out]))).toMatchObject({ issues: [{ path: 'resources' }] })
})

test('of a paper only its days of issue are blocked', async () => {
  const sundays = { weekdays: [0], artworkDays: 3 }
  const paper = await newWall({ unit: 'per_insertion', details: { appears: sundays } })
  const made = await block(owner, [paper], { spans: [{ from: '2027-02-01', until: '2027-02-14' }] })
  expect(made.days.map(({ from, until }) => [from, until])).toEqual([
    ['2027-02-07', '2027-02-07'],
    ['2027-02-14', '2027-02-14'],
  ])
  expect(await refusalOf(block(owner, [paper], { spans: [{ from: '2027-02-08', until: '2027-02-13' }] }))).toBe(
    'bad_input: No issue appears on these days',
  )
})

test('a listing with spots is blocked as all of them, or one by one', async () => {
  const cinema = await newWall()
  await buildSpots(service.db, cinema, { id: 'one' }, { id: 'two' })
  await block(owner, [`${cinema}:one`])
  expect(await detailOf(block(owner, [cinema]))).toMatchObject({
    code: 'taken',
    isFreeInPart: true,
    places: [{ title: `one, Title of ${cinema} (TEST-${cinema})`, taken: [{ by: 'blocked by you' }] }],
  })
  const rest = await block(owner, [cinema], { freeOnly: true })
  expect(rest.days.map(({ resource }) => resource)).toEqual([`${cinema}:two`])
  const { sold } = await getListingCalendar(service, owner, cinema)
  expect(sold.map(({ name, allocations }) => [name, allocations.map(({ resource }) => resource)])).toEqual(
    ['one', 'two'].map((name) => [name, [`${cinema}:${name}`]]),
  )
  expect(await refusalOf(block(owner, [`${cinema}:three`]))).toMatch(/^not_found/)
  const [other, wall] = [await newWall(), await newWall()]
  await buildSpots(service.db, other, { id: 'one' }, { id: 'two' })
  const both = await block(owner, [`${other}:two`, wall])
  expect(both.days.map(({ resource }) => resource)).toEqual([`${other}:two`, wall].toSorted())
})

test('several listings are blocked at once, all or none, and taken back at once', async () => {
  const walls = [await newWall(), await newWall(), await newWall()]
  await take(service.db, walls[2] ?? '', ['2027-02-02', '2027-02-03'])
  expect(await detailOf(block(owner, walls))).toMatchObject({
    code: 'taken',
    isFreeInPart: true,
    places: [{ resource: walls[2] }],
  })
  expect(await takenDays(walls[0] ?? '')).toEqual([])
  const { days } = await block(owner, walls, { freeOnly: true })
  expect(days).toHaveLength(4)
  await unblockDays(service, owner, { ids: [...new Set(days.map(({ id }) => id))] })
  expect(await takenDays(walls[0] ?? '')).toEqual([])
})

test('without a number all of each place is blocked, however much it has', async () => {
  const [one, six] = [await newWall({ capacity: 1 }), await newWall({ capacity: 6 })]
  const { days } = await block(owner, [one, six])
  expect(new Map(days.map(({ resource, quantity }) => [resource, quantity]))).toEqual(
    new Map([
      [one, 1],
      [six, 6],
    ]),
  )
  expect(await takenDays(six)).toMatchObject([{ quantity: 6 }])
  expect(await detailOf(block(owner, [one, six], { quantity: 2 }))).toMatchObject({ issues: [{ path: 'quantity' }] })
})

test('of two blocks at once one is made', async () => {
  const wall = await newWall()
  expect(await outcomes([block(owner, [wall]), block(owner, [wall])])).toEqual({ done: 1, taken: 1 })
  expect(await takenDays(wall)).toHaveLength(1)
})

test('a block that is sent again is the same one', async () => {
  const wall = await newWall()
  const key = crypto.randomUUID()
  const [one, two] = await Promise.all([block(owner, [wall], { key }), block(owner, [wall], { key })])
  expect(two).toEqual(one)
  expect(await block(owner, [wall], { key })).toEqual(one)
  expect(await takenDays(wall)).toHaveLength(1)
  expect(await refusalOf(block(owner, [wall], { key, note: 'Other' }))).toMatch(/^key_reused/)
  // The key of another person's form is another one.
  const theirs = await newWall()
  expect((await block(await newOwner(), [theirs], { key })).days).toMatchObject([{ resource: theirs }])
})

test('places of another owner among one’s own are neither blocked nor given back', async () => {
  const company = await newCompany()
  const [wall, foreign] = [await newWall(), await newWall({ ownerId: company })]
  expect(await refusalOf(block(owner, [wall, foreign]))).toMatch(/^not_found/)
  const [made, theirs] = [await block(owner, [wall]), await block(await newOwner(company), [foreign])]
  expect(await refusalOf(unblockDays(service, owner, { ids: [idOf(made), idOf(theirs)] }))).toMatch(/^not_found/)
  expect(await refusalOf(unblockDays(service, owner, { ids: [idOf(theirs)] }))).toMatch(/^not_found/)
  expect([await takenDays(wall), await takenDays(foreign)]).toMatchObject([[{ quantity: 1 }], [{ quantity: 1 }]])
})

test('a member whose right ends meanwhile blocks nothing, and gives nothing back', async () => {
  const [wall, other] = [await newWall(), await newWall()]
  const made = await block(owner, [wall])
  const leaving = await newOwner()
  const left = changedBefore(() => rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, leaving.id))
  expect(await refusalOf(block(leaving, [other], {}, left))).toMatch(/^forbidden/)
  await rowsOf(`UPDATE owner_members SET rights = 'sell' WHERE user_id = ?`, leaving.id)
  expect(await refusalOf(unblockDays(left, leaving, { ids: [idOf(made)] }))).toMatch(/^conflict/)
  expect([await takenDays(wall), await takenDays(other)]).toMatchObject([[{ quantity: 1 }], []])
})

test('of several spans the taken days of the last one are named', async () => {
  const wall = await newWall()
  await take(service.db, wall, ['2027-04-05', '2027-04-06'])
  const spans = [{ from: '2027-04-01', until: '2027-04-07' }, WEEK]
  expect(await detailOf(block(owner, [wall], { spans }))).toMatchObject({
    code: 'taken',
    places: [{ taken: [{ from: '2027-04-05', until: '2027-04-05', by: 'booked' }] }],
  })
  const { days } = await block(owner, [wall], { spans, freeOnly: true })
  expect(days.map(({ from, until }) => [from, until])).toEqual([
    [WEEK.from, WEEK.until],
    ['2027-04-01', '2027-04-04'],
    ['2027-04-06', '2027-04-07'],
  ])
})

test('a block of a line, and days that have passed, are refused', async () => {
  const wall = await newWall()
  await take(service.db, wall, ['2027-02-02', '2027-02-03'])
  expect(await refusalOf(unblockDays(service, owner, { ids: [`lin_${wall}_2027-02-02`] }))).toMatch(/^not_found/)
  expect(await detailOf(block(owner, [wall], { spans: [{ from: '2026-01-01', until: '2026-01-02' }] }))).toMatchObject({
    issues: [{ path: 'spans.0.from' }],
  })
})
