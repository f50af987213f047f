import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rejectCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { addToCampaign, MAX_DRAFTS, MAX_LINES } from '../../../worker/booking/campaigns/add-line.server.ts'
import { changeLine, removeLine } from '../../../worker/booking/campaigns/change-line.server.ts'
import { copyCampaign } from '../../../worker/booking/campaigns/copy-campaign.server.ts'
import {
  deleteCampaign,
  editCampaign,
  restoreCampaign,
  reviseCampaign,
} from '../../../worker/booking/campaigns/edit-campaign.server.ts'
import { findNewestDraft, listCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { priceToday } from '../../../worker/booking/campaigns/price-today.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { getSelectedItem } from '../../../worker/booking/campaigns/selected-item.server.ts'
import { submitCampaign, withdrawCampaign } from '../../../worker/booking/campaigns/submit.server.ts'
import { campaignLines, campaigns } from '../../../worker/booking/campaigns.table.ts'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import { MAX_HELD_LINES } from '../../../worker/booking/rules/campaigns/campaign-item.ts'
import { findListing } from '../../../worker/catalogue/catalogue.server.ts'
import { refOf } from '../../../worker/catalogue/rules/availability/resource.ts'
import { parties } from '../../../worker/organisations/billing.table.ts'
import {
  approvalOf,
  at,
  itemOf,
  lineIn,
  newDraft,
  newPerson,
  newRequest,
  newWall,
  outcomes,
  placesOn,
  send,
  toldOf,
} from '../../support/bookings.ts'
import { buildGroup, buildSpots } from '../../support/rows.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'

const user = await newPerson()

/** Adds as many rows like one of a campaign or of a line. */
async function copied(table: typeof campaigns | typeof campaignLines, id: string, count: number) {
  const [row] = await service.db.select().from(table).where(eq(table.id, id))
  const insert = (n: number) => {
    const own = { id: `${id}-${n}`, ref: `${id}-${n}`, key: crypto.randomUUID(), name: `${id} ${n}` }
    return service.db.insert(table).values({ ...row, ...own } as never)
  }
  await service.db.batch([insert(1), ...Array.from({ length: count - 1 }, (_, n) => insert(n + 2))])
}

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
    const { campaign } = await addToCampaign(service, user, item)
    expect(await refusalOf(addToCampaign(service, user, { ...item, endDate: '2027-02-14' }))).toMatch(/^key_reused/)
    expect((await addToCampaign(service, await newPerson(), item)).isReplay).toBe(false)
    await deleteCampaign(service, user, campaign.id, campaign.version)
    expect(await refusalOf(addToCampaign(service, user, item))).toMatch(/^key_reused/)
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

  test('is possible to a draft at any time, and to an approved campaign until its last day', async () => {
    const [draft, approved] = [await newDraft(user, [await newWall()]), await newRequest(user, [await newWall()])]
    const add = async (day: string, campaign: string) =>
      refusalOf(
        addToCampaign(
          at(`${day}T12:00:00+05:30`),
          user,
          itemOf(await newWall(), { campaign, startDate: '2027-03-01', endDate: '2027-03-31' }),
        ),
      )
    expect(await add('2027-02-01', draft.id)).toBe('nothing was refused')
    expect(await add('2027-01-14', approved.id)).toBe('nothing was refused')
    expect(await add('2027-01-15', approved.id)).toBe('conflict: Nothing can be added to this campaign')
  })

  test('takes no issue whose artwork deadline is over', async () => {
    const appears = { weekdays: [0], artworkDays: 30 }
    const paper = await newWall({ capacity: null, unit: 'per_insertion', details: { appears } })
    const on = (...days: string[]) =>
      refusalOf(addToCampaign(service, user, itemOf(paper, { startDate: days[0], endDate: days.at(-1), days })))
    expect(await on('2026-12-13', '2026-12-27')).toBe('bad_input: Artwork is no longer taken for 13 Dec 2026')
    expect(await on('2026-12-20', '2026-12-27')).toBe('nothing was refused')
  })

  test('names the line that cannot be priced today, and takes no failure for a refusal', async () => {
    const paper = await newWall({
      ...{ capacity: null, unit: 'per_insertion', details: { appears: { weekdays: [0], artworkDays: 2 } } },
    })
    const line = lineIn(await newDraft(user, [await newWall()]))
    const priced = (day: string) =>
      priceToday(service, user, [{ ...line, resource: paper, days: [day], insertions: 1 }])
    expect(await priced('2026-12-21')).toMatchObject([
      { values: null, problem: { code: 'bad_input', issues: [{ path: `lines.${line.id}.days` }] } },
    ])
    await expect(priced('2026-12-2x')).rejects.toThrow(RangeError)
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

  test('takes the listing as the page showed it, and says so when its kind, its place or its owner has changed', async () => {
    const wall = await newWall({ type: 'Billboard', city: 'Pune' })
    const { place, owner } = (await findListing(service, wall)) ?? expect.unreachable()
    const seen = {
      type: 'Billboard',
      location: { city: 'Pune', state: place.state },
      mediaOwner: { id: owner.id, name: owner.name },
    }
    const shown = (more: object = {}) =>
      refusalOf(addToCampaign(service, user, itemOf(wall, { inventory: { id: wall, ...seen, ...more } })))
    expect(await shown()).toBe('nothing was refused')
    for (const more of [
      { type: 'Unipole' },
      { location: { ...seen.location, city: 'Nashik' } },
      { location: { ...seen.location, state: 'Goa' } },
      { mediaOwner: { ...seen.mediaOwner, id: 'another-owner' } },
      { mediaOwner: { ...seen.mediaOwner, name: 'Another Owner' } },
    ]) {
      expect(await shown(more)).toBe('conflict: This listing has changed. Please check it again')
    }
  })

  test('begins with what is sold: the listing with its rate, or a choice of its spots', async () => {
    const photos = [{ key: 'pho_1', alt: '' }]
    const wall = await newWall({ title: 'Wall', rate: 250_000, variant: 'unipole', photos })
    const hall = await newWall({ title: 'Hall', variant: 'billboard' })
    await buildSpots(service.db, hall, { id: 'door', name: 'Door', variant: 'standee' }, { id: 'foyer', name: 'Foyer' })
    expect(await getSelectedItem(service, refOf(wall))).toMatchObject({
      ...{ variant: 'unipole', photo: expect.stringContaining('pho_1') },
      ...{ id: wall, title: 'Wall', category: 'ooh', appears: null, firstDay: '2026-11-27' },
      rate: { rate: 250_000 },
      monthly: 250_000,
    })
    expect(await getSelectedItem(service, refOf(hall))).toMatchObject({
      title: `Hall (TEST-${hall})`,
      spots: [
        { id: `${hall}:door`, name: 'Door' },
        { id: `${hall}:foyer`, name: 'Foyer' },
      ],
    })
    expect(await getSelectedItem(service, refOf(`${hall}:foyer`))).toMatchObject({
      id: `${hall}:foyer`,
      title: 'Foyer, Hall',
      ...{ variant: 'billboard', photo: null },
    })
    expect(await getSelectedItem(service, refOf(`${hall}:door`))).toMatchObject({ variant: 'standee' })
    expect(await refusalOf(getSelectedItem(service, refOf('no-such-wall')))).toMatch(/^not_found/)
  })

  test('names a new campaign, and one has at most so many lines', async () => {
    const wall = await newWall({ capacity: 1_000 })
    const unnamed = addToCampaign(service, user, itemOf(wall, { campaignName: undefined }))
    expect(await detailOf(unnamed)).toMatchObject({ code: 'bad_input', issues: [{ path: 'campaignName' }] })
    const draft = await newDraft(user, [wall])
    await copied(campaignLines, lineIn(draft).id, MAX_LINES - 1)
    const more = addToCampaign(service, user, itemOf(wall, { campaign: draft.id }))
    expect(await refusalOf(more)).toBe(`conflict: A campaign has at most ${MAX_LINES} lines`)
  })

  test('keeps at most so many drafts', async () => {
    const keen = await newPerson()
    const [draft, second] = [await newDraft(keen, [await newWall()]), await newDraft(keen, [await newWall()])]
    await copied(campaigns, draft.id, MAX_DRAFTS - 2)
    const many = addToCampaign(service, keen, itemOf(await newWall()))
    expect(await refusalOf(many)).toBe(`conflict: At most ${MAX_DRAFTS} drafts can be kept. Delete one first`)
    const copy = { name: 'One more', startDate: '2027-03-01', key: crypto.randomUUID() }
    const other = await newDraft(user, [await newWall()])
    expect((await copyCampaign(service, user, other.id, copy)).refused).toEqual([])
    expect(await refusalOf(copyCampaign(service, keen, draft.id, copy))).toMatch(/^conflict: At most/)
    await deleteCampaign(service, keen, draft.id, draft.version)
    const again = (await copyCampaign(service, keen, second.id, copy)).campaign
    await deleteCampaign(service, keen, again.id, again.version)
    expect((await addToCampaign(service, keen, itemOf(await newWall()))).isReplay).toBe(false)
  })
})

describe('a campaign that is edited', () => {
  test('keeps what staff approved: a budget is changed in a draft alone', async () => {
    const draft = await newDraft(user, [await newWall()])
    const edit = (version: number, more: object) => editCampaign(service, user, draft.id, { version, ...more })
    const { version, budget } = await edit(draft.version, { budget: 50_000_000 })
    expect(budget).toBe(50_000_000)
    const sent = await send(user, await getCampaign(service, user, draft.id))
    expect(sent.version).toBe(version + 1)
    expect(await detailOf(edit(sent.version, { budget: 1_00_00_000 }))).toMatchObject({
      code: 'bad_input',
      issues: [{ path: 'budget' }],
    })
    expect(await edit(sent.version, { budget, objective: 'Sales' })).toMatchObject({ budget, objective: 'Sales' })
    expect(await refusalOf(edit(sent.version, { objective: '' }))).toMatch(/^conflict: This campaign has changed/)
  })

  test('has a name of its own, and may keep it or write it in another case', async () => {
    const [one, two] = [await newDraft(user, [await newWall()]), await newDraft(user, [await newWall()])]
    const renamed = (name: string) => editCampaign(service, user, one.id, { version: one.version, name })
    expect(await detailOf(renamed(two.name.toUpperCase()))).toMatchObject({ issues: [{ path: 'campaignName' }] })
    expect((await renamed(one.name.toUpperCase())).name).toBe(one.name.toUpperCase())
    const copy = { name: two.name, startDate: '2027-03-01', key: crypto.randomUUID() }
    expect(await detailOf(copyCampaign(service, user, one.id, copy))).toMatchObject({
      issues: [{ path: 'campaignName' }],
    })
  })

  test('is deleted and revised only in the states for it, and an undo brings back that draft alone', async () => {
    const [one, two] = [await newDraft(user, [await newWall()]), await newDraft(user, [await newWall()])]
    const restore = (by: typeof user) => refusalOf(restoreCampaign(service, by, one.id))
    expect(await restore(user)).toMatch(/^not_found/)
    expect(await refusalOf(reviseCampaign(service, user, one.id, one.version))).toMatch(/^conflict/)
    const sent = await send(user, one)
    expect(await refusalOf(deleteCampaign(service, user, sent.id, sent.version))).toMatch(/^conflict/)
    const back = await withdrawCampaign(service, user, sent.id, sent.version)
    // Open pages of its advertiser follow; staff are not notified of what is not sent.
    const { ctx, publish } = recordedService()
    const named = await editCampaign(ctx, user, one.id, { version: back.version, objective: 'Sales' })
    await deleteCampaign(ctx, user, one.id, named.version)
    const toldOne = (version: number) => [
      [{ event: 'draft.changed', data: { id: one.id, version } }],
      [`user:${user.id}`],
    ]
    expect(publish.mock.calls).toEqual([toldOne(named.version), toldOne(named.version + 1)])
    await deleteCampaign(service, user, two.id, two.version)
    expect((await listCampaigns(service, user)).map(({ id }) => id)).not.toContain(one.id)
    expect(await restore(await newPerson())).toMatch(/^not_found/)
    expect(await restoreCampaign(service, user, one.id)).toMatchObject({ id: one.id, status: 'draft' })
    expect(await refusalOf(getCampaign(service, user, two.id))).toMatch(/^not_found/)
    expect(await restore(user)).toMatch(/^not_found/)
    await newDraft(user, [await newWall()])
    await service.db.update(campaigns).set({ name: one.name }).where(eq(campaigns.id, two.id))
    expect(await refusalOf(restoreCampaign(service, user, two.id))).toMatch(/^conflict: You already have a campaign/)
  })
})

describe('a draft', () => {
  test('alone is changed: not what staff review, nor what they sent back, until it is revised', async () => {
    const sent = await send(user, await newDraft(user, [await newWall()]))
    const line = { campaign: sent.id, line: lineIn(sent).id }
    const over = at('2026-11-25T18:00:00+05:30')
    await expireLines(over)
    const expired = lineIn(await getCampaign(over, user, sent.id))
    expect(expired.status).toBe('expired')
    expect(await refusalOf(removeLine(over, user, line, expired.version))).toMatch(/^conflict/)
    const rejected = await rejectCampaign(service, STAFF, { ...(await approvalOf(sent)), reason: 'No such company' })
    const change = ({ version }: { version: number }) =>
      changeLine(service, user, line, { startDate: '2026-12-15', endDate: '2027-02-14', version })
    expect(await refusalOf(change(lineIn(rejected)))).toMatch(/^conflict/)
    const revised = await reviseCampaign(service, user, sent.id, rejected.version)
    expect((await change(lineIn(revised))).ends).toBe('2027-02-14')
    // The earlier decision of staff stays, whatever becomes of the next request.
    const again = await send(user, await getCampaign(service, user, sent.id))
    await withdrawCampaign(service, user, sent.id, again.version)
    expect(await rowsOf('SELECT status FROM approvals WHERE subject_id = ? ORDER BY status', sent.id)).toEqual([
      { status: 'rejected' },
      { status: 'withdrawn' },
    ])
  })

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
    const remove = (version: number) =>
      removeLine(service, user, { campaign: draft.id, line: second?.id ?? '' }, version)
    expect(await detailOf(remove(1))).toMatchObject({ code: 'conflict', current: { version: 2 } })
    const after = await remove(2)
    expect(after).toMatchObject({ ends: '2027-01-14', lines: [{ id: first?.id }] })
    expect(await audited(second?.id ?? '')).toHaveLength(3)
  })
})

