import { expect, test } from 'vitest'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { copyCampaign, previewCopy } from '../../../worker/booking/campaigns/copy-campaign.server.ts'
import { deleteCampaign } from '../../../worker/booking/campaigns/edit-campaign.server.ts'
import { itemOf, newDraft, newPerson, newWall } from '../../support/bookings.ts'
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
  const days = ['2026-12-20', '2026-12-27']
  const paper = { startDate: days[0], endDate: days[1], days, insertions: 2 }
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
    { starts: '2027-03-14', ends: '2027-03-21', issues: ['2027-03-14', '2027-03-21'], reason: null },
    { starts: '2027-03-10', ends: '2027-04-09', issues: null, reason: null },
  ])
  const { campaign: copy, refused } = await copyCampaign(service, user, campaign.id, {
    name: 'Copy of it',
    startDate: first,
    key: crypto.randomUUID(),
  })
  expect(copy.lines.map((line) => line.days)).toEqual([['2027-03-14', '2027-03-21'], null])
  expect(copy.total).toBe(preview.total)
  expect(refused).toEqual([])

  await service.db.run(
    `update listings set unit = 'per_insertion', details = json('{"appears":{"from":"2029-01-07","everyDays":7,"artworkDays":1}}') where id = 'sunday-paper'`,
  )
  const [none] = (await previewCopy(service, user, campaign.id, first)).lines
  expect(none?.reason).toMatch(/^No issue appears on 10 Mar 2027 and 17 Mar 2027/)
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
