import { expect, test } from 'vitest'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { getRequestBackground } from '../../../worker/booking/lines/request-background.server.ts'
import { watchDays } from '../../../worker/catalogue/availability/watch.server.ts'
import { allocations } from '../../../worker/catalogue/calendar.table.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { at, lineIn, newDraft, newOwner, newPerson, newRequest, newSides, newWall } from '../../support/bookings.ts'
import { refusalOf, service } from '../../support/service.ts'

const { user, owner } = await newSides()

test('an advertiser is described by earlier bookings, also with this owner', async () => {
  const before = lineIn(await newRequest(user, [await newWall({ rate: 20_000_000, setup: 500_000 })]))
  await confirmLine(service, owner, before)
  const asked = lineIn(await newRequest(user, [await newWall()]))
  const described = async (day: string) =>
    (await getRequestBackground(at(`${day}T12:00:00+05:30`), owner, asked.id)).advertiser
  expect(await described(before.ends)).toEqual({
    since: expect.stringMatching(/^20\d\d-/),
    confirmed: 1,
    withOwner: 1,
    worthWithOwner: before.media + before.setup,
    completed: 0,
  })
  expect(await described(addDays(before.ends, 1))).toMatchObject({ confirmed: 1, completed: 1 })
})

test('who else wants the days is counted, each account once, and the advertiser not', async () => {
  const wall = await newWall()
  const line = lineIn(await newRequest(user, [wall]))
  const other = await newPerson()
  const days = { resource: wall, startDate: '2027-01-01', endDate: '2027-01-20' }
  await watchDays(service, other, days)
  await watchDays(service, other, { ...days, endDate: '2027-01-21' })
  await watchDays(service, user, days)
  const request = await newRequest(other, [await newWall()])
  // Another request for the days, which was not answered.
  await service.db.run(`update campaign_lines set resource_id = '${wall}', status = 'expired', version = version + 1
    where campaign_id = '${request.id}'`)
  await newDraft(other, [wall])
  await newDraft(user, [wall])
  const { others } = await getRequestBackground(service, owner, line.id)
  expect(others).toEqual({ watching: 1, drafts: 1, ranOut: 1 })
})

test('only demand for the same days counts: a draft or a watch of the day before or after does not', async () => {
  const wall = await newWall()
  const line = lineIn(await newRequest(user, [wall], { startDate: '2027-01-15', endDate: '2027-02-14' }))
  const others = async () => (await getRequestBackground(service, owner, line.id)).others
  const [early, late] = [await newPerson(), await newPerson()]
  await newDraft(early, [wall], { startDate: '2026-12-01', endDate: '2027-01-14' })
  await newDraft(late, [wall], { startDate: '2027-02-15', endDate: '2027-03-14' })
  await watchDays(service, early, { resource: wall, startDate: '2026-12-01', endDate: '2027-01-14' })
  await watchDays(service, late, { resource: wall, startDate: '2027-02-15', endDate: '2027-02-20' })
  await newDraft(early, [await newWall()])
  expect(await others()).toEqual({ watching: 0, drafts: 0, ranOut: 0 })
  await newDraft(early, [wall], { startDate: '2026-12-01', endDate: '2027-01-15' })
  await newDraft(late, [wall], { startDate: '2027-02-14', endDate: '2027-03-13' })
  await watchDays(service, early, { resource: wall, startDate: '2026-12-01', endDate: '2027-01-15' })
  await watchDays(service, late, { resource: wall, startDate: '2027-02-14', endDate: '2027-02-20' })
  expect(await others()).toEqual({ watching: 2, drafts: 2, ranOut: 0 })
})

test('free days next to it that are too few to be sold are named', async () => {
  const wall = await newWall()
  const line = lineIn(await newRequest(user, [wall]))
  await service.db.insert(allocations).values({
    ...{ takerId: 'blk_gap', kind: 'block', resourceId: wall, starts: '2027-01-20', until: '2027-02-20', quantity: 1 },
  })
  const { gaps } = await getRequestBackground(service, owner, line.id)
  expect(gaps).toMatchObject({ after: { start: '2027-01-15', end: '2027-01-19' }, least: 30 })
})

test('another owner learns nothing of it', async () => {
  const line = lineIn(await newRequest(user, [await newWall()]))
  const stranger = await newOwner('another-owner')
  expect(await refusalOf(getRequestBackground(service, stranger, line.id))).toMatch(/^not_found/)
})
