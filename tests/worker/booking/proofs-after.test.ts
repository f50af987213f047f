import { beforeAll, describe, expect, test } from 'vitest'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { answerRemedy } from '../../../worker/booking/proofs/answer-proof.server.ts'
import { getDelivery } from '../../../worker/booking/proofs/delivery.server.ts'
import {
  acceptDisputed,
  countDisputed,
  findShort,
  getDisputed,
  listDisputed,
  previewCredit,
} from '../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { listOwnerProofs, offerMakeGood } from '../../../worker/booking/proofs/owner-proofs.server.ts'
import { checkProof, sendProof } from '../../../worker/booking/proofs/send.server.ts'
import { getSharedPhoto } from '../../../worker/booking/proofs/shared-photo.server.ts'
import {
  endShare,
  getShared,
  listShares,
  requireSharedPhoto,
  shareProofs,
} from '../../../worker/booking/proofs/shares.server.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { at, dueAmounts, lineIn, newPerson, newSides, placesOn } from '../../support/bookings.ts'
import { newDisputed, newProof, newShown, newUpload, proofOf, SHOWN } from '../../support/proofs.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, recordedService, rowsOf, STAFF } from '../../support/staff.ts'

let sides: { user: CurrentUser; owner: CurrentUser }
beforeAll(async () => {
  sides = await newSides()
})
const shown = () => newShown(sides)

