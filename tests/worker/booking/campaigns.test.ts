import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addToCampaign } from '../../../worker/booking/campaigns/add-line.server.ts'
import { changeLine, removeLine } from '../../../worker/booking/campaigns/change-line.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { submitCampaign, withdrawCampaign } from '../../../worker/booking/campaigns/submit.server.ts'
import { MAX_HELD_LINES } from '../../../worker/booking/rules/campaigns/campaign-item.ts'
import { parties } from '../../../worker/organisations/billing.table.ts'
import { itemOf, newDraft, newPerson, newWall, outcomes, placesOn, send, toldOf } from '../../support/bookings.ts'
import { buildGroup } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService } from '../../support/staff.ts'

const user = await newPerson()

describe('adding to a campaign', () => {
  test('makes a campaign and its line at once, at the price of today', async () => {
    const wall = await newWall({ rate: 18_500_000, setup: 1_680_000 })
    const { campaign, line, isReplay } = await addToCampaign(service, user, itemOf(wall, { endDate: '2027-02-14' }))
    expect(campaign).toMatchObject({ status: 'draft', starts: '2026-12-15', ends: '2027-02-14', version: 1 })
    expect(campaign.ref).toMatch(/^CMP-\d{4}$/)
    expect(line.ref).toMatch(/^BKG-\d{4}$/)
    // The wall and its owner are in one state: two heads.
    expect(line).toMatchObject({
      status: 'draft',
      media: 37_000_000,
      setup: 1_680_000,
      cgst: 3_481_200,
      sgst: 3_481_200,
      igst: 0,
      total: 45_642_400,
      snapshot: { title: `Title of ${wall}`, path: `/category/ooh/${wall}/${wall}` },
    })
    expect(isReplay).toBe(false)
    expect(await placesOn(wall)).toEqual([])
    expect(await audited(line.id)).toEqual([
      { action: 'line.added', actor: user.id, detail: JSON.stringify({ campaign: campaign.id }) },
    ])
  })

  test('takes the discount of a long booking', async () => {
    const wall = await newWall({ rate: 18_500_000 })
    await env.DB.prepare('INSERT INTO discounts VALUES (?, 3, 500)').bind(wall).run()
    const { line } = await addToCampaign(service, user, itemOf(wall, { endDate: '2027-03-14' }))
    expect(line).toMatchObject({ media: 52_725_000, cgst: 4_745_250 })
  })

  test('takes the tax of the state of a site, and of that of the buyer where there is none', async () => {
    const buyer = await newPerson()
    await service.db.update(parties).set({ state: 'Karnataka' }).where(eq(parties.userId, buyer.id))
    await buildGroup(service.db, { category: 'radio', group: 'taxed' }, { id: 'taxed' })
    const taxOf = async (resource: string) => (await addToCampaign(service, buyer, itemOf(resource))).line
    expect(await taxOf(await newWall())).toMatchObject({ placeState: 'Maharashtra', cgst: 9_000, sgst: 9_000, igst: 0 })
    expect(await taxOf('taxed')).toMatchObject({ placeState: 'Karnataka', cgst: 0, sgst: 0, igst: 18_000 })
  })

  test('goes on with a draft, whose dates grow', async () => {
    const [one, two] = [await newWall(), await newWall()]
    const draft = await newDraft(user, [one])
    const more = { campaign: draft.id, startDate: '2026-12-01', endDate: '2027-02-28' }
    const { campaign } = await addToCampaign(service, user, itemOf(two, more))
    expect(campaign).toMatchObject({ starts: '2026-12-01', ends: '2027-02-28', version: 2 })
    expect(campaign.lines).toHaveLength(2)
    expect(campaign.total).toBe(campaign.lines.reduce((sum, line) => sum + line.total, 0))
  })

  test('is done once by ten requests with one key, and all get the same answer', async () => {
    const item = itemOf(await newWall())
    const answers = await Promise.all(Array.from({ length: 10 }, () => addToCampaign(service, user, item)))
    expect(new Set(answers.map(({ line }) => line.id)).size).toBe(1)
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
    expect(answers[0]?.campaign.lines).toHaveLength(1)
  })

  test('refuses a key that was used with another body', async () => {
    const item = itemOf(await newWall())
    await addToCampaign(service, user, item)
    expect(await refusalOf(addToCampaign(service, user, { ...item, endDate: '2027-02-14' }))).toMatch(/^key_reused/)
  })

  test('gives a name once, also to two at a time', async () => {
    const wall = await newWall()
    const named = (campaignName: string) => addToCampaign(service, user, itemOf(wall, { campaignName }))
    expect(await outcomes([named('Monsoon'), named('MONSOON'), named('monsoon')])).toEqual({ done: 1, conflict: 2 })
    expect(await detailOf(named('Monsoon'))).toMatchObject({ issues: [{ path: 'campaignName' }] })
    const other = await newPerson()
    expect((await addToCampaign(service, other, itemOf(wall, { campaignName: 'Monsoon' }))).isReplay).toBe(false)
  })

  test("does not find another's campaign", async () => {
    const wall = await newWall()
    const draft = await newDraft(await newPerson(), [wall])
    expect(await refusalOf(addToCampaign(service, user, itemOf(wall, { campaign: draft.id })))).toMatch(/^not_found/)
    expect(await refusalOf(getCampaign(service, user, draft.id))).toMatch(/^not_found/)
  })

  test('is not possible while the campaign waits for approval', async () => {
    const draft = await newDraft(user, [await newWall()])
    await send(user, draft)
    const more = addToCampaign(service, user, itemOf(await newWall(), { campaign: draft.id }))
    expect(await refusalOf(more)).toBe('conflict: This campaign is with our team')
  })

  test('takes no issue whose artwork deadline is over', async () => {
    const appears = { weekdays: [0], artworkDays: 30 }
    const paper = await newWall({ capacity: null, unit: 'per_insertion', details: { appears } })
    const on = (...days: string[]) =>
      refusalOf(addToCampaign(service, user, itemOf(paper, { startDate: days[0], endDate: days.at(-1), days })))
    expect(await on('2026-12-13', '2026-12-27')).toBe('bad_input: Artwork is no longer taken for 13 Dec 2026')
  })

  test.each([
    [{ startDate: '2026-11-19' }, 'startDate', 'The first day has passed'],
    // Five working days for mounting.
    [{ startDate: '2026-11-26' }, 'startDate', 'The first possible day is 27 Nov 2026'],
    [{ endDate: '2026-12-01' }, 'endDate', 'The last day is before the first'],
    [{ endDate: '2031-12-15' }, 'endDate', 'Calendars are open until 19 May 2028'],
    [{ endDate: '2027-01-12' }, 'endDate', 'At least 1 month: until 14 Jan 2027'],
    [{ quantity: 2, endDate: '2027-01-14' }, 'quantity', undefined],
  ])('%j names its field', async (more, path, message) => {
    const wall = await newWall(path === 'quantity' ? { minQuantity: 3, step: 3, capacity: 9 } : {})
    const body = await detailOf(addToCampaign(service, user, itemOf(wall, more)))
    expect(body).toMatchObject({ code: 'bad_input', issues: [{ path, ...(message && { message }) }] })
  })

  test('says so when the page showed another price', async () => {
    const wall = await newWall({ rate: 100_000 })
    const shown = (price: number) => itemOf(wall, { inventory: { id: wall, price } })
    expect(await detailOf(addToCampaign(service, user, shown(99_999)))).toMatchObject({
      code: 'price_changed',
      was: 99_999,
      now: 100_000,
    })
    expect((await addToCampaign(service, user, shown(100_000))).line.rate).toBe(100_000)
  })
})

