import { expect, test } from 'vitest'
import { titleWithRef } from '../../../worker/catalogue/rules/listing-marks.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { getDocument } from '../../../worker/money/documents/documents.server.ts'
import { makeEstimate } from '../../../worker/money/documents/estimates.server.ts'
import { NewEstimate } from '../../../worker/money/rules/documents/estimate-inputs.ts'
import { getPlan, sharePlan } from '../../../worker/planner/plans.server.ts'
import { at, lineIn, newDraft, newPerson, newRequest, newWall, placesOn } from '../../support/bookings.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, rowsOf } from '../../support/staff.ts'

const DAYS = { startDate: '2026-12-15', endDate: '2027-01-14' }

const asked = (source: object, key: string = crypto.randomUUID()) => parse(NewEstimate, { source, key })
const ofCampaign = ({ id }: { id: string }, key?: string) => asked({ kind: 'campaign', id }, key)
const selected = (...items: object[]) => asked({ kind: 'selection', items })

/** Sets the state in which an advertiser is registered. */
const setState = (user: CurrentUser, state: string, gstin: string | null = null) =>
  service.db.run(
    `UPDATE parties SET state = '${state}', gstin = ${gstin === null ? 'NULL' : `'${gstin}'`} WHERE user_id = '${user.id}'`,
  )

async function readEstimate(user: CurrentUser, id: string, ctx = service) {
  const document = await getDocument(ctx, user, id)
  if (document.kind !== 'estimate') throw new Error('no estimate')
  return document
}

test('of a draft it has the prices of today, the taxes of the buyer, a number and seven days', async () => {
  const user = await newPerson()
  await setState(user, 'Maharashtra')
  const draft = await newDraft(user, [await newWall(), await newWall()])
  const { id, number, notPriced } = await makeEstimate(service, user, ofCampaign(draft))
  expect(number).toMatch(/^EST\/26-27\/\d{6}$/)
  expect(notPriced).toEqual([])
  const { body, payable, taxable, igst, campaignId } = await readEstimate(user, id)
  expect(campaignId).toBe(draft.id)
  expect(body.campaign).toMatchObject({ ref: draft.ref, name: draft.name })
  expect(body.lines.map((line) => [line.id, line.ref])).toEqual(draft.lines.map((line) => [line.id, line.ref]))
  expect({ taxable, igst, payable }).toEqual({ taxable: 2_000_00, igst: 0, payable: draft.total })
  expect(body.validUntil - Date.parse(`${service.now.toISOString().slice(0, 10)}T18:00+05:30`)).toBe(7 * 86_400_000)
  expect(await audited(draft.id)).toContainEqual(expect.objectContaining({ action: 'estimate.made', actor: user.id }))
})

test('while the state of the buyer is not known it is with IGST', async () => {
  const user = await newPerson()
  await service.db.run(`DELETE FROM parties WHERE user_id = '${user.id}'`)
  const draft = await newDraft(user, [await newWall()])
  expect(lineIn(draft).cgst).toBeGreaterThan(0)
  const { body, cgst, igst } = await readEstimate(user, (await makeEstimate(service, user, ofCampaign(draft))).id)
  expect({ isWithIgst: body.isWithIgst, cgst, igst }).toEqual({ isWithIgst: true, cgst: 0, igst: 180_00 })
})

test('says where a buyer of another state may lose the credit', async () => {
  const user = await newPerson()
  await setState(user, 'Karnataka', '29AAGCC0000B1Z8')
  const draft = await newDraft(user, [await newWall()])
  const { body } = await readEstimate(user, (await makeEstimate(service, user, ofCampaign(draft))).id)
  expect(body.lostCredit).toEqual([{ lines: [1], state: 'Maharashtra', tax: 180_00 }])
})

test('stays as it was when the rate changes; the next one has the new rate', async () => {
  const user = await newPerson()
  await setState(user, 'Maharashtra')
  const wall = await newWall()
  const draft = await newDraft(user, [wall])
  const first = await makeEstimate(service, user, ofCampaign(draft))
  const before = await readEstimate(user, first.id)
  await service.db.run(`UPDATE listings SET rate = rate * 2 WHERE id = '${wall}'`)
  expect(await readEstimate(user, first.id)).toEqual(before)
  const again = await makeEstimate(service, user, asked({ kind: 'estimate', id: first.id }))
  const after = await readEstimate(user, again.id)
  expect(again.id).not.toBe(first.id)
  expect(after.taxable).toBe(2 * before.taxable)
  expect(after.campaignId).toBe(draft.id)
  await expect(service.db.run(`UPDATE documents SET payable = 1 WHERE id = '${first.id}'`)).rejects.toThrow()
})

test('of lines that were sent it has the price that was agreed', async () => {
  const user = await newPerson()
  await setState(user, 'Maharashtra')
  const wall = await newWall()
  const campaign = await newRequest(user, [wall])
  await service.db.run(`UPDATE listings SET rate = rate * 2 WHERE id = '${wall}'`)
  const { body, payable } = await readEstimate(user, (await makeEstimate(service, user, ofCampaign(campaign))).id)
  expect(payable).toBe(campaign.total)
  expect(body.milestones.map(({ percent }) => percent)).toEqual([30, 40, 30])
})

