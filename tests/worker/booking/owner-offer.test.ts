import { describe, expect, test } from 'vitest'
import { approveCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { confirmLine, counterLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { getOfferHelp } from '../../../worker/booking/lines/owner-offer.server.ts'
import { getRequestBackground } from '../../../worker/booking/lines/request-background.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import {
  approvalOf,
  itemOf,
  lineIn,
  newDraft,
  newPerson,
  newRequest,
  newSides,
  newWall,
  send,
} from '../../support/bookings.ts'
import { buildSpots } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'
import { detailOf, STAFF } from '../../support/staff.ts'

const { user, owner } = await newSides()

describe('an owner who offers other days', () => {
  test('get their price by the rule of lines, and the days that are free', async () => {
    const wall = await newWall({ rate: 10_000_000 })
    const rival = await newPerson()
    const line = lineIn(await newRequest(user, [wall]))
    await send(rival, await newDraft(rival, [wall], { startDate: '2027-01-20', endDate: '2027-03-31' }))
    const help = await getOfferHelp(service, owner, { id: line.id })
    expect(help).toMatchObject({ price: { media: line.media, setup: line.setup }, problem: null })
    expect(help.suggestions).toMatchObject([{ starts: '2027-04-01', ends: '2027-04-30', days: null }])

    const longer = { starts: '2027-04-01', ends: '2027-06-15' }
    const same = await newDraft(rival, [wall], { startDate: longer.starts, endDate: longer.ends })
    expect(await getOfferHelp(service, owner, { id: line.id, ...longer })).toMatchObject({
      price: { media: lineIn(same).media, setup: lineIn(same).setup },
      problem: null,
    })
    // Parts that the owner leaves out are as they were asked for.
    const half = (days: object) => getOfferHelp(service, owner, { id: line.id, ...days })
    expect((await half({ ends: '2027-02-14' })).price).toEqual({ media: 2 * line.media, setup: line.setup })
    expect((await half({ starts: '2027-01-15' })).problem).toMatchObject({ path: 'ends' })
    const [first] = help.suggestions
    if (!first) throw new Error('Some days are free')
    expect(await counterLine(service, owner, { ...line, offer: first })).toMatchObject({
      status: 'countered',
      offer: first,
    })
  })

  test('get the error of each field', async () => {
    const wall = await newWall()
    const rival = await newPerson()
    const { id } = lineIn(await newRequest(user, [wall]))
    await send(rival, await newDraft(rival, [wall], { startDate: '2027-01-20', endDate: '2027-03-31' }))
    const problemOf = async (days: object) => (await getOfferHelp(service, owner, { id, ...days })).problem
    expect(await problemOf({ starts: '2027-02-01', ends: '2027-03-01' })).toEqual({
      path: 'starts',
      message: 'These days are taken',
    })
    expect(await problemOf({ starts: '2026-11-19', ends: '2026-12-31' })).toMatchObject({ path: 'starts' })
    expect(await problemOf({ starts: '2026-12-31', ends: '2026-12-01' })).toMatchObject({ path: 'ends' })
    expect(await refusalOf(getOfferHelp(service, await newPerson('mediaOwner'), { id }))).toMatch(/^not_found/)
    await service.db.run(`delete from listings where id = '${wall}'`)
    expect(await getOfferHelp(service, owner, { id })).toEqual({
      ...{ price: null, suggestions: [] },
      problem: { path: 'starts', message: 'This is no longer sold' },
    })
    expect((await getRequestBackground(service, owner, id)).gaps).toMatchObject({ before: null, after: null })
  })
})

test('days that were chosen for a medium without issues are offered as any others', async () => {
  const spots = await newWall({ capacity: null, unit: 'per_insertion' })
  const days = ['2026-12-15', '2026-12-17']
  const { campaign } = await addToCampaign(service, user, itemOf(spots, { startDate: days[0], endDate: days[1], days }))
  await approveCampaign(service, STAFF, await approvalOf(await send(user, campaign)))
  const line = lineIn(await getCampaign(service, user, campaign.id))
  expect(await getOfferHelp(service, owner, { id: line.id })).toMatchObject({
    price: { media: 200_000 },
    problem: null,
  })
  const offer = { starts: '2026-12-16', ends: '2026-12-18', days: ['2026-12-16', '2026-12-18'], media: 1, setup: 0 }
  expect(await counterLine(service, owner, { ...line, offer })).toMatchObject({ offer })
})

describe('of what is printed', () => {
  /** A request for two Sundays of a paper that appears on Sundays. */
  async function sundays() {
    const paper = await newWall({
      capacity: null,
      unit: 'per_insertion',
      details: { appears: { weekdays: [0], artworkDays: 2 } },
    })
    await buildSpots(service.db, paper, { id: 'back', unit: 'per_insertion', capacity: 1 })
    const asked = async (by: CurrentUser, days: string[]) => {
      const more = { startDate: days[0], endDate: days.at(-1), days }
      const { campaign } = await addToCampaign(service, by, itemOf(`${paper}:back`, more))
      const sent = await send(by, campaign)
      await approveCampaign(service, STAFF, await approvalOf(sent))
      return lineIn(await getCampaign(service, by, sent.id))
    }
    return asked
  }

  test('days of issue are suggested, and nothing else can be offered', async () => {
    const asked = await sundays()
    const line = await asked(user, ['2026-12-13', '2026-12-20', '2027-01-03'])
    const other = await asked(await newPerson(), ['2026-12-27'])
    const { price, problem, suggestions } = await getOfferHelp(service, owner, { id: line.id })
    expect({ price, problem }).toEqual({ price: { media: line.media, setup: line.setup }, problem: null })
    expect(suggestions.map(({ starts, ends, days }) => [starts, ends, days])).toEqual(
      [
        ['2026-12-06', '2026-12-13', '2026-12-20'],
        ['2026-12-20', '2027-01-03', '2027-01-10'],
        ['2026-11-29', '2026-12-06', '2026-12-13'],
      ].map((days) => [days[0], days[2], days]),
    )
    expect((await getRequestBackground(service, owner, line.id)).gaps).toMatchObject({ before: null, after: null })
    const days = ['2026-12-20', '2026-12-28']
    const help = await getOfferHelp(service, owner, { id: line.id, days })
    expect(help.problem).toMatchObject({ path: 'days.0', message: expect.stringContaining('No issue appears on') })

    // A failure of ours is no reason why days cannot be booked.
    await expect(getOfferHelp(service, owner, { id: line.id, days: ['2026-12-2x'] })).rejects.toThrow(RangeError)

    const offer = { starts: '2026-12-20', ends: '2026-12-28', days, media: line.media, setup: 0 }
    expect(await detailOf(counterLine(service, owner, { ...line, offer }))).toMatchObject({
      code: 'bad_input',
      issues: [{ path: 'days.1', message: 'No issue appears on 28 Dec' }],
    })
    const taken = { ...offer, ends: '2026-12-27', days: ['2026-12-20', '2026-12-27'] }
    expect(await refusalOf(counterLine(service, owner, { ...line, offer: taken }))).toMatch(/^taken/)
    await confirmLine(service, owner, other)
    expect(await refusalOf(counterLine(service, owner, { ...line, offer: taken }))).toMatch(/^taken/)
    expect(await refusalOf(counterLine(service, owner, { ...line, offer: { ...offer, days: null } }))).toMatch(
      /^bad_input/,
    )
    const good = { ...offer, ends: '2027-01-10', days: ['2026-12-20', '2027-01-03', '2027-01-10'] }
    for (const wrong of [
      { days: [] },
      { days: ['2026-12-20', '2027-01-10', '2027-01-03', '2027-01-17'], ends: '2027-01-17' },
      { days: ['2026-12-20', '2026-12-20', '2027-01-10'] },
      { starts: '2026-12-13' },
      { ends: '2027-01-17' },
    ]) {
      const refused = counterLine(service, owner, { ...line, offer: { ...good, ...wrong } })
      expect(await refusalOf(refused), JSON.stringify(wrong)).toBe('bad_input: Offer each day once, in their order')
    }
    expect(await counterLine(service, owner, { ...line, offer: good })).toMatchObject({ offer: good })
  })
})