describe('a draft', () => {
  test('changes a line at the price of today, once for each version', async () => {
    const draft = await newDraft(user, [await newWall()])
    const line = draft.lines[0]?.id ?? ''
    const ref = { campaign: draft.id, line }
    const longer = { startDate: '2026-12-15', endDate: '2027-02-14', version: 1 }
    expect(await outcomes([changeLine(service, user, ref, longer), changeLine(service, user, ref, longer)])).toEqual({
      done: 1,
      conflict: 1,
    })
    const after = await getCampaign(service, user, draft.id)
    expect(after).toMatchObject({ ends: '2027-02-14', lines: [{ version: 2, media: 200_000 }] })
  })

  test('loses a line, whose days it no longer spans', async () => {
    const draft = await newDraft(user, [await newWall(), await newWall()])
    const [first, second] = draft.lines
    await changeLine(
      service,
      user,
      { campaign: draft.id, line: second?.id ?? '' },
      { startDate: '2026-12-15', endDate: '2027-06-14', version: 1 },
    )
    const after = await removeLine(service, user, { campaign: draft.id, line: second?.id ?? '' }, 2)
    expect(after).toMatchObject({ ends: '2027-01-14', lines: [{ id: first?.id }] })
    expect(await audited(second?.id ?? '')).toHaveLength(3)
  })
})