describe('staff', () => {
  test('see until when the owner of a disputed proof is waited for, as both sides do', async () => {
    const { proof, user, campaign } = await newDisputed(sides)
    const by = Date.parse('2026-12-18T17:00:00+05:30')
    expect(proof.again).toEqual({ by, isOver: false })
    const due = at('2026-12-18T17:00:00+05:30')
    const { lines } = await getDelivery(due, user, campaign.id)
    expect(lines[0]?.proofs[0]?.again).toEqual({ by, isOver: true })
    const listed = await listDisputed(due)
    expect(listed.find((one) => one.proof.id === proof.id)?.proof.again?.isOver).toBe(true)
    expect(await countDisputed(due)).toBe(listed.length)
  })

  test('see disputes and find a proof good', async () => {
    const { proof, line, campaign } = await newDisputed(sides)
    expect((await listDisputed(SHOWN)).find((one) => one.proof.id === proof.id)).toMatchObject({
      campaign: { id: campaign.id },
      whole: { what: 'days', promised: 31, missing: null },
    })
    expect(await refusalOf(getDisputed(SHOWN, 'prf_none'))).toMatch(/^not_found/)
    // Sent last and disputed first, another one comes first.
    const sent = await newProof(await shown(), at('2026-12-16T18:00:00+05:30'))
    await rowsOf("UPDATE proofs SET status = 'disputed', decided_at = ? WHERE id = ?", SHOWN.now.getTime() - 1, sent.id)
    const order = (await listDisputed(SHOWN)).map((one) => one.proof.id)
    expect(order.indexOf(sent.id)).toBeLessThan(order.indexOf(proof.id))
    const { ctx, published } = recordedService({ now: SHOWN.now })
    const { proof: judged } = await acceptDisputed(ctx, STAFF, { ...proof, note: 'It is the right artwork' })
    expect(published()).toEqual(['proof.judged'])
    expect(judged).toMatchObject({ status: 'accepted', verdict: 'It is the right artwork' })
    expect((await audited(line.id)).at(-1)).toMatchObject({ action: 'proof.judged', actor: STAFF.id })
    expect(await refusalOf(acceptDisputed(SHOWN, STAFF, { ...proof, note: 'Again' }))).toMatch(/^conflict/)
  })

  test('find less than promised: that much goes back, with its tax, and the milestones follow', async () => {
    const { proof, campaign, user, line } = await newDisputed(sides)
    const before = (await dueAmounts(campaign)).reduce((sum, amount) => sum + amount, 0)
    const verdict = { ...proof, missing: 3, promised: 31, note: 'Dark for three days' }
    // Of ₹64.52 the two heads of the tax are ₹5.81 each.
    expect(await previewCredit(SHOWN, proof.id, { missing: 2, promised: 31 })).toEqual({ amount: 7_614 })
    const { proof: judged } = await findShort(SHOWN, STAFF, verdict)
    const media = Math.round((line.media * 3) / 31)
    const amount = media + Math.round(media * 0.18)
    expect(judged).toMatchObject({ status: 'short', remedy: { kind: 'credit', missing: 3, promised: 31, amount } })
    const after = await getCampaign(SHOWN, user, campaign.id)
    expect(lineIn(after).refund).toBe(amount)
    expect(after.total).toBe(campaign.total - amount)
    const due = (await dueAmounts(campaign)).reduce((sum, one) => sum + one, 0)
    expect(Math.abs(before - due - amount)).toBeLessThan(100)
    expect(await refusalOf(findShort(SHOWN, STAFF, verdict))).toMatch(/^conflict/)
  })

  test('offer days at no charge: the advertiser takes them, and they are booked', async () => {
    const { proof, campaign, user, line } = await newDisputed(sides)
    const makeGood = { starts: '2027-02-01', ends: '2027-02-03' }
    const { ctx, published } = recordedService({ now: SHOWN.now })
    const { proof: judged } = await findShort(ctx, STAFF, {
      ...proof,
      missing: 3,
      promised: 31,
      note: 'Dark',
      makeGood,
    })
    expect(lineIn(await getCampaign(SHOWN, user, campaign.id)).refund).toBe(0)
    const taken = await answerRemedy(ctx, user, { ...judged, answer: 'accepted' })
    expect(published()).toEqual(['proof.judged', 'proof.remedied'])
    const after = await getCampaign(SHOWN, user, campaign.id)
    const added = after.lines.find(({ id }) => id === taken.remedy?.line)
    expect(added).toMatchObject({ ...makeGood, total: 0, status: 'confirmed' })
    expect(after.total).toBe(campaign.total)
    expect(await placesOn(line.resource)).toContainEqual({
      starts: '2027-02-01',
      until: '2027-02-04',
      expires_at: null,
    })
    expect(await refusalOf(answerRemedy(SHOWN, user, { ...judged, answer: 'declined' }))).toMatch(/^conflict/)
  })

  test('of days that others have none are booked; declined days are paid back', async () => {
    const { proof, campaign, user, line } = await newDisputed(sides)
    const makeGood = { starts: '2027-03-01', ends: '2027-03-02' }
    const { proof: judged } = await findShort(SHOWN, STAFF, {
      ...proof,
      missing: 2,
      promised: 31,
      note: 'Dark',
      makeGood,
    })
    await service.db.run(
      `INSERT INTO allocations (taker_id, kind, resource_id, starts, until, quantity) VALUES ('blk_${line.id}', 'block', '${line.resource}', '2027-03-02', '2027-03-05', 1)`,
    )
    expect(await refusalOf(answerRemedy(SHOWN, user, { ...judged, answer: 'accepted' }))).toMatch(/^taken/)
    const declined = await answerRemedy(SHOWN, user, { ...judged, answer: 'declined' })
    expect(declined).toMatchObject({ status: 'short', remedy: { answer: 'declined' } })
    expect(lineIn(await getCampaign(SHOWN, user, campaign.id)).refund).toBe(judged.remedy?.amount)
  })

  test('need not judge what both sides agree on', async () => {
    const { proof, user, owner } = await newDisputed(sides)
    const days = { starts: '2027-02-10', ends: '2027-02-11' }
    expect(
      await refusalOf(offerMakeGood(SHOWN, owner, { ...proof, starts: '2026-12-20', ends: '2026-12-21' })),
    ).toMatch(/^taken/)
    for (const wrong of [
      { starts: '2026-12-15', ends: '2027-02-11' },
      { starts: '2027-02-11', ends: '2027-02-10' },
    ]) {
      expect(await refusalOf(offerMakeGood(SHOWN, owner, { ...proof, ...wrong }))).toMatch(/^bad_input/)
    }
    expect(await refusalOf(offerMakeGood(SHOWN, owner, { ...proof, ...days, version: 1 }))).toMatch(/^conflict/)
    const { ctx, published } = recordedService({ now: SHOWN.now })
    const offered = await offerMakeGood(ctx, owner, { ...proof, ...days })
    expect(published()).toEqual(['proof.offered'])
    expect(offered).toMatchObject({ status: 'disputed', remedy: { by: 'mediaOwner', ...days } })
    expect((await answerRemedy(SHOWN, user, { ...offered, answer: 'accepted' })).status).toBe('short')
  })
})

