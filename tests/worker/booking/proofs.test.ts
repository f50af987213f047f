import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { getCampaign } from '../../../worker/booking/campaigns/select-campaigns.server.ts'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import {
  acceptProof,
  acceptProofs,
  answerRemedy,
  disputeProof,
} from '../../../worker/booking/proofs/answer-proof.server.ts'
import { getDelivery } from '../../../worker/booking/proofs/delivery.server.ts'
import { findShort, getDisputed } from '../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { getOwnerProof, listOwnerProofs, offerMakeGood } from '../../../worker/booking/proofs/owner-proofs.server.ts'
import { checkProof, sendProof } from '../../../worker/booking/proofs/send.server.ts'
import { getShared, listShares, shareProofs } from '../../../worker/booking/proofs/shares.server.ts'
import type { ProofTab } from '../../../worker/booking/rules/proofs/proof-inputs.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { ownerMembers } from '../../../worker/organisations/owners.table.ts'
import {
  at,
  lineIn,
  newOwner,
  newPerson,
  newRequest,
  newSides,
  newWall,
  outcomes,
  toldOf,
} from '../../support/bookings.ts'
import { DISPUTE, newDisputed, newProof, newShown, newUpload, proofOf, SHOWN } from '../../support/proofs.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'
import { newTeam } from '../../support/teams.ts'

let sides: { user: CurrentUser; owner: CurrentUser }
beforeAll(async () => {
  sides = await newSides()
})
const shown = () => newShown(sides)

/** That afternoon, with a change by someone else between the reading and the writing of an act. */
const meanwhile = (change: () => Promise<unknown>) => ({ ...changedBefore(change), now: SHOWN.now })

