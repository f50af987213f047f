import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { campaigns } from '../../../worker/booking/campaigns.table.ts'
import { getCampaignPage } from '../../../worker/booking/lines/campaign-page.server.ts'
import { addCreative, listCreatives, reviewCreative } from '../../../worker/booking/lines/creatives.server.ts'
import { confirmLine, declineLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { type Creative, MAX_VERSIONS } from '../../../worker/booking/rules/lines/artwork.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import { at, lineIn, newDraft, newOwner, newRequest, newWall, toldOf } from '../../support/bookings.ts'
import { byTheClock, ownerBrowser, person } from '../../support/people.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { recordedService, rowsOf } from '../../support/staff.ts'
import { encoded, uploaded } from '../../support/uploads.ts'

const { ctx, ...days } = byTheClock()
const buyer = await person()
const [user, owner, file] = [await getUser(service, buyer.id), await newOwner(), await encoded('image/jpeg', 800, 600)]

const requested = async () => {
  const campaign = await newRequest(user, [await newWall()], { ctx, ...days })
  return { campaign, line: lineIn(campaign).id }
}
const artwork = (line: string) =>
  uploaded(buyer.browser, file, { purpose: 'artwork', subject: line, name: 'poster.jpg' })
const send = async (line: string) => addCreative(ctx, user, { line, key: (await artwork(line)).key })
const newest = ([first]: readonly Creative[]) => first ?? expect.unreachable()
const statesOf = (creatives: readonly Creative[]) => creatives.map(({ version, status }) => [version, status])

test('artwork goes to the owner, comes back with a reason, and goes again as the next version', async () => {
  const { campaign, line } = await requested()
  const recorded = recordedService({ now: ctx.now })
  const { key } = await artwork(line)
  const sent = await addCreative(recorded.ctx, user, { line, key })
  expect(sent).toMatchObject([
    { version: 1, status: 'uploaded', name: 'poster.jpg', file: key, mime: 'image/jpeg', width: 800, height: 600 },
  ])
  expect(recorded.published()).toContain('creative.uploaded')
  expect(await addCreative(ctx, user, { line, key })).toEqual(sent)
  expect(await listCreatives(ctx, owner, line)).toEqual(sent)

  const back = await reviewCreative(ctx, owner, newest(sent).id, { to: 'rejected', reason: 'The logo is cut off' })
  expect(back).toMatchObject([{ status: 'rejected', reason: 'The logo is cut off' }])
  const again = await send(line)
  const approved = await reviewCreative(ctx, owner, newest(again).id, { to: 'approved' })
  expect(statesOf(approved)).toEqual([
    [2, 'approved'],
    [1, 'rejected'],
  ])
  expect((await getCampaignPage(ctx, user, campaign.id)).creatives).toEqual(approved)
  const told = await toldOf(line)
  expect(told.filter(({ kind }) => String(kind).startsWith('creative'))).toEqual([
    { audience: 'owner:test-owner', kind: 'creative.uploaded' },
    { audience: `user:${user.id}`, kind: 'creative.rejected' },
    { audience: 'owner:test-owner', kind: 'creative.uploaded' },
    { audience: `user:${user.id}`, kind: 'creative.approved' },
  ])
})

test('a new file after an approval is reviewed again, and the running one stays; staff take an approval back', async () => {
  const { campaign, line } = await requested()
  await confirmLine(ctx, owner, { id: line, version: lineIn(campaign).version })
  await reviewCreative(ctx, owner, newest(await send(line)).id, { to: 'approved' })
  const two = await send(line)
  expect(statesOf(two)).toEqual([
    [2, 'uploaded'],
    [1, 'approved'],
  ])
  await reviewCreative(ctx, owner, newest(two).id, { to: 'approved' })
  const staff = await getUser(service, (await person('admin')).id)
  const limited = { ...staff, role: 'staff' as const, areas: ['support' as const] }
  const reject = (by: typeof staff, id: string) => reviewCreative(ctx, by, id, { to: 'rejected', reason: 'Tobacco' })
  expect(await refusalOf(reject(limited, newest(two).id))).toMatch(/^forbidden/)
  expect(await refusalOf(reject(staff, 'crt_none'))).toMatch(/^not_found/)
  expect(await refusalOf(reviewCreative(ctx, staff, newest(two).id, { to: 'approved' }))).toMatch(/^conflict/)
  expect(statesOf(await reject(staff, newest(two).id))).toEqual([
    [2, 'rejected'],
    [1, 'approved'],
  ])
})

test('artwork for restricted goods waits for staff, a newer version takes its place, and others need no staff', async () => {
  const { campaign, line } = await requested()
  expect(newest(await send(line)).isWithStaff).toBe(false)
  await service.db.update(campaigns).set({ name: 'Herbal tea, Pune' }).where(eq(campaigns.id, campaign.id))
  const [first, second] = [newest(await send(line)), newest(await send(line))]
  expect([first.isWithStaff, second.isWithStaff]).toEqual([true, true])
  expect(newest((await listCreatives(ctx, owner, line)).slice(1)).isWithStaff).toBe(false)
  expect(await refusalOf(reviewCreative(ctx, owner, second.id, { to: 'approved' }))).toMatch(/^conflict: Our team/)
  expect(await refusalOf(reviewCreative(ctx, owner, first.id, { to: 'approved' }))).toMatch(/reviewed or replaced/)
  await reviewCreative(ctx, owner, second.id, { to: 'rejected', reason: 'Not our colours' })
  const reviews = 'SELECT status, decided_by FROM approvals WHERE subject_id = ?'
  expect(await rowsOf(reviews, first.id)).toEqual([{ status: 'withdrawn', decided_by: null }])
  const third = newest(await send(line))
  // Staff have cleared it: their decision stays as they made it.
  await rowsOf(`UPDATE approvals SET status = 'approved', decided_by = 'usr_staff' WHERE subject_id = ?`, third.id)
  const recorded = recordedService({ now: ctx.now })
  await reviewCreative(recorded.ctx, owner, third.id, { to: 'approved' })
  expect(recorded.published()).toEqual(['creative.approved'])
  await send(line)
  expect(await rowsOf(reviews, third.id)).toEqual([{ status: 'approved', decided_by: 'usr_staff' }])
  expect(await rowsOf(reviews, second.id)).toEqual([{ status: 'rejected', decided_by: owner.id }])
  for (const [named, isRestricted] of [
    [{ name: 'Winter, Pune', client: 'Wadi Homes' }, true],
    [{ client: 'Wadi', objective: 'Mutual funds' }, true],
    [{ objective: 'Sales' }, false],
  ] as const) {
    await service.db.update(campaigns).set(named).where(eq(campaigns.id, campaign.id))
    expect(newest(await send(line)).isWithStaff, JSON.stringify(named)).toBe(isRestricted)
  }
})

test('a booking has at most so many versions', async () => {
  const { line } = await requested()
  await send(line)
  await rowsOf('UPDATE creatives SET version = ? WHERE line_id = ?', MAX_VERSIONS - 1, line)
  expect(newest(await send(line)).version).toBe(MAX_VERSIONS)
  expect(await refusalOf(send(line))).toBe(`conflict: A booking has at most ${MAX_VERSIONS} versions`)
})

test('artwork that is sent at the same moment as a newer one, or as the booking ends, says so', async () => {
  const { campaign, line } = await requested()
  const { key } = await artwork(line)
  const late = (change: () => Promise<unknown>) =>
    refusalOf(addCreative({ ...changedBefore(change), now: ctx.now }, user, { line, key }))
  expect(await late(() => send(line))).toMatch(/^conflict: This was changed at the same moment/)
  const decline = () => declineLine(ctx, owner, { ...lineIn(campaign), reason: 'Sold' })
  expect(await late(decline)).toMatch(/^conflict: Artwork can be sent after the request/)
})

test('only the newest version is judged, and once', async () => {
  const { line } = await requested()
  const [one, two] = [newest(await send(line)), newest(await send(line))]
  const approve = (id: string) => reviewCreative(ctx, owner, id, { to: 'approved' })
  expect(await refusalOf(approve(one.id))).toMatch(/^conflict: .*reviewed or replaced/)
  await approve(two.id)
  expect(await refusalOf(approve(two.id))).toMatch(/^conflict/)
})

test('others find nothing, and who only views reads which right is needed', async () => {
  const { line } = await requested()
  const { id } = newest(await send(line))
  const [stranger, rival] = [await person(), await ownerBrowser('another-owner')]
  const { key } = await artwork(line)
  expect((await stranger.browser.send('PUT', `/api/lines/${line}/creatives`, { key })).status).toBe(404)
  expect((await rival.browser.post(`/api/creatives/${id}/approve`)).status).toBe(404)
  expect(await refusalOf(listCreatives(ctx, await getUser(service, rival.id), line))).toMatch(/^not_found/)
  expect((await buyer.browser.post(`/api/creatives/${id}/approve`)).status).toBe(403)
  const viewer = await newOwner()
  await service.db.run(`update owner_members set rights = 'view' where user_id = '${viewer.id}'`)
  expect(await refusalOf(reviewCreative(ctx, viewer, id, { to: 'approved' }))).toMatch(/^forbidden: .*right to sell/)
  expect(newest(await listCreatives(ctx, viewer, line)).status).toBe('uploaded')
})

test('a file of another line, a draft, and a booking that is over take no artwork', async () => {
  const { line } = await requested()
  const { key } = await artwork((await requested()).line)
  expect(await refusalOf(addCreative(ctx, user, { line, key }))).toMatch(/^bad_input: .*no longer here/)
  const draft = lineIn(await newDraft(user, [await newWall()], { ctx, ...days })).id
  expect(await refusalOf(send(draft))).toMatch(/^conflict: Artwork can be sent after the request/)
  const own = await artwork(line)
  const over = at(`${days.endDate.slice(0, 4)}-12-31T12:00:00Z`)
  over.now.setFullYear(over.now.getFullYear() + 1)
  expect(await refusalOf(addCreative(over, user, { line, key: own.key }))).toMatch(/^conflict/)
  expect(await rowsOf('SELECT id FROM creatives WHERE line_id IN (?, ?)', line, draft)).toEqual([])
})