test('the newest draft with a line is named to its advertiser alone, until it is sent', async () => {
  const keen = await newPerson()
  const newest = async () => (await findNewestDraft(service, keen))?.id ?? null
  await newDraft(await newPerson(), [await newWall()])
  expect(await newest()).toBeNull()
  const [one, two] = [
    await newDraft(keen, [await newWall()]),
    await newDraft(keen, [await newWall()], { ctx: at('2026-11-20T13:00:00+05:30') }),
  ]
  expect(await newest()).toBe(two.id)
  await removeLine(service, keen, { campaign: two.id, line: lineIn(two).id }, 1)
  expect(await newest()).toBe(one.id)
  await send(keen, one)
  // An approved campaign with a line that is not sent is no draft.
  const { id } = await newRequest(keen, [await newWall()])
  await addToCampaign(service, keen, itemOf(await newWall(), { campaign: id }))
  expect(await newest()).toBeNull()
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
    const renamed = await newDraft(user, [await newWall()])
    const meanwhile = changedBefore(() =>
      editCampaign(service, user, renamed.id, { version: renamed.version, objective: 'Sales' }),
    )
    expect(await detailOf(send(user, renamed, meanwhile))).toMatchObject({
      ...{ code: 'conflict', message: 'This campaign has changed since you opened it' },
      current: { version: renamed.version + 1 },
    })
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
    const [gone, other] = [await newDraft(user, [wall, await newWall()]), await newDraft(user, [await newWall()])]
    const line = lineIn(gone, 1)
    const sent = await send(user, await removeLine(service, user, { campaign: gone.id, line: line.id }, line.version))
    await send(user, other)
    // The facts that a booking was sent with stay, whatever its listing says.
    await service.db.run(
      `UPDATE campaign_lines SET snapshot = json_set(snapshot, '$.proof.lat', 1.5) WHERE campaign_id = '${other.id}'`,
    )
    const waiting = await getCampaign(service, user, other.id)
    expect(await refusalOf(withdrawCampaign(service, user, sent.id, sent.version - 1))).toMatch(/^conflict/)
    const { ctx, publish, purge } = recordedService()
    expect(
      await outcomes([
        withdrawCampaign(ctx, user, sent.id, sent.version),
        withdrawCampaign(ctx, user, sent.id, sent.version),
      ]),
    ).toEqual({ done: 1, conflict: 1 })
    expect(publish.mock.calls.flatMap(([changes]) => changes)).toEqual([
      { event: 'campaign.withdrawn', data: { id: sent.id, version: sent.version + 1 } },
    ])
    expect(purge).toHaveBeenCalledWith(['catalogue', 'category:ooh', `listing:${wall}`])
    const { id: approved, version } = await newRequest(user, [await newWall()])
    expect(await refusalOf(withdrawCampaign(service, user, approved, version))).toMatch(/^conflict/)
    expect(await placesOn(wall)).toEqual([])
    const draft = await getCampaign(service, user, sent.id)
    expect(draft).toMatchObject({ status: 'draft', lines: [{ status: 'draft' }] })
    expect(await getCampaign(service, user, waiting.id)).toEqual(waiting)
    expect(await send(user, draft)).toMatchObject({ status: 'pending' })
    expect(await getCampaign(service, user, waiting.id)).toEqual(waiting)
  })
})