test('of a draft whose days are over it names the line and the reason; without any other line it is refused', async () => {
  const user = await newPerson()
  const early = await newDraft(user, [await newWall()])
  const later = at('2026-12-20T10:00:00+05:30')
  expect(await refusalOf(makeEstimate(later, user, ofCampaign(early)))).toMatch(
    /^bad_input: None of its lines can be booked/,
  )
  const mixed = await newDraft(user, [await newWall()])
  const wall = await newWall()
  const one = await newDraft(user, [wall], { startDate: '2027-02-01', endDate: '2027-02-28' })
  await service.db.run(`UPDATE campaign_lines SET campaign_id = '${mixed.id}' WHERE campaign_id = '${one.id}'`)
  const made = await makeEstimate(later, user, ofCampaign(mixed))
  expect(made.notPriced).toEqual([{ title: titleWithRef(lineIn(mixed).snapshot), reason: 'The first day has passed' }])
  const { body } = await readEstimate(user, made.id)
  expect(body.lines).toHaveLength(1)
  expect(body.notPriced).toEqual(made.notPriced)
})

test('of a plan it has what can be booked, and the rest with reasons', async () => {
  const user = await newPerson()
  const content = 'Outdoor, newspaper and radio in Pune for 2 months from 1 February 2027, 20 lakh, young adults'
  const messages = [{ role: 'user' as const, content }]
  const { id } = await sharePlan(service, { messages, edits: { held: [], dropped: [] } }, service.now)
  const { plan } = await getPlan(service, { id })
  const made = await makeEstimate(service, user, asked({ kind: 'plan', id }))
  const { body, campaignId } = await readEstimate(user, made.id)
  expect(campaignId).toBeNull()
  expect(body.lines.length + made.notPriced.length).toBe(plan.lineItems.length)
  expect(body.lines.length).toBeGreaterThan(0)
  expect(new Set(body.lines.map((line) => line.id))).toEqual(new Set([null]))
  expect(await refusalOf(makeEstimate(service, user, asked({ kind: 'plan', id: 'a'.repeat(22) })))).toMatch(
    /^not_found/,
  )
})

test('of a selection it books nothing', async () => {
  const user = await newPerson()
  const walls = [await newWall(), await newWall()]
  const made = await makeEstimate(service, user, selected(...walls.map((resource) => ({ resource, ...DAYS }))))
  const { body, taxable } = await readEstimate(user, made.id)
  expect({ lines: body.lines.length, taxable }).toEqual({ lines: 2, taxable: 2_000_00 })
  expect(body.lines[0]?.details[0]).toBe('15 Dec 2026 to 14 Jan 2027')
  expect(await placesOn(walls[0] ?? '')).toEqual([])
})

test('a selection with wrong days is refused by its items, and nothing is made', async () => {
  const user = await newPerson()
  const [free, taken, short] = [await newWall(), await newWall(), await newWall()]
  await newRequest(await newPerson(), [taken])
  const wanted = selected(
    { resource: free, ...DAYS },
    { resource: short, startDate: '2027-02-15', endDate: '2027-02-14' },
    { resource: short, startDate: '2026-12-15', endDate: '2026-12-20' },
    { resource: taken, ...DAYS },
    { resource: 'no-such-wall', ...DAYS },
    { resource: free, startDate: '2020-01-01', endDate: '2020-02-01' },
  )
  const refusal = await makeEstimate(service, user, wanted).catch((error) => error)
  expect(refusal.code).toBe('bad_input')
  expect(refusal.issues.map(({ path }: { path: string }) => path)).toEqual([
    'source.items.1.endDate',
    'source.items.2.endDate',
    'source.items.3.startDate',
    'source.items.4.resource',
    'source.items.5.startDate',
  ])
  expect(refusal.issues[2].message).toMatch(/^Others have some of these days/)
  expect(await rowsOf('SELECT 1 FROM documents WHERE user_id = ?', user.id)).toEqual([])
})

test('the same key is the same estimate: sent again, and twice at once', async () => {
  const user = await newPerson()
  const draft = await newDraft(user, [await newWall()])
  const key = crypto.randomUUID()
  const both = await Promise.all([1, 2, 3].map(() => makeEstimate(service, user, ofCampaign(draft, key))))
  const late = await makeEstimate(at('2026-12-01T10:00:00+05:30'), user, ofCampaign(draft, key))
  expect(new Set([...both, late].map(({ number }) => number)).size).toBe(1)
  expect(late.isReplay).toBe(true)
  expect(await rowsOf('SELECT 1 FROM documents WHERE user_id = ?', user.id)).toHaveLength(1)
})

test("another's campaign and another's estimate are not found", async () => {
  const [user, other] = [await newPerson(), await newPerson()]
  const draft = await newDraft(user, [await newWall()])
  const { id } = await makeEstimate(service, user, ofCampaign(draft))
  expect(await refusalOf(makeEstimate(service, other, ofCampaign(draft)))).toMatch(/^not_found/)
  expect(await refusalOf(makeEstimate(service, other, asked({ kind: 'estimate', id })))).toMatch(/^not_found/)
  expect(await refusalOf(getDocument(service, other, id))).toMatch(/^not_found/)
})

test('a campaign without lines that cost something has none', async () => {
  const user = await newPerson()
  const draft = await newDraft(user, [await newWall()])
  await service.db.run(
    `UPDATE campaign_lines SET status = 'removed', version = version + 1 WHERE campaign_id = '${draft.id}'`,
  )
  expect(await refusalOf(makeEstimate(service, user, ofCampaign(draft)))).toBe(
    'bad_input: It has no lines that cost something',
  )
})
