import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { campaignLines } from '../../../worker/booking/campaigns.table.ts'
import { cancelCampaign, listCancellationCosts } from '../../../worker/booking/lines/cancel.server.ts'
import { acceptProof, acceptProofs, answerRemedy } from '../../../worker/booking/proofs/answer-proof.server.ts'
import { findShort, getDisputed } from '../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { offerMakeGood } from '../../../worker/booking/proofs/owner-proofs.server.ts'
import { listProven } from '../../../worker/booking/proofs/proven.server.ts'
import { sendProof } from '../../../worker/booking/proofs/send.server.ts'
import { getShared, shareProofs } from '../../../worker/booking/proofs/shares.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { PERSONAL_DATA } from '../../../worker/personal-data.ts'
import { at, newSides, toldOf } from '../../support/bookings.ts'
import { newDisputed, newProof, newShown, newUpload, proofOf, SHOWN } from '../../support/proofs.ts'
import { countRoundTrips } from '../../support/recorder.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { audited, rowsOf, STAFF } from '../../support/staff.ts'

let sides: { user: CurrentUser; owner: CurrentUser }
beforeAll(async () => {
  sides = await newSides()
})
const makeGood = { starts: '2027-02-01', ends: '2027-02-03' }
const short = { missing: 3, promised: 31, note: 'Dark' }
const later = at('2026-12-22T12:00:00+05:30')

/** Staff end the campaign while it runs. */
async function cancel(id: string) {
  const costs = await listCancellationCosts(later, 'admin', STAFF, id)
  const expected = costs.reduce((sum, { refund }) => sum + refund, 0)
  const { version } = await getCampaign(later, sides.user, id)
  await cancelCampaign(later, 'admin', STAFF, { id, version, expect: expected, reason: 'Fraud' })
}

test('many proofs are accepted in as many round trips as one, each with its audit row and notice', async () => {
  const of = await newShown(sides)
  const first = await newProof(of)
  const files = [{ key: await newUpload(of.line.id, { createdAt: later.now.getTime() }) }]
  const second = await sendProof(later, of.owner, of.line.id, proofOf({ slot: 'photo-2', files }))
  expect(await refusalOf(acceptProofs(later, of.user, of.campaign.id, [first, { ...second, version: 9 }]))).toMatch(
    /^conflict/,
  )
  const trips = countRoundTrips()
  expect(await acceptProofs(later, of.user, of.campaign.id, [first, second, first])).toEqual({ accepted: 2 })
  expect(trips.count()).toBeLessThanOrEqual(8)
  vi.restoreAllMocks()
  expect(await rowsOf('SELECT status, version, decided_by FROM proofs WHERE line_id = ?', of.line.id)).toEqual([
    { status: 'accepted', version: 2, decided_by: of.user.id },
    { status: 'accepted', version: 2, decided_by: of.user.id },
  ])
  const rows = (await audited(of.line.id)).filter(({ action }) => action === 'proof.accepted')
  expect(rows.map(({ actor }) => actor)).toEqual([of.user.id, of.user.id])
  expect(await toldOf(second.id)).toContainEqual({ audience: `owner:${of.line.ownerId}`, kind: 'proof.accepted' })
})

describe('in a cancelled campaign', () => {
  test('no days are booked, and declined ones are still paid back', async () => {
    const { proof, user, campaign, line } = await newDisputed(sides)
    const { proof: judged } = await findShort(SHOWN, STAFF, { ...proof, ...short, makeGood })
    await cancel(campaign.id)
    expect(await refusalOf(answerRemedy(later, user, { ...judged, answer: 'accepted' }))).toMatch(
      /^conflict: This campaign was cancelled/,
    )
    const before = (await getCampaign(later, user, campaign.id)).lines.find(({ id }) => id === line.id)?.refund ?? 0
    await answerRemedy(later, user, { ...judged, answer: 'declined' })
    const after = (await getCampaign(later, user, campaign.id)).lines.find(({ id }) => id === line.id)?.refund ?? 0
    expect(after - before).toBe(judged.remedy?.amount)
  })

  test('none are offered', async () => {
    const { proof, owner, campaign } = await newDisputed(sides)
    await cancel(campaign.id)
    expect(await refusalOf(offerMakeGood(later, owner, { ...proof, ...makeGood }))).toMatch(/^conflict: This campaign/)
    expect(await refusalOf(findShort(later, STAFF, { ...proof, ...short, makeGood }))).toMatch(
      /^conflict: This campaign/,
    )
    // The missing part is still paid back.
    expect((await findShort(later, STAFF, { ...proof, ...short })).proof.status).toBe('short')
  })

  test('none are booked or offered when it is cancelled at the same moment', async () => {
    const { proof, owner, user, campaign, line } = await newDisputed(sides)
    const become = (status: string) =>
      rowsOf('UPDATE campaigns SET status = ?, version = version + 1 WHERE id = ?', status, campaign.id)
    const ctx = { ...changedBefore(() => become('cancelled')), now: SHOWN.now }
    const refused = async (act: Promise<unknown>) => {
      expect(await refusalOf(act)).toMatch(/^conflict/)
      await become('planned')
    }
    await refused(findShort(ctx, STAFF, { ...proof, ...short, makeGood }))
    await refused(offerMakeGood(ctx, owner, { ...proof, ...makeGood }))
    const offered = await offerMakeGood(SHOWN, owner, { ...proof, ...makeGood })
    await refused(answerRemedy(ctx, user, { ...offered, answer: 'accepted' }))
    expect(await rowsOf('SELECT id FROM campaign_lines WHERE campaign_id = ?', campaign.id)).toEqual([{ id: line.id }])
    // An offer of the owner that is declined pays nothing back: the dispute goes on.
    const declined = await answerRemedy(SHOWN, user, { ...offered, answer: 'declined' })
    expect(declined).toMatchObject({ status: 'disputed', decidedAt: proof.decidedAt, remedy: { answer: 'declined' } })
    const [after] = (await getCampaign(SHOWN, user, campaign.id)).lines
    expect([after?.refund, after?.version]).toEqual([0, line.version])
    expect(await refusalOf(answerRemedy(SHOWN, user, { ...declined, answer: 'accepted' }))).toMatch(/^conflict/)
  })
})

