import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { rejectCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { getCampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import { expireLines } from '../../../worker/booking/lines/expire.server.ts'
import {
  acceptOffer,
  confirmLine,
  counterLine,
  declineLine,
  withdrawLine,
} from '../../../worker/booking/lines/line-decisions.server.ts'
import { postMessage } from '../../../worker/booking/lines/messages.server.ts'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { MAX_MESSAGES } from '../../../worker/booking/rules/messages/thread.ts'
import { listCampaignDocuments } from '../../../worker/money/documents/documents.server.ts'
import {
  approvalOf,
  at,
  dueAmounts,
  lineIn,
  newDraft,
  newOwner,
  newPerson,
  newRequest,
  newSides,
  newWall,
  outcomes,
  placesOn,
  send,
  toldOf,
} from '../../support/bookings.ts'
import { plansOf } from '../../support/recorder.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'

const { user, owner } = await newSides()

const ordersOf = ({ id }: Campaign) =>
  rowsOf(`SELECT id, number, "of", payable FROM documents WHERE campaign_id = ? AND kind = 'ro' ORDER BY n`, id)

describe("an owner's answer", () => {
  test('books the days for good and writes the order', async () => {
    const wall = await newWall({ rate: 99_999 })
    const request = await newRequest(user, [wall])
    const { ctx, published, purge } = recordedService()
    const line = await confirmLine(ctx, owner, lineIn(request))
    expect(line).toMatchObject({ status: 'confirmed', answerBy: null, version: lineIn(request).version + 1 })
    expect(await placesOn(wall)).toEqual([{ starts: '2026-12-15', until: '2027-01-15', expires_at: null }])
    expect(await ordersOf(request)).toMatchObject([
      { number: expect.stringMatching(/^RO\/26-27\/\d{6}$/), payable: 118_000 },
    ])
    // Staff, the advertiser, and every member of the owner receive it.
    expect(new Set(published())).toEqual(new Set(['line.confirmed']))
    expect(purge).toHaveBeenCalledWith(['catalogue', 'category:ooh', `listing:${wall}`])
    expect((await audited(line.id)).map(({ action }) => action)).toEqual(['line.added', 'line.confirmed'])
  })

  test('of several lines is one order, and what adds to it', async () => {
    const request = await newRequest(user, [await newWall(), await newWall()])
    for (const line of request.lines) await confirmLine(service, owner, line)
    const [first, second] = await ordersOf(request)
    expect(first?.of).toBeNull()
    expect(second?.of).toBe(first?.id)
  })

  test('is given once by two people of the owner', async () => {
    const colleague = await newOwner()
    const line = lineIn(await newRequest(user, [await newWall()]))
    const answers = [
      confirmLine(service, owner, line),
      confirmLine(service, colleague, line),
      declineLine(service, colleague, { ...line, reason: 'Sold' }),
      withdrawLine(service, user, line),
    ]
    expect(await outcomes(answers)).toEqual({ done: 1, conflict: 3 })
  })

  test("is nobody else's to give", async () => {
    const line = lineIn(await newRequest(user, [await newWall()]))
    const stranger = await newPerson('mediaOwner')
    const rival = await newOwner('another-owner')
    for (const one of [stranger, rival, user]) {
      expect(await refusalOf(confirmLine(service, one, line))).toMatch(/^not_found/)
    }
    expect(await refusalOf(withdrawLine(service, await newPerson(), line))).toMatch(/^not_found/)
  })

  test('needs the right to sell, and an offer to accept', async () => {
    const line = lineIn(await newRequest(user, [await newWall()]))
    const viewer = await newOwner()
    await rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, viewer.id)
    for (const refused of [
      () => confirmLine(service, viewer, line),
      () => declineLine(service, viewer, { ...line, reason: 'Sold' }),
      () => postMessage(service, 'mediaOwner', viewer, { line: line.id, text: 'Hello' }),
    ]) {
      expect(await refusalOf(refused())).toMatch(/^forbidden: .*right to sell/)
    }
    const former = await newOwner()
    const meanwhile = changedBefore(() =>
      rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, former.id),
    )
    expect(await refusalOf(declineLine(meanwhile, former, { ...line, reason: 'Sold' }))).toMatch(/^forbidden/)
    expect(await refusalOf(acceptOffer(service, user, line))).toMatch(/^conflict: This request has changed/)
    expect(await withdrawLine(service, user, line)).toMatchObject({ status: 'withdrawn', reason: '', answerBy: null })
  })

  test('needs the billing details of the side that books', async () => {
    const buyer = await newPerson()
    const [one, two] = (await newRequest(buyer, [await newWall(), await newWall()])).lines
    if (!one || !two) throw new Error('two lines were sent')
    const offer = { starts: two.starts, ends: two.ends, days: null, media: 80_000, setup: 0 }
    const countered = await counterLine(service, owner, { ...two, offer })
    const seller = await newOwner('unbilled-owner')
    await rowsOf(`UPDATE campaign_lines SET owner_id = 'unbilled-owner' WHERE id = ?`, one.id)
    await rowsOf(`DELETE FROM parties WHERE user_id = ? OR owner_id = 'unbilled-owner'`, buyer.id)
    expect(await refusalOf(confirmLine(service, seller, one))).toMatch(/^billing_needed/)
    expect(await refusalOf(acceptOffer(service, buyer, countered))).toMatch(/^billing_needed/)
  })

  test('comes too late once staff have completed the campaign', async () => {
    const request = await newRequest(user, [await newWall()])
    await rowsOf(`UPDATE campaigns SET status = 'completed', version = version + 1 WHERE id = ?`, request.id)
    expect(await refusalOf(confirmLine(service, owner, lineIn(request)))).toMatch(/^conflict/)
  })

  test('waits while the listing is paused: nothing is confirmed, offered or accepted, and it can be declined', async () => {
    const walls = [await newWall(), await newWall()]
    const [first, second] = (await newRequest(user, walls)).lines
    if (!first || !second) throw new Error('two lines were sent')
    const offer = { starts: '2027-02-01', ends: '2027-03-03', days: null, media: 80_000, setup: 0 }
    const countered = await counterLine(service, owner, { ...second, offer })
    for (const wall of walls) await rowsOf(`UPDATE owner_listings SET state = 'paused' WHERE id = ?`, wall)
    expect(await refusalOf(confirmLine(service, owner, first))).toMatch(/^conflict: This listing is paused/)
    expect(await refusalOf(counterLine(service, owner, { ...first, offer }))).toMatch(
      /^conflict: This listing is paused/,
    )
    expect(await refusalOf(acceptOffer(service, user, countered))).toMatch(/^conflict: The media owner has paused/)
    expect((await declineLine(service, owner, { ...first, reason: 'Repairs' })).status).toBe('declined')
    await rowsOf(`UPDATE owner_listings SET state = 'live' WHERE id = ?`, walls[1])
    expect((await acceptOffer(service, user, countered)).status).toBe('confirmed')
  })

  test('confirms what ran out while the days are free, and names what could be had where they are not', async () => {
    const [free, gone] = [await newWall(), await newWall()]
    const request = await newRequest(user, [free, gone])
    const later = at('2026-11-23T12:00:00+05:30')
    await expireLines(later)
    const expired = await getCampaign(later, user, request.id)
    expect(expired.lines).toMatchObject([{ status: 'expired' }, { status: 'expired' }])
    expect(await placesOn(free)).toEqual([])
    const rival = await newPerson()
    await send(rival, await newDraft(rival, [gone], { ctx: later }), later)
    expect(await confirmLine(later, owner, lineIn(expired))).toMatchObject({ status: 'confirmed' })
    // From a page that was open before it ran out.
    expect(await refusalOf(confirmLine(later, owner, lineIn(request, 1)))).toMatch(
      /^conflict: This request has changed/,
    )
    expect(await detailOf(confirmLine(later, owner, lineIn(expired, 1)))).toMatchObject({
      code: 'taken',
      lines: [{ nearest: [{ start: '2027-01-15', end: '2027-02-14' }] }],
    })
  })

  test('declines: the days are free, who watches them is notified, and less is to be paid', async () => {
    const [wall, other] = [await newWall(), await newWall()]
    const request = await newRequest(user, [wall, other])
    const watcher = await newPerson()
    await env.DB.prepare('INSERT INTO watches VALUES (?, ?, ?, ?)')
      .bind(watcher.id, wall, '2027-01-10', '2027-01-20')
      .run()
    const line = lineIn(request)
    const declined = await declineLine(service, owner, { ...line, reason: 'Sold' })
    expect(declined).toMatchObject({ status: 'declined', reason: 'Sold' })
    expect(await refusalOf(declineLine(service, owner, { ...line, reason: 'Again' }))).toMatch(/^conflict/)
    expect(await refusalOf(confirmLine(service, owner, declined))).toMatch(/^conflict/)
    expect(await placesOn(wall)).toEqual([])
    expect(await toldOf(wall)).toEqual([{ audience: `user:${watcher.id}`, kind: 'place.freed' }])
    expect((await toldOf(line.id)).at(-1)).toEqual({ audience: `user:${user.id}`, kind: 'line.declined' })
    expect((await dueAmounts(request)).reduce((sum, amount) => sum + amount, 0)).toBe(lineIn(request, 1).total)
  })

  test('offers other days, which are held, and the advertiser accepts them at the price offered', async () => {
    const wall = await newWall()
    const request = await newRequest(user, [wall])
    const offer = { starts: '2027-01-01', ends: '2027-01-31', days: null, media: 70_000, setup: 10_000 }
    const counter = (more: object) =>
      refusalOf(counterLine(service, owner, { ...lineIn(request), offer: { ...offer, ...more } }))
    expect(await counter({ starts: '2026-11-19' })).toMatch(/^bad_input/)
    expect(await counter({ ends: '2026-12-31' })).toMatch(/^bad_input/)
    expect(await counter({ days: ['2027-01-01', '2027-01-31'] })).toBe('bad_input: Offer days as they were asked for')
    const countered = await counterLine(service, owner, { ...lineIn(request), offer })
    const answerBy = service.now.getTime() + 48 * 3_600_000
    expect(countered).toMatchObject({ status: 'countered', offer, total: lineIn(request).total, answerBy })
    expect(await placesOn(wall)).toMatchObject([{ starts: '2027-01-01', until: '2027-02-01' }])
    const accepted = await outcomes([acceptOffer(service, user, countered), acceptOffer(service, user, countered)])
    expect(accepted).toEqual({ done: 1, conflict: 1 })
    const after = await getCampaign(service, user, request.id)
    expect(after.lines).toMatchObject([
      {
        status: 'confirmed',
        starts: '2027-01-01',
        media: 70_000,
        setup: 10_000,
        cgst: 7_200,
        total: 94_400,
        offer: null,
      },
    ])
    expect(await placesOn(wall)).toEqual([{ starts: '2027-01-01', until: '2027-02-01', expires_at: null }])
    expect(await ordersOf(request)).toMatchObject([{ payable: 94_400 }])
    expect((await dueAmounts(request)).reduce((sum, amount) => sum + amount, 0)).toBe(94_400)
  })

  test('cannot offer days that another has', async () => {
    const wall = await newWall()
    const rival = await newPerson()
    await send(rival, await newDraft(rival, [wall], { startDate: '2027-02-01', endDate: '2027-03-31' }))
    const line = lineIn(await newRequest(user, [wall]))
    const offer = { starts: '2027-03-01', ends: '2027-03-31', days: null, media: 80_000, setup: 0 }
    expect(await refusalOf(counterLine(service, owner, { ...line, offer }))).toMatch(/^taken/)
    expect(await placesOn(wall)).toHaveLength(2)
  })
})