describe('an owner', () => {
  test('is asked for a photo from the first day on, and for nothing before', async () => {
    const { user, campaign, owner, line } = await shown()
    const mine = async (instant: string) =>
      (await listOwnerProofs(at(instant), owner, { tab: 'due', page: 1 })).items
        .filter((one) => one.line.id === line.id)
        .map(({ slot }) => [slot.label, slot.due])
    expect(await mine('2026-12-14T23:59:00+05:30')).toEqual([])
    expect(await mine('2026-12-15T00:10:00+05:30')).toEqual([['First photo, day', '2026-12-16']])
    expect(await mine('2026-12-20T12:00:00+05:30')).toEqual([
      ['First photo, day', '2026-12-16'],
      ['Week 2', '2026-12-23'],
    ])
    const delivery = async (instant: string) => {
      const { lines, counts } = await getDelivery(at(instant), user, campaign.id)
      return [lines[0]?.missing.map(({ label }) => label), lines[0]?.next?.label, counts.due, counts.missing]
    }
    expect(await delivery('2026-12-16T23:59:00+05:30')).toEqual([[], 'First photo, day', 0, 0])
    expect(await delivery('2026-12-17T00:00:00+05:30')).toEqual([['First photo, day'], 'Week 2', 1, 1])
    expect(await delivery('2027-01-20T12:00:00+05:30')).toMatchObject([{ length: 5 }, undefined, 5, 5])
  })

  test('has each proof in the tab of its state, and sees none of another owner', async () => {
    const [{ owner: ownerId, manager }, { manager: stranger }] = [await newTeam(), await newTeam()]
    const walls = await Promise.all(Array.from({ length: 4 }, () => newWall({ ownerId })))
    const { lines, id: campaign } = await newRequest(sides.user, walls)
    const proofs = []
    for (const line of lines) {
      await confirmLine(service, manager, line)
      proofs.push(await newProof({ owner: manager, line }))
    }
    const [waiting, good, disputed, short] = proofs
    if (!waiting || !good || !disputed || !short) throw new Error('four were sent')
    await acceptProof(SHOWN, sides.user, good)
    for (const one of [disputed, short]) await disputeProof(SHOWN, sides.user, { ...one, ...DISPUTE })
    await findShort(SHOWN, STAFF, { ...short, version: short.version + 1, missing: 2, promised: 31, note: 'Dark' })
    const tabsOf = async (owner: CurrentUser, instant: string) => {
      const of = async (tab: ProofTab) => listOwnerProofs(at(instant), owner, { tab, page: 1 })
      const { tabs, lately } = await of('due')
      const ids = async (tab: ProofTab) => (await of(tab)).items.flatMap(({ proof }) => proof?.id ?? [])
      const sorted = [await ids('sent'), await ids('accepted'), await ids('disputed')].map((one) => one.toSorted())
      return { tabs, sorted, lately: lately.length }
    }
    const both = [disputed.id, short.id].toSorted()
    expect(await tabsOf(manager, '2026-12-23T16:59:59+05:30')).toEqual({
      tabs: { due: 4, sent: 1, accepted: 1, disputed: 2 },
      sorted: [[waiting.id], [good.id], both],
      lately: 3,
    })
    // A proof that is not answered in time is accepted.
    expect(await tabsOf(manager, '2026-12-23T17:00:00+05:30')).toEqual({
      tabs: { due: 4, sent: 0, accepted: 2, disputed: 2 },
      sorted: [[], [waiting.id, good.id].toSorted(), both],
      lately: 3,
    })
    expect(await tabsOf(stranger, '2026-12-23T17:00:00+05:30')).toEqual({
      tabs: { due: 0, sent: 0, accepted: 0, disputed: 0 },
      sorted: [[], [], []],
      lately: 0,
    })
    const open = await listOwnerProofs(at('2026-12-23T16:59:59+05:30'), manager, { tab: 'disputed', page: 1 })
    expect(open.items.map(({ slot, line, proof }) => [slot.slot, slot.moments, line.id === proof?.lineId])).toEqual(
      both.map(() => ['photo-1', ['day'], true]),
    )
    expect(open.lately).toEqual([])
    // The advertiser has each under its own line.
    const delivery = await getDelivery(at('2026-12-23T16:59:59+05:30'), sides.user, campaign)
    expect(delivery.lines.map(({ line, proofs: sent }) => [line.id, sent.map(({ lineId }) => lineId)])).toEqual(
      delivery.lines.map(({ line }) => [line.id, [line.id]]),
    )
    expect(delivery.counts).toEqual({ due: 4, accepted: 1, toAnswer: 1, disputed: 2, missing: 0 })
  })

  test('reads what is due next, the most urgent first, twenty a page', async () => {
    const { owner: ownerId, manager } = await newTeam()
    const walls = await Promise.all(Array.from({ length: 2 }, () => newWall({ ownerId })))
    const { id: campaign, lines } = await newRequest(sides.user, walls)
    for (const line of lines) await confirmLine(service, manager, line)
    const [first, second] = lines
    if (!first || !second) throw new Error('two were asked')
    const sent = await newProof({ owner: manager, line: first })
    const ctx = at('2026-12-30T12:00:00+05:30')
    const due = async (page = 1) => (await listOwnerProofs(ctx, manager, { tab: 'due', page })).items
    const nameOf = ({ line, slot }: { line: { id: string }; slot: { slot: string } }) => `${line.id} ${slot.slot}`
    const names = (await due()).map(nameOf)
    expect((await due()).map(({ slot }) => slot.due)).toEqual([
      '2026-12-16',
      ...['2026-12-23', '2026-12-23', '2026-12-30', '2026-12-30'],
    ])
    const page = async (slot: string) => getOwnerProof(ctx, manager, { line: first.id, slot })
    expect(await page('photo-1')).toMatchObject({ proof: { id: sent.id }, next: { slot: 'photo-2' }, maySend: true })
    const open = await page('photo-2')
    expect(open).toMatchObject({ proof: null, next: { slot: 'photo-3' } })
    expect(open.others.map(nameOf)).toEqual(names.filter((name) => name !== `${first.id} photo-2`))
    expect(await refusalOf(page('photo-99'))).toMatch(/^not_found/)
    // The same file again names where it was: here, or elsewhere in the campaign of the advertiser.
    const [{ sha256 } = { sha256: '' }] = await rowsOf<{ sha256: string }>(
      'SELECT sha256 FROM proof_files WHERE proof_id = ?',
      sent.id,
    )
    const seenAt = async (line: string) => {
      const files = [{ key: await newUpload(line, { sha256 }) }]
      const { hints } = await checkProof(ctx, manager, line, proofOf({ slot: 'photo-2', files }))
      return hints.find(({ name }) => name === 'seen')?.text.replace(/ Take.*/, '')
    }
    expect([await seenAt(first.id), await seenAt(second.id)]).toEqual([
      'Same file as First photo, day of this booking, 16 Dec.',
      'Same file as First photo, day of this campaign, 16 Dec.',
    ])
    await rowsOf("UPDATE campaign_lines SET ends = '2027-03-10' WHERE campaign_id = ?", campaign)
    const late = at('2027-03-10T12:00:00+05:30')
    const pages = await Promise.all([1, 2].map((n) => listOwnerProofs(late, manager, { tab: 'due', page: n })))
    expect(pages.map(({ items, pages: of, tabs }) => [items.length, of, tabs.due])).toEqual([
      [20, 2, 25],
      [5, 2, 25],
    ])
    expect(new Set(pages.flatMap(({ items }) => items.map(nameOf))).size).toBe(25)
    const { others } = await getOwnerProof(late, manager, { line: first.id, slot: 'photo-2' })
    expect(others).toHaveLength(20)
    // A proof stays readable when the line needs it no more.
    await rowsOf(
      `UPDATE campaign_lines SET snapshot = json_set(snapshot, '$.category', 'newspaper') WHERE id = ?`,
      first.id,
    )
    expect(await page('photo-1')).toMatchObject({ slot: { slot: 'photo-1', due: '2026-12-16', wants: '' } })
  })

  test('sends a photo: both sides see it with its hints, and the advertiser is notified once', async () => {
    const of = await shown()
    const { ctx, publish } = recordedService({ now: SHOWN.now })
    const proof = await newProof(of, ctx)
    expect(proof).toMatchObject({ status: 'uploaded', label: 'First photo, day', version: 1 })
    expect(proof.ref).toMatch(/^PRF-\d{4}$/)
    expect(proof.answerBy).toBe(SHOWN.now.getTime() + 7 * 86_400_000)
    expect(proof.hints.map(({ name, isOk }) => [name, isOk])).toContainEqual(['taken', true])
    expect(await rowsOf('SELECT audience, kind, version FROM notices WHERE subject = ?', proof.id)).toEqual([
      { audience: `user:${of.user.id}`, kind: 'proof.sent', version: proof.version },
    ])
    expect((await audited(of.line.id)).map(({ action }) => action)).toContain('proof.sent')
    const [changes, rooms] = publish.mock.calls[0] ?? []
    expect(changes?.map(({ event }) => event)).toEqual(['proof.sent'])
    expect(rooms).toEqual(['hub', `user:${of.user.id}`, `user:${of.owner.id}`])
    const { lines, counts } = await getDelivery(SHOWN, of.user, of.campaign.id)
    expect(lines[0]).toMatchObject({ proofs: [proof], next: { label: 'Week 2' } })
    expect(counts).toEqual({ due: 1, accepted: 0, toAnswer: 1, disputed: 0, missing: 0 })
    const { items } = await listOwnerProofs(SHOWN, of.owner, { tab: 'sent', page: 1 })
    expect(items.map((one) => one.proof?.id)).toContain(proof.id)
  })

  test('who sends the same form twice sends it once, and another one is refused', async () => {
    const { owner, line } = await shown()
    const form = proofOf({ files: [{ key: await newUpload(line.id) }] })
    const twice = await Promise.allSettled([
      sendProof(SHOWN, owner, line.id, form),
      sendProof(SHOWN, owner, line.id, form),
    ])
    expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await rowsOf('SELECT id FROM proofs WHERE line_id = ?', line.id)).toHaveLength(1)
    const other = proofOf({ files: [{ key: await newUpload(line.id) }] })
    expect(await refusalOf(sendProof(SHOWN, owner, line.id, other))).toMatch(/^conflict/)
  })

  test('cannot send files of another line, of nobody, or that are shown already', async () => {
    const [one, two] = [await shown(), await shown()]
    const of = (key: string) => sendProof(SHOWN, one.owner, one.line.id, proofOf({ files: [{ key }] }))
    expect(await refusalOf(of(await newUpload(two.line.id)))).toMatch(/^bad_input/)
    expect(await refusalOf(of(await newUpload(one.line.id, { purpose: 'artwork' })))).toMatch(/^bad_input/)
    expect(await refusalOf(of(await newUpload(one.line.id, { claimedBy: 'prf_x' })))).toMatch(/^bad_input/)
    expect(await refusalOf(of(await newUpload(one.line.id, { sha256: '' })))).toMatch(/^bad_input: This file is no/)
    const same = await Promise.all([1, 2].map(() => newUpload(one.line.id, { sha256: 'same', name: 'wall.jpg' })))
    for (const [key, again] of [same, [same[0], same[0]]]) {
      const files = [{ key }, { key: again }]
      const refused = sendProof(SHOWN, one.owner, one.line.id, proofOf({ files }))
      expect(await detailOf(refused)).toMatchObject({
        issues: [{ path: 'files.1', message: 'wall.jpg is there twice' }],
      })
    }
    expect(await refusalOf(sendProof(SHOWN, one.owner, one.line.id, proofOf()))).toMatch(/^bad_input: Add a file/)
    const link = 'https://example.in'
    expect(await refusalOf(sendProof(SHOWN, one.owner, one.line.id, proofOf({ link, version: 1 })))).toMatch(
      /^conflict/,
    )
    const week2 = (instant: string) =>
      refusalOf(checkProof(at(instant), one.owner, one.line.id, proofOf({ slot: 'photo-2', link })))
    expect(await week2('2026-12-19T23:59:00+05:30')).toBe('bad_input: This proof can be sent from 20 Dec on')
    expect(await week2('2026-12-20T00:00:00+05:30')).toBe('nothing was refused')
    const early = proofOf({ slot: 'photo-3', link: 'https://example.in' })
    expect(await refusalOf(sendProof(SHOWN, one.owner, one.line.id, early))).toBe(
      'bad_input: This proof can be sent from 27 Dec on',
    )
  })

  test('a photo that was sent before is a hint, and names no other advertiser', async () => {
    const [one, two] = [await shown(), await newShown({ user: await newPerson(), owner: sides.owner })]
    await sendProof(
      SHOWN,
      one.owner,
      one.line.id,
      proofOf({ files: [{ key: await newUpload(one.line.id, { sha256: 'again' }) }] }),
    )
    const form = proofOf({ files: [{ key: await newUpload(two.line.id, { sha256: 'again' }) }] })
    const { hints } = await checkProof(SHOWN, two.owner, two.line.id, form)
    expect(hints.find(({ name }) => name === 'seen')).toMatchObject({
      isOk: false,
      text: 'Same file as First photo, day of another booking, 16 Dec. Take a new one, or say why',
    })
    expect((await sendProof(SHOWN, two.owner, two.line.id, form)).status).toBe('uploaded')
    expect(
      await rowsOf("SELECT repeats IS NULL AS first FROM proof_files WHERE sha256 = 'again' ORDER BY at, first DESC"),
    ).toHaveLength(2)
  })

  test('the same photo sent for two lines at once: the second looks at the checks again', async () => {
    const [one, two] = [await shown(), await shown()]
    const form = async ({ line }: typeof one) =>
      proofOf({ files: [{ key: await newUpload(line.id, { sha256: 'race' }) }] })
    const [first, second] = [await form(one), await form(two)]
    const sentAfter = (change: () => Promise<unknown>) =>
      refusalOf(sendProof(meanwhile(change), two.owner, two.line.id, second))
    expect(await sentAfter(() => sendProof(SHOWN, one.owner, one.line.id, first))).toBe(
      'conflict: One of these photos was just sent with another proof. Review the checks again',
    )
    const repeats = await rowsOf("SELECT 1 FROM proof_files WHERE sha256 = 'race' AND repeats IS NULL")
    expect(repeats).toHaveLength(1)
    // Nothing is taken from a member whose right is taken at that moment, or for a booking that is cancelled.
    const changed = 'conflict: This proof has changed since you opened it'
    const become = (rights: string) =>
      rowsOf('UPDATE owner_members SET rights = ? WHERE user_id = ?', rights, two.owner.id)
    expect(await sentAfter(() => become('view'))).toBe(changed)
    await become('manage')
    const cancel = "UPDATE campaign_lines SET status = 'cancelled', version = version + 1 WHERE id = ?"
    expect(await sentAfter(() => rowsOf(cancel, two.line.id))).toBe(changed)
  })

  test('needs the right to sell; a viewer reads which one is needed, another owner finds nothing', async () => {
    const { line, proof } = await newDisputed(sides)
    const viewer = await newOwner()
    await service.db.update(ownerMembers).set({ rights: 'view' }).where(eq(ownerMembers.userId, viewer.id))
    // The right to sell for another owner does not count here.
    const { owner: ownerId } = await newTeam()
    const asked = lineIn(await newRequest(sides.user, [await newWall({ ownerId })]))
    const [member] = await service.db.select().from(ownerMembers).where(eq(ownerMembers.userId, viewer.id))
    if (!member) throw new Error('a viewer is a member')
    await service.db.insert(ownerMembers).values({ ...member, id: `clm_${ownerId}`, ownerId, rights: 'sell' })
    const form = proofOf({ link: 'https://example.in/post' })
    for (const refused of [
      sendProof(SHOWN, viewer, line.id, form),
      checkProof(SHOWN, viewer, line.id, form),
      offerMakeGood(SHOWN, viewer, { ...proof, starts: '2027-02-01', ends: '2027-02-03' }),
    ]) {
      expect(await refusalOf(refused)).toMatch(/^forbidden: .*to send proofs/)
    }
    // A booking that is not confirmed wants no proof.
    expect(await refusalOf(getOwnerProof(SHOWN, viewer, { line: asked.id, slot: 'photo-1' }))).toMatch(/^not_found/)
    expect((await getOwnerProof(SHOWN, viewer, { line: line.id, slot: 'photo-1' })).maySend).toBe(false)
    const stranger = await newPerson('mediaOwner')
    expect(await refusalOf(sendProof(SHOWN, stranger, line.id, form))).toMatch(/^not_found/)
    expect(await refusalOf(getOwnerProof(SHOWN, stranger, { line: line.id, slot: 'photo-1' }))).toMatch(/^not_found/)
  })

  test('answers a dispute with new files; the old ones stay', async () => {
    const { owner, user, line, proof, campaign } = await newDisputed(sides)
    const files = [{ key: await newUpload(line.id) }]
    expect(await refusalOf(sendProof(SHOWN, owner, line.id, proofOf({ files, version: 1 })))).toMatch(/^conflict/)
    // The same form at the same moment is sent once, and is answered twice.
    const form = proofOf({ files, version: proof.version })
    const again = await sendProof(
      meanwhile(() => sendProof(SHOWN, owner, line.id, form)),
      owner,
      line.id,
      form,
    )
    expect(again).toMatchObject({ status: 'uploaded', version: 3, files: [{ key: files[0]?.key }] })
    expect(await rowsOf('SELECT round FROM proof_files WHERE proof_id = ? ORDER BY round', proof.id)).toEqual([
      { round: 1 },
      { round: 2 },
    ])
    expect((await acceptProof(SHOWN, user, again)).status).toBe('accepted')
    expect(campaign.id).toBeTruthy()
  })
})

