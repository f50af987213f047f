import { expect, test } from 'vitest'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { copyCampaign, previewCopy } from '../../../worker/booking/campaigns/copy-campaign.server.ts'
import { deleteCampaign } from '../../../worker/booking/campaigns/edit-campaign.server.ts'
import { validateLines } from '../../../worker/booking/campaigns/new-draft.server.ts'
import { itemOf, lineIn, newDraft, newPerson, newWall } from '../../support/bookings.ts'
import { buildGroup } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'

test('days of issue move to the nearest issues, and what cannot be taken over is named before', async () => {
  const user = await newPerson()
  await buildGroup(
    service.db,
    { category: 'newspaper', group: 'copied' },
    {
      id: 'sunday-paper',
      unit: 'per_insertion',
      capacity: null,
      details: { appears: { weekdays: [0], artworkDays: 1 } },
    },
  )
  const days = ['2026-12-20', '2026-12-27', '2027-01-03']
  const paper = { startDate: days[0], endDate: days[2], days, insertions: 3 }
  const { campaign } = await addToCampaign(service, user, itemOf('sunday-paper', paper))
  const wall = await newWall()
  await addToCampaign(
    service,
    user,
    itemOf(wall, { campaign: campaign.id, startDate: '2026-12-20', endDate: '2027-01-19' }),
  )

  // From a Sunday to a Wednesday.
  const first = '2027-03-10'
  const preview = await previewCopy(service, user, campaign.id, first)
  expect(preview.lines.map(({ starts, ends, days: issues, reason }) => ({ starts, ends, issues, reason }))).toEqual([
    {
      ...{ starts: '2027-03-14', ends: '2027-03-28', reason: null },
      issues: ['2027-03-14', '2027-03-21', '2027-03-28'],
    },
    { starts: '2027-03-10', ends: '2027-04-09', issues: null, reason: null },
  ])
  const { campaign: copy, refused } = await copyCampaign(service, user, campaign.id, {
    name: 'Copy of it',
    startDate: first,
    key: crypto.randomUUID(),
  })
  expect(copy.lines.map((line) => line.days)).toEqual([['2027-03-14', '2027-03-21', '2027-03-28'], null])
  expect(copy.total).toBe(preview.total)
  expect(refused).toEqual([])

  await service.db.run(
    `update listings set unit = 'per_insertion', details = json('{"appears":{"from":"2029-01-07","everyDays":7,"artworkDays":1}}') where id = 'sunday-paper'`,
  )
  const [none] = (await previewCopy(service, user, campaign.id, first)).lines
  // It is named with the days that it would have.
  expect(none).toEqual({
    ...{ id: lineIn(campaign).id, title: 'Title of sunday-paper (TEST-sunday-paper)', days: null },
    ...{ starts: '2027-03-10', ends: '2027-03-24' },
    reason: expect.stringMatching(/^No issue appears on 10 Mar 2027, 17 Mar 2027 and 24 Mar 2027/),
  })
  expect(await refusalOf(previewCopy(service, await newPerson(), campaign.id, first))).toMatch(/^not_found/)
})

test('is made once for a key of its user, and not again once it was deleted', async () => {
  const [user, other] = [await newPerson(), await newPerson()]
  const [one, two] = [await newDraft(user, [await newWall()]), await newDraft(other, [await newWall()])]
  const asked = { name: 'Once more', startDate: '2027-03-01', key: crypto.randomUUID() }
  const { campaign: copy } = await copyCampaign(service, user, one.id, asked)
  expect((await copyCampaign(service, user, one.id, asked)).campaign).toEqual(copy)
  expect((await copyCampaign(service, other, two.id, asked)).campaign).toMatchObject({ name: 'Once more', version: 1 })
  await deleteCampaign(service, user, copy.id, copy.version)
  expect(await refusalOf(copyCampaign(service, user, one.id, asked))).toMatch(/^key_reused/)
})

test('days that were chosen for a medium without issues move by as many days', async () => {
  const user = await newPerson()
  const spots = await newWall({ capacity: null, unit: 'per_insertion' })
  const days = ['2026-12-15', '2026-12-17']
  const { campaign } = await addToCampaign(service, user, itemOf(spots, { startDate: days[0], endDate: days[1], days }))
  const { lines } = await previewCopy(service, user, campaign.id, '2027-03-10')
  expect(lines).toMatchObject([{ starts: '2027-03-10', ends: '2027-03-12', days: ['2027-03-10', '2027-03-12'] }])
})

test('what was withdrawn is left out, what cannot be booked is named, and the copy lasts from its first line to its last', async () => {
  const user = await newPerson()
  const [gone, back, middle, first, last] = await Promise.all([1, 2, 3, 4, 5].map(() => newWall()))
  const { id } = await newDraft(user, [gone ?? '', back ?? ''], { startDate: '2026-12-15', endDate: '2027-01-14' })
  const on = async (wall = '', startDate: string, endDate: string) =>
    addToCampaign(service, user, itemOf(wall, { campaign: id, startDate, endDate }))
  await on(middle, '2027-01-15', '2027-02-14')
  await on(first, '2026-12-20', '2027-01-19')
  const { campaign } = await on(last, '2027-01-10', '2027-03-31')
  const withdraw = ({ id: line }: { id: string }) =>
    service.db.run(`update campaign_lines set status = 'withdrawn', version = version + 1 where id = '${line}'`)
  await withdraw(lineIn(campaign, 1))
  await service.db.run(`delete from listings where id = '${gone}'`)
  const ask = { name: 'Another', startDate: '2027-05-01', key: crypto.randomUUID() }
  const { campaign: copy, refused } = await copyCampaign(service, user, id, ask)
  expect(copy.lines.map(({ resource }) => resource)).toEqual([middle, first, last])
  expect(copy).toMatchObject({ starts: lineIn(copy, 1).starts, ends: lineIn(copy, 2).ends })
  const sold = `Title of ${gone} (TEST-${gone})`
  expect(refused).toEqual([{ title: sold, reason: 'It is no longer sold' }])

  for (const line of campaign.lines.slice(2)) await withdraw(line)
  const again = () => copyCampaign(service, user, id, { ...ask, name: 'Once more', key: crypto.randomUUID() })
  expect(await refusalOf(again())).toBe(`bad_input: None of its lines can be booked. ${sold}: It is no longer sold`)
  // The answer to a request that made a copy stays.
  expect((await copyCampaign(service, user, id, ask)).campaign).toEqual(copy)
  await withdraw(lineIn(campaign))
  expect(await refusalOf(again())).toBe('bad_input: It has no lines')
})

test('a failure of ours is no reason why a line cannot be booked', async () => {
  const wanted = {
    ...{ resource: await newWall(), title: 'A wall' },
    askOf: () => {
      throw new RangeError('no such day')
    },
  }
  await expect(validateLines(service, await newPerson(), [wanted])).rejects.toThrow(RangeError)
})