test('both sides write messages about a line, until there are too many', async () => {
  const line = lineIn(await newRequest(user, [await newWall()]))
  const write = (by: 'advertiser' | 'mediaOwner', who: typeof user) =>
    postMessage(service, by, who, { line: line.id, text: 'Is it lit?' })
  expect(await write('advertiser', user)).toMatchObject([{ isOwn: true }])
  expect(await write('mediaOwner', owner)).toMatchObject([{ isOwn: false }, { isOwn: true }])
  expect(await refusalOf(write('advertiser', await newPerson()))).toMatch(/^not_found/)
  const { ctx, published } = recordedService()
  const member = await newOwner()
  const asMember = (more: object) =>
    refusalOf(postMessage({ ...ctx, ...more }, 'mediaOwner', member, { line: line.id, text: 'Until midnight.' }))
  const loseRight = () => rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, member.id)
  expect(await asMember(changedBefore(loseRight))).toMatch(/^forbidden: .*right to sell/)
  await rowsOf(`UPDATE owner_members SET rights = 'sell' WHERE user_id = ?`, member.id)
  expect(await asMember({})).toBe('nothing was refused')
  expect(published()).toEqual(['message.sent'])
  await rowsOf(
    `WITH RECURSIVE more(n) AS (SELECT 4 UNION ALL SELECT n + 1 FROM more WHERE n < ?)
     INSERT INTO messages (line_id, user_id, text, at) SELECT ?, ?, 'Hello', 0 FROM more`,
    MAX_MESSAGES,
    line.id,
    user.id,
  )
  for (const refused of [write('advertiser', user), write('mediaOwner', owner)]) {
    expect(await refusalOf(refused)).toBe(`conflict: A booking has at most ${MAX_MESSAGES} messages`)
  }
  const draft = lineIn(await newDraft(user, [await newWall()]))
  expect(await refusalOf(postMessage(service, 'advertiser', user, { line: draft.id, text: 'Hello' }))).toBe(
    'conflict: You can write to the owner after the request is sent',
  )
})