describe('an advertiser', () => {
  test('accepts once: of two presses the second gets the current proof', async () => {
    const of = await shown()
    const proof = await newProof(of)
    const { ctx, published } = recordedService({ now: SHOWN.now })
    expect(await outcomes([acceptProof(ctx, of.user, proof), acceptProof(ctx, of.user, proof)])).toEqual({
      done: 1,
      conflict: 1,
    })
    expect(published()).toEqual(['proof.accepted'])
    expect(await toldOf(proof.id)).toContainEqual({ audience: `owner:${of.line.ownerId}`, kind: 'proof.accepted' })
  })

  test('who does not answer in seven days has accepted, without anything that runs', async () => {
    const of = await shown()
    const proof = await newProof(of)
    const late = at('2026-12-23T17:00:00+05:30')
    expect((await getDelivery(late, of.user, of.campaign.id)).counts).toMatchObject({ accepted: 1, toAnswer: 0 })
    expect(await refusalOf(disputeProof(late, of.user, { ...proof, ...DISPUTE }))).toMatch(/^conflict/)
    const { tabs } = await listOwnerProofs(late, of.owner, { tab: 'accepted', page: 1 })
    expect(tabs.accepted).toBeGreaterThan(0)
    const before = at('2026-12-23T16:59:59+05:30')
    const { ctx, published } = recordedService({ now: before.now })
    expect((await disputeProof(ctx, of.user, { ...proof, ...DISPUTE })).status).toBe('disputed')
    expect(published()).toEqual(['proof.disputed'])
  })

  test('accepts all of a campaign, or none when one has changed', async () => {
    const of = await shown()
    const first = await newProof(of)
    const later = at('2026-12-22T12:00:00+05:30')
    const files = [{ key: await newUpload(of.line.id, { createdAt: later.now.getTime() }) }]
    const second = await sendProof(later, of.owner, of.line.id, proofOf({ slot: 'photo-2', files }))
    const seen = [first, { ...second, version: 9 }]
    expect(await refusalOf(acceptProofs(later, of.user, of.campaign.id, seen))).toMatch(/^conflict/)
    const other = await shown()
    expect(await refusalOf(acceptProofs(later, of.user, other.campaign.id, [first]))).toMatch(/^not_found/)
    const { ctx, published } = recordedService({ now: later.now })
    expect(await acceptProofs(ctx, of.user, of.campaign.id, [first, second])).toEqual({ accepted: 2 })
    expect(published()).toEqual(['proof.accepted', 'proof.accepted'])
    expect((await getDelivery(later, of.user, of.campaign.id)).counts.accepted).toBe(2)
  })

  test('finds nothing of another', async () => {
    const of = await shown()
    const proof = await newProof(of)
    const other = await newPerson()
    for (const refused of [
      () => acceptProof(SHOWN, other, proof),
      () => disputeProof(SHOWN, other, { ...proof, ...DISPUTE }),
      () => answerRemedy(SHOWN, other, { ...proof, answer: 'accepted' }),
      () => acceptProofs(SHOWN, other, of.campaign.id, [proof]),
      () => getDelivery(SHOWN, other, of.campaign.id),
      () => listShares(SHOWN, other, of.campaign.id),
      () => shareProofs(SHOWN, other, of.campaign.id, '2026-12-31'),
    ]) {
      expect(await refusalOf(refused())).toMatch(/^not_found/)
    }
  })
})