test('of a paper the first and the last of the days are issues at no charge', async () => {
  const { proof, user, campaign, line } = await newDisputed(sides)
  await rowsOf(`UPDATE campaign_lines SET days = '["2026-12-16","2026-12-23","2027-01-13"]' WHERE id = ?`, line.id)
  expect((await getDisputed(SHOWN, proof.id)).whole.promised).toBe(3)
  const { proof: judged } = await findShort(SHOWN, STAFF, {
    ...proof,
    missing: 2,
    promised: 3,
    note: 'Not ours',
    makeGood,
  })
  const { remedy } = await answerRemedy(SHOWN, user, { ...judged, answer: 'accepted' })
  const { lines } = await getCampaign(SHOWN, user, campaign.id)
  expect(lines.find(({ id }) => id === remedy?.line)).toMatchObject({
    ...{ ...makeGood, days: [makeGood.starts, makeGood.ends], insertions: 2 },
  })
})

test('a tear sheet is wanted of each issue of a booking, the last one too; after a stop of those that appeared', async () => {
  const { campaign, line } = await newShown(sides)
  const days = ['2026-12-16', '2026-12-22', '2026-12-23', line.ends]
  await rowsOf(
    `UPDATE campaign_lines SET days = ?, snapshot = json_set(snapshot, '$.category', 'newspaper') WHERE id = ?`,
    JSON.stringify(days),
    line.id,
  )
  const wanted = async () => {
    const [proven] = await listProven(later, eq(campaignLines.id, line.id))
    return [proven?.slots, proven?.whole].map((slots) => slots?.map(({ slot }) => slot.replace('tear-', '')))
  }
  expect(await wanted()).toEqual([days, days])
  await cancel(campaign.id)
  expect(await wanted()).toEqual([days.slice(0, 2), days])
})

test('declining days counts as the last answer to a proof', async () => {
  const { proof, user } = await newDisputed(sides)
  const { proof: judged } = await findShort(SHOWN, STAFF, { ...proof, ...short, makeGood })
  const declined = await answerRemedy(later, user, { ...judged, answer: 'declined' })
  expect([judged.decidedAt, declined.decidedAt]).toEqual([SHOWN.now.getTime(), later.now.getTime()])
})

describe('an account that goes', () => {
  test('ends its links, and its name on proofs; the position of its photos is in its file', async () => {
    const of = await newShown(await newSides())
    const files = [{ key: await newUpload(of.line.id, { lat: 18.52, lng: 73.85 }), moment: 'day' }]
    const proof = await sendProof(SHOWN, of.owner, of.line.id, proofOf({ files, note: 'By the guard' }))
    const { path } = await shareProofs(SHOWN, of.user, of.campaign.id, '2026-12-31')
    const token = path.replace('/proofs/', '')
    await getShared(SHOWN, token)
    const data = PERSONAL_DATA.find(({ tables }) => tables.some((table) => 'sentBy' in table))
    const collected = await data?.collect?.(service, { user: of.owner } as never)
    expect(collected).toMatchObject({
      proofs: [{ ref: proof.ref, label: 'First photo, day', note: 'By the guard' }],
      proofFiles: [{ proof: proof.ref, lat: 18.52, lng: 73.85 }],
    })
    // The person who judged it has it in their file, without the words and the place of the sender.
    await acceptProof(SHOWN, of.user, proof)
    expect(await data?.collect?.(service, { user: of.user } as never)).toMatchObject({
      proofs: [{ ref: proof.ref, note: '' }],
      proofFiles: [],
    })
    for (const statement of data?.erase?.(service, of.owner as never) ?? []) await statement
    expect(await rowsOf('SELECT sent_by FROM proofs WHERE id = ?', proof.id)).toEqual([{ sent_by: null }])
    await service.db.run(`UPDATE campaigns SET user_id = NULL WHERE id = '${of.campaign.id}'`)
    expect(await refusalOf(getShared(SHOWN, token))).toMatch(/^not_found/)
    await service.db.run(`UPDATE campaigns SET user_id = '${of.user.id}' WHERE id = '${of.campaign.id}'`)
    await getShared(SHOWN, token)
    await rowsOf("UPDATE campaigns SET status = 'deleted', version = version + 1 WHERE id = ?", of.campaign.id)
    expect(await refusalOf(getShared(SHOWN, token))).toMatch(/^not_found/)
    await rowsOf("UPDATE campaigns SET status = 'planned', version = version + 1 WHERE id = ?", of.campaign.id)
    for (const statement of data?.erase?.(service, of.user as never) ?? []) await statement
    expect(await refusalOf(getShared(SHOWN, token))).toMatch(/^not_found/)
  })
})