test('the page of a campaign has today’s prices for what is not sent, and says why a line cannot be booked', async () => {
  const [dear, same, gone] = [await newWall(), await newWall(), await newWall()]
  const draft = await newDraft(user, [dear, same, gone])
  const [first, , third] = draft.lines
  await rowsOf('UPDATE listings SET rate = 2 * rate WHERE id = ?', dear)
  await rowsOf('DELETE FROM listings WHERE id = ?', gone)
  const { campaign, news } = await getCampaignPage(service, user, draft.id)
  expect(campaign).toMatchObject({
    total: 472_000,
    lines: [{ media: 200_000 }, { media: 100_000 }, { media: 100_000 }],
  })
  expect(news).toEqual({
    [first?.id ?? '']: { was: 118_000, problem: null },
    [third?.id ?? '']: { was: null, problem: `Title of ${gone} (TEST-${gone}) is no longer sold` },
  })

  const sent = await send(user, await newDraft(user, [same]))
  await rowsOf('UPDATE listings SET rate = 2 * rate WHERE id = ?', same)
  expect(await getCampaignPage(service, user, sent.id)).toMatchObject({
    campaign: { ...sent, total: 118_000 },
    news: {},
  })
  await rejectCampaign(service, STAFF, { ...(await approvalOf(sent)), reason: 'No such company' })
  const back = await getCampaignPage(service, user, sent.id)
  expect(back).toMatchObject({ campaign: { total: 236_000 }, news: { [lineIn(sent).id]: { was: 118_000 } } })
  expect(back.activity.map(({ action, line, isOwn }) => [action, line, isOwn])).toEqual([
    ['campaign.rejected', null, false],
    ['campaign.submitted', null, true],
    ['line.added', lineIn(sent).id, true],
    ['campaign.created', null, true],
  ])
})

test('the page of a campaign reads no table from end to end', async () => {
  const request = await newRequest(user, [await newWall()])
  await confirmLine(service, owner, lineIn(request))
  const plans = [
    ...(await plansOf((ctx) => getCampaignPage(ctx, user, request.id))),
    ...(await plansOf((ctx) => listCampaignDocuments(ctx, user, request.id))),
  ]
  const scans = plans.flatMap(({ lines }) => lines).filter((line) => /^SCAN (?!json_each|\(|CONSTANT)/.test(line))
  expect(scans).toEqual([])
  expect(plans.flatMap(({ lines }) => lines)).toContainEqual(expect.stringContaining('documents_by_campaign'))
})