/** A link to the proofs of a campaign. */
async function linkTo({ user, campaign }: Pick<Awaited<ReturnType<typeof shown>>, 'user' | 'campaign'>) {
  const { share, path } = await shareProofs(SHOWN, user, campaign.id, '2026-12-31')
  return { id: share.id, token: path.replace('/proofs/', '') }
}

describe('a link for a client', () => {
  test('shows photos without prices and people until its day is over or it is ended', async () => {
    const of = await shown()
    await newProof(of)
    const { share, path } = await shareProofs(SHOWN, of.user, of.campaign.id, '2026-12-20')
    const token = path.replace('/proofs/', '')
    const page = await getShared(SHOWN, token)
    expect(page.places[0]?.photos).toHaveLength(1)
    const text = JSON.stringify(page)
    for (const secret of [of.user.name, of.user.email, of.owner.name, String(of.line.total), String(of.line.media)]) {
      expect(text).not.toContain(secret)
    }
    const key = page.places[0]?.photos[0]?.key ?? ''
    await requireSharedPhoto(SHOWN, token, key)
    expect(await refusalOf(requireSharedPhoto(SHOWN, token, 'another.jpg'))).toMatch(/^not_found/)
    expect(await rowsOf('SELECT 1 FROM proof_shares WHERE token_hash = ?', token)).toEqual([])
    expect(await refusalOf(getShared(at('2026-12-21T00:00:00+05:30'), token))).toMatch(/^not_found/)
    expect(await refusalOf(endShare(SHOWN, await newPerson(), of.campaign.id, share.id))).toMatch(/^not_found/)
    await endShare(SHOWN, of.user, of.campaign.id, share.id)
    expect(await refusalOf(getShared(SHOWN, token))).toMatch(/^not_found/)
    expect(await refusalOf(requireSharedPhoto(SHOWN, token, key))).toMatch(/^not_found/)
    expect(await refusalOf(endShare(SHOWN, of.user, of.campaign.id, share.id))).toMatch(/^not_found/)
    expect((await audited(of.campaign.id)).map(({ action }) => action).slice(-2)).toEqual([
      'proofs.shared',
      'proofs.unshared',
    ])
  })

  test('opens photos of its campaign alone, as they were sent last and while they are not disputed', async () => {
    const [of, disputed] = [await shown(), await newDisputed(sides)]
    const [own, other] = [await linkTo(of), await linkTo(disputed)]
    const open = async ({ token }: typeof own, key = '') => {
      await service.files.put(`variants/320/${key}.webp`, 'picture')
      return refusalOf(getSharedPhoto(SHOWN, token, { key, width: 320 }))
    }
    const [photo] = (await newProof(of)).files
    expect(await open(own, photo?.key)).toBe('nothing was refused')
    const picture = await getSharedPhoto(SHOWN, own.token, { key: photo?.key ?? '', width: 320 })
    expect([(await picture.arrayBuffer()).byteLength, picture.headers.get('Cache-Control')]).toEqual([
      ...[7, 'private, no-store'],
    ])
    await service.files.delete(`variants/320/${photo?.key}.webp`)
    expect(await refusalOf(getSharedPhoto(SHOWN, own.token, { key: photo?.key ?? '', width: 320 }))).toBe(
      'not_found: Picture not found',
    )
    expect(await open(other, photo?.key)).toMatch(/^not_found/)
    const [old] = disputed.proof.files
    expect(await open(other, old?.key)).toMatch(/^not_found/)
    const form = proofOf({ version: disputed.proof.version, files: [{ key: await newUpload(disputed.line.id) }] })
    const [fresh] = (await sendProof(SHOWN, disputed.owner, disputed.line.id, form)).files
    expect([await open(other, fresh?.key), await open(other, old?.key)]).toEqual([
      'nothing was refused',
      expect.stringMatching(/^not_found/),
    ])
    await rowsOf('UPDATE proof_files SET is_photo = 0 WHERE key = ?', fresh?.key)
    expect(await open(other, fresh?.key)).toMatch(/^not_found/)
  })

  test('is ended alone, under its own campaign', async () => {
    const { user, campaign } = await shown()
    const other = await shown()
    const [one, two, three] = [await linkTo({ user, campaign }), await linkTo({ user, campaign }), await linkTo(other)]
    expect(await refusalOf(endShare(SHOWN, user, campaign.id, three.id))).toMatch(/^not_found/)
    await endShare(SHOWN, user, campaign.id, one.id)
    const listed = await Promise.all([campaign, other.campaign].map(({ id }) => listShares(SHOWN, user, id)))
    expect(listed.map((shares) => shares.map(({ id }) => id))).toEqual([[two.id], [three.id]])
    for (const { token } of [two, three]) {
      expect(await getShared(SHOWN, token)).toMatchObject({
        ...{ places: [{ isAccepted: false, hasProof: false }], counts: { accepted: 0, proven: 0 } },
      })
    }
    expect(await listShares(at('2027-01-01T00:00:00+05:30'), user, campaign.id)).toEqual([])
  })

  test('counts as accepted what the advertiser took, and not what was found short', async () => {
    const [short, good] = [await newDisputed(sides), await newDisputed(sides)]
    await findShort(SHOWN, STAFF, { ...short.proof, missing: 3, promised: 31, note: 'Dark' })
    await acceptDisputed(SHOWN, STAFF, { ...good.proof, note: 'It is right' })
    const countsOf = async ({ user, campaign }: typeof short) => {
      const { path } = await shareProofs(SHOWN, user, campaign.id, '2026-12-31')
      return (await getShared(SHOWN, path.replace('/proofs/', ''))).counts
    }
    expect(await countsOf(short)).toMatchObject({ accepted: 0, proven: 1, photos: 1, told: 0 })
    expect(await countsOf(good)).toMatchObject({ accepted: 1, proven: 1 })
    // Nor while another proof of the line waits for an answer.
    const later = at('2026-12-22T12:00:00+05:30')
    const files = [{ key: await newUpload(good.line.id, { createdAt: later.now.getTime() }) }]
    const { id } = await sendProof(later, good.owner, good.line.id, proofOf({ slot: 'photo-2', files }))
    expect(await countsOf(good)).toMatchObject({ accepted: 0, proven: 1, photos: 2 })
    await rowsOf("UPDATE proofs SET status = 'waived' WHERE id = ?", id)
    expect(await countsOf(good)).toMatchObject({ accepted: 1, proven: 1 })
  })

  test('counts photos with a time and near their site, and the places that run today', async () => {
    const { user, owner, campaign, line } = await shown()
    await rowsOf(
      `UPDATE campaign_lines SET snapshot = json_set(snapshot, '$.proof.site', json('{"lat":17.412,"lng":78.458}')) WHERE id = ?`,
      line.id,
    )
    const files = await Promise.all(
      [
        { lat: 17.412, lng: 78.458 },
        { lat: 17.5, lng: 78.458 },
        { lat: 17.412 + 150 / 111_195, lng: 78.458 },
        { lat: 17.412, lng: 78.458, takenAt: null },
        { lat: null, lng: null },
      ].map(async (more) => ({ key: await newUpload(line.id, more) })),
    )
    // The place of the browser counts for a photo without one.
    const near = async (file: { key: string } | undefined, lat: number) => {
      const { hints } = await checkProof(SHOWN, owner, line.id, proofOf({ files: [file], here: { lat, lng: 78.458 } }))
      return hints.find(({ name }) => name === 'site')?.isOk
    }
    expect([await near(files[4], 17.412), await near(files[4], 17.5), await near(files[1], 17.412)]).toEqual([
      ...[true, false, false],
    ])
    const proof = await sendProof(SHOWN, owner, line.id, proofOf({ files }))
    const { items } = await listOwnerProofs(SHOWN, owner, { tab: 'sent', page: 1 })
    const metres = items.find((one) => one.proof?.id === proof.id)?.proof?.files.map((file) => file.metres)
    expect(metres).toEqual([0, 9_785, 150, 0, null])
    const { path } = await shareProofs(SHOWN, user, campaign.id, '2027-02-01')
    const seen = async (ctx = SHOWN) => getShared(ctx, path.replace('/proofs/', ''))
    expect(await seen()).toMatchObject({
      places: [{ point: { lat: 17.412, lng: 78.458 }, isAccepted: false, isDisputed: false, hasProof: true }],
      counts: { running: 1, places: 1, photos: 5, placed: 4, told: 3, near: 3, accepted: 0, proven: 1 },
    })
    const running = (...days: string[]) =>
      Promise.all(days.map(async (day) => (await seen(at(`${day}T12:00:00+05:30`))).counts.running))
    expect(await running('2026-12-14', '2026-12-15', '2027-01-14', '2027-01-15')).toEqual([0, 1, 1, 0])
  })

  test('works for a year at most, from today on', async () => {
    const { user, campaign } = await shown()
    const until = (day: string) => refusalOf(shareProofs(SHOWN, user, campaign.id, day))
    expect(await until('2026-12-15')).toBe('bad_input: This day is over')
    expect(await until('2026-12-16')).toBe('nothing was refused')
    expect(await until('2027-12-17')).toBe('nothing was refused')
    expect(await until('2027-12-18')).toBe('bad_input: At most a year ahead')
  })

  test('does not show what is disputed, and no more than five work at once', async () => {
    const { user, owner, campaign, line } = await newDisputed(sides)
    const links = []
    for (let i = 0; i < 5; i++) links.push(await shareProofs(SHOWN, user, campaign.id, '2026-12-31'))
    const page = await getShared(SHOWN, links[0]?.path.replace('/proofs/', '') ?? '')
    expect(page.places[0]).toMatchObject({ photos: [], isDisputed: true })
    const later = at('2026-12-22T12:00:00+05:30')
    const files = [{ key: await newUpload(line.id, { createdAt: later.now.getTime() }) }]
    await sendProof(later, owner, line.id, proofOf({ slot: 'photo-2', files }))
    const { places } = await getShared(later, links[0]?.path.replace('/proofs/', '') ?? '')
    expect(places[0]).toMatchObject({ photos: [{ key: files[0]?.key }], isDisputed: true })
    expect(await refusalOf(shareProofs(SHOWN, user, campaign.id, '2026-12-31'))).toMatch(/^conflict: At most 5/)
    await endShare(SHOWN, user, campaign.id, links[1]?.share.id ?? '')
    expect(await refusalOf(shareProofs(SHOWN, user, campaign.id, '2026-12-31'))).toBe('nothing was refused')
    expect(await refusalOf(shareProofs(SHOWN, user, campaign.id, '2026-12-01'))).toMatch(/^bad_input/)
    expect(await refusalOf(getShared(SHOWN, 'x'.repeat(43)))).toMatch(/^not_found/)
  })
})