describe('sending a campaign', () => {
  test('holds all its places for 72 hours, and tells staff', async () => {
    const walls = [await newWall(), await newWall()]
    const { ctx, published } = recordedService()
    const sent = await send(user, await newDraft(user, walls), ctx)
    expect(sent).toMatchObject({ status: 'pending', version: 3, lines: [{ status: 'held' }, { status: 'held' }] })
    const until = service.now.getTime() + 72 * 3_600_000
    for (const wall of walls) {
      expect(await placesOn(wall)).toEqual([{ starts: '2026-12-15', until: '2027-01-15', expires_at: until }])
    }
    expect(await toldOf(sent.id)).toEqual([
      { audience: 'staff', kind: 'campaign.submitted' },
      { audience: `user:${user.id}`, kind: 'campaign.submitted' },
    ])
    expect(published()).toEqual(['campaign.submitted'])
    expect((await audited(sent.id)).map(({ action }) => action)).toEqual(['campaign.created', 'campaign.submitted'])
  })

  test('gives one place to one of many, and the others what is free near it', async () => {
    const wall = await newWall({ rating: 5 })
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()))
    const drafts = await Promise.all(people.map(async (one) => ({ one, draft: await newDraft(one, [wall]) })))
    const results = drafts.map(({ one, draft }) => send(one, draft))
    expect(await outcomes(results)).toEqual({ done: 1, taken: 5 })
    expect(await placesOn(wall)).toHaveLength(1)
    const [refused] = (await Promise.allSettled(results)).filter((one) => one.status === 'rejected')
    expect(refused?.reason.body.lines[0]).toMatchObject({
      title: `Title of ${wall} (TEST-${wall})`,
      nearest: [{ start: '2027-01-15', end: '2027-02-14' }],
    })
  })

  test('takes all places or none, and names the line that cannot', async () => {
    const [free, full] = [await newWall(), await newWall()]
    const other = await newPerson()
    await send(other, await newDraft(other, [full]))
    const draft = await newDraft(user, [free, full])
    const body = await detailOf(send(user, draft))
    expect(body).toMatchObject({ code: 'taken', lines: [{ id: draft.lines[1]?.id }] })
    expect(await placesOn(free)).toEqual([])
    expect(await getCampaign(service, user, draft.id)).toMatchObject({ status: 'draft', version: draft.version })
  })

  test('does not give one place twice to two lines of one campaign', async () => {
    const wall = await newWall()
    const draft = await newDraft(user, [wall, wall])
    expect(await detailOf(send(user, draft))).toMatchObject({ code: 'taken', lines: [{ id: draft.lines[1]?.id }] })
  })

  test('happens once by two clicks', async () => {
    const draft = await newDraft(user, [await newWall()])
    expect(await outcomes([send(user, draft), send(user, draft)])).toEqual({ done: 1, conflict: 1 })
  })

  test('refuses another sum than the page showed, until it is accepted', async () => {
    const wall = await newWall({ rate: 100_000 })
    const draft = await newDraft(user, [wall])
    await env.DB.prepare('UPDATE listings SET rate = 200000 WHERE id = ?').bind(wall).run()
    const body = await detailOf(send(user, draft))
    expect(body).toMatchObject({ code: 'price_changed', was: 118_000, now: 236_000 })
    const sent = await submitCampaign(service, user, draft.id, { version: draft.version, expect: 236_000 })
    expect(sent.lines[0]).toMatchObject({ rate: 200_000, media: 200_000, total: 236_000 })
    // A campaign that was sent keeps its price.
    await env.DB.prepare('UPDATE listings SET rate = 300000 WHERE id = ?').bind(wall).run()
    expect((await getCampaign(service, user, draft.id)).total).toBe(236_000)
  })

  test('needs a line, a confirmed address, and days that are still ahead', async () => {
    const draft = await newDraft(user, [await newWall()])
    expect(await refusalOf(send({ ...user, emailVerified: false }, draft))).toMatch(/^forbidden/)
    const later = { ...service, now: new Date('2026-12-14T12:00:00+05:30') }
    expect(await detailOf(send(user, draft, later))).toMatchObject({
      code: 'bad_input',
      issues: [{ path: `lines.${draft.lines[0]?.id}.startDate` }],
    })
    const emptied = await removeLine(service, user, { campaign: draft.id, line: draft.lines[0]?.id ?? '' }, 1)
    expect(await refusalOf(send(user, emptied))).toMatch(/^bad_input/)
  })

  test('names what is no longer sold', async () => {
    const wall = await newWall()
    const draft = await newDraft(user, [wall])
    await env.DB.prepare('DELETE FROM listings WHERE id = ?').bind(wall).run()
    expect(await refusalOf(send(user, draft))).toBe(`conflict: Title of ${wall} (TEST-${wall}) is no longer sold`)
  })

  test('holds no more places than one advertiser may', async () => {
    const keen = await newPerson()
    const wall = await newWall({ capacity: 100 })
    const first = await newDraft(
      keen,
      Array.from({ length: MAX_HELD_LINES }, () => wall),
    )
    await send(keen, first)
    expect(await refusalOf(send(keen, await newDraft(keen, [wall])))).toMatch(/^conflict: At most 40/)
  })

  test('is taken back: the places are free, and it can be sent again', async () => {
    const wall = await newWall()
    const sent = await send(user, await newDraft(user, [wall]))
    expect(
      await outcomes([
        withdrawCampaign(service, user, sent.id, sent.version),
        withdrawCampaign(service, user, sent.id, sent.version),
      ]),
    ).toEqual({ done: 1, conflict: 1 })
    expect(await placesOn(wall)).toEqual([])
    const draft = await getCampaign(service, user, sent.id)
    expect(draft).toMatchObject({ status: 'draft', lines: [{ status: 'draft' }] })
    expect(await send(user, draft)).toMatchObject({ status: 'pending' })
  })
})