test('a line is settled when all its proofs are closed, and a late photo keeps it open', async () => {
  const of = await shown()
  const slots = ['photo-1', 'photo-2', 'photo-3', 'photo-4', 'photo-5']
  const over = at('2027-01-20T12:00:00+05:30')
  const state = async (ctx: typeof over) => lineIn(await getCampaign(ctx, of.user, of.campaign.id)).status
  expect(await state(over)).toBe('ended')
  for (const [n, slot] of slots.entries()) {
    const ctx = at(`2027-01-20T11:0${n}:00+05:30`)
    const files = [{ key: await newUpload(of.line.id, { createdAt: ctx.now.getTime() }) }]
    const proof = await sendProof(ctx, of.owner, of.line.id, proofOf({ slot, files }))
    if (slot !== 'photo-5') await acceptProof(ctx, of.user, proof)
    if (slot !== 'photo-1') continue
    // Settled when a line wanted one proof, it stays settled under rules that want more.
    await rowsOf('UPDATE proofs SET slots = 1 WHERE id = ?', proof.id)
    const { lines, counts } = await getDelivery(over, of.user, of.campaign.id)
    expect([await state(over), lines[0]?.missing, lines[0]?.next, counts.due]).toEqual(['settled', [], null, 1])
    const { items } = await listOwnerProofs(over, of.owner, { tab: 'due', page: 1 })
    expect(items.filter(({ line }) => line.id === of.line.id)).toEqual([])
  }
  const { lines } = await getDelivery(over, of.user, of.campaign.id)
  expect(lines[0]?.proofs.map(({ slot }) => slot)).toEqual(slots.toReversed())
  expect(await state(over)).toBe('ended')
  const settled = at('2027-01-27T12:00:00+05:30')
  expect(await state(settled)).toBe('settled')
})

describe('logs', () => {
  const log = async (line: string, text: string) => {
    const key = await newUpload(line, {
      mime: 'text/csv',
      bytes: text.length,
      name: 'log.csv',
      width: null,
      height: null,
    })
    await service.files.put(key, text)
    return key
  }

  test('are counted against the order, whatever their content', async () => {
    const { user, owner } = sides
    const of = await newShown({ user, owner })
    await service.db.run(
      `UPDATE campaign_lines SET snapshot = json_set(snapshot, '$.category', 'dooh', '$.proof.playsADay', 100) WHERE id = '${of.line.id}'`,
    )
    const ctx = at('2026-12-23T12:00:00+05:30')
    const days = ['15', '16', '17', '18', '19', '20', '21']
    const key = await log(
      of.line.id,
      `Date,Plays\n${days.map((day) => `${day}/12/2026,99`).join('\n')}\n=cmd|' /C calc'!A0,5\n`,
    )
    const form = proofOf({ slot: 'log-1', files: [{ key }] })
    const { hints, figures } = await checkProof(ctx, owner, of.line.id, form)
    expect(figures).toEqual({ shown: 693, promised: 700 })
    expect(hints.find(({ name }) => name === 'count')?.text).toBe('693 of 700 plays, 7 missing')
    expect(hints.find(({ name }) => name === 'log')?.text).toContain('1 rows could not be read')
    expect(hints.map(({ name }) => name)).not.toContain('file')
    const check = (slot: string, more: object) => checkProof(ctx, owner, of.line.id, proofOf({ slot, ...more }))
    const bare = await check('log-1', { figures: { shown: 700 } })
    expect(bare.hints.map(({ name, isOk }) => [name, isOk])).toEqual([
      ['count', true],
      ['file', false],
    ])
    // A log that comes with a photo of the screen is not counted there.
    expect(await check('photo-1', { files: [{ key }] })).toMatchObject({ figures: {}, hints: [{ name: 'photo' }] })
    // A picture that comes with the log is no photo of the screen, and may be one later.
    const picture = async () => ({ key: await newUpload(of.line.id, { sha256: 'player' }), moment: 'day' as const })
    const proof = await sendProof(ctx, owner, of.line.id, {
      ...form,
      files: [{ key }, await picture()],
    })
    expect(proof).toMatchObject({
      figures: { shown: 693 },
      files: [{ isPhoto: false }, { isPhoto: false, moment: null }],
    })
    expect(proof.hints.map(({ name }) => name)).toEqual(['log', 'count'])
    const { hints: later } = await check('photo-1', { files: [await picture()] })
    expect(later).toContainEqual(expect.objectContaining({ name: 'seen', isOk: true }))
    const link = await shareProofs(ctx, user, of.campaign.id, '2026-12-31')
    const onPage = async () => (await getShared(ctx, link.path.replace('/proofs/', ''))).places[0]
    expect(await onPage()).toMatchObject({
      photos: [],
      figures: [{ label: proof.label, text: '693 of 700 plays, 7 missing' }],
    })
    await disputeProof(ctx, user, { ...proof, ...DISPUTE })
    expect(await onPage()).toMatchObject({ figures: [] })
    const disputed = async (counted: object) => {
      await rowsOf('UPDATE proofs SET figures = ? WHERE id = ?', JSON.stringify(counted), proof.id)
      return getDisputed(ctx, proof.id)
    }
    expect(await disputed({ shown: 693 })).toMatchObject({
      ...{ promised: { what: 'plays', count: 700 }, wants: 'Plays of each day, as counted by the player' },
      whole: { what: 'plays', promised: 3_100, missing: 7 },
    })
    for (const [counted, missing] of [
      [{ shown: 699 }, 1],
      [{ shown: 700 }, null],
      [{ shown: 701 }, null],
      [{}, null],
    ] as const) {
      expect([counted, (await disputed(counted)).whole.missing]).toEqual([counted, missing])
    }
  })

  test('are read one by one, and what cannot be read is a hint', async () => {
    const { line } = await newShown(sides)
    await rowsOf(
      `UPDATE campaign_lines SET snapshot = json_set(snapshot, '$.category', 'dooh', '$.proof.playsADay', 100, '$.proof.band', json('{"from":480,"to":600}')) WHERE id = ?`,
      line.id,
    )
    const ctx = at('2026-12-23T12:00:00+05:30')
    const read = async (...keys: string[]) => {
      const form = proofOf({ slot: 'log-1', files: keys.map((key) => ({ key })) })
      const { hints, figures } = await checkProof(ctx, sides.owner, line.id, form)
      return [figures.shown, hints.find(({ name }) => name === 'log')?.text]
    }
    const of = (...rows: string[]) => log(line.id, ['Date,Time,Plays', ...rows].join('\n'))
    const one = await of('15/12/2026,08:00,90', '14/12/2026,08:00,2', '16/12/2026,07:59,3', 'soon,08:00,1')
    const two = await of('17/12/2026,09:59,80', '22/12/2026,08:00,5', '17/12/2026,10:00,7', 'later,08:00,1')
    expect(await read(one, two)).toEqual([
      170,
      '6 rows read; 7 on other days; 10 out of the band; 2 rows could not be read',
    ])
    const large = async (bytes: number) => {
      const key = await of('15/12/2026,08:00,90')
      await rowsOf('UPDATE uploads SET bytes = ? WHERE key = ?', bytes, key)
      return key
    }
    expect(await read(await large(2_097_152))).toEqual([90, '1 row read'])
    const gone = await of()
    await service.files.delete(gone)
    for (const [key, problem] of [
      [await large(2_097_153), 'The log is larger than 2 MB'],
      [await of(...Array(25_000).fill('15/12/2026,,1')), 'The log has more than 20,000 rows'],
      [await log(line.id, 'PK\u0003\u0004\u0000'), 'This is not a text file'],
      [gone, 'This file is no longer there'],
    ] as const) {
      expect(await read(one, key)).toEqual([undefined, expect.stringContaining(problem)])
    }
    await rowsOf(
      `UPDATE campaign_lines SET snapshot = json_set(snapshot, '$.category', 'influencer') WHERE id = ?`,
      line.id,
    )
    const linked = async (more: object) =>
      (await checkProof(ctx, sides.owner, line.id, proofOf({ slot: 'link-1', ...more }))).hints
    expect(await linked({ link: 'https://example.in/post' })).toMatchObject([{ name: 'link', isOk: true }])
    expect(await linked({ files: [{ key: one }] })).toMatchObject([{ name: 'log' }, { name: 'link', isOk: false }])
  })
})
