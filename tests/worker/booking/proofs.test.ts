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
import { getOwnerProof, listOwnerProofs } from '../../../worker/booking/proofs/owner-proofs.server.ts'
import { checkProof, sendProof } from '../../../worker/booking/proofs/send.server.ts'
import { listShares, shareProofs } from '../../../worker/booking/proofs/shares.server.ts'
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
import { refusalOf, service } from '../../support/service.ts'
import { audited, recordedService, rowsOf, STAFF } from '../../support/staff.ts'
import { newTeam } from '../../support/teams.ts'

let sides: { user: CurrentUser; owner: CurrentUser }
beforeAll(async () => {
  sides = await newSides()
})
const shown = () => newShown(sides)

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
    const { lines, counts } = await getDelivery(at('2026-12-20T12:00:00+05:30'), user, campaign.id)
    expect(lines[0]).toMatchObject({ missing: [{ label: 'First photo, day' }], next: { label: 'Week 2' } })
    expect(counts.missing).toBe(1)
  })

  test('has each proof in the tab of its state, and sees none of another owner', async () => {
    const [{ owner: ownerId, manager }, { manager: stranger }] = [await newTeam(), await newTeam()]
    const walls = await Promise.all(Array.from({ length: 4 }, () => newWall({ ownerId })))
    const { lines } = await newRequest(sides.user, walls)
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
  })

  test('sends a photo: both sides see it with its hints, and the advertiser is notified once', async () => {
    const of = await shown()
    const { ctx, publish } = recordedService({ now: SHOWN.now })
    const proof = await newProof(of, ctx)
    expect(proof).toMatchObject({ status: 'uploaded', label: 'First photo, day', version: 1 })
    expect(proof.ref).toMatch(/^PRF-\d{4}$/)
    expect(proof.answerBy).toBe(SHOWN.now.getTime() + 7 * 86_400_000)
    expect(proof.hints.map(({ name, isOk }) => [name, isOk])).toContainEqual(['taken', true])
    expect(await toldOf(proof.id)).toEqual([{ audience: `user:${of.user.id}`, kind: 'proof.sent' }])
    expect((await audited(of.line.id)).map(({ action }) => action)).toContain('proof.sent')
    const [changes, rooms] = publish.mock.calls[0] ?? []
    expect(changes?.map(({ event }) => event)).toEqual(['proof.sent'])
    expect(rooms).toEqual(['hub', `user:${of.user.id}`, `user:${of.owner.id}`])
    const { lines, counts } = await getDelivery(SHOWN, of.user, of.campaign.id)
    expect(lines[0]?.proofs[0]).toEqual(proof)
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
    expect(await refusalOf(sendProof(SHOWN, one.owner, one.line.id, proofOf()))).toMatch(/^bad_input: Add a file/)
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
    const send = async ({ owner, line }: typeof one) =>
      sendProof(SHOWN, owner, line.id, proofOf({ files: [{ key: await newUpload(line.id, { sha256: 'race' }) }] }))
    const results = await Promise.allSettled([send(one), send(two)])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []))
    for (const message of refused) expect(message).toMatch(/^One of these photos was just sent with another proof/)
    const repeats = await rowsOf("SELECT 1 FROM proof_files WHERE sha256 = 'race' AND repeats IS NULL")
    expect(repeats).toHaveLength(1)
  })

  test('needs the right to sell; a viewer reads which one is needed, another owner finds nothing', async () => {
    const { line } = await shown()
    const viewer = await newOwner()
    await service.db.update(ownerMembers).set({ rights: 'view' }).where(eq(ownerMembers.userId, viewer.id))
    // The right to sell for another owner does not count here.
    const { owner: ownerId } = await newTeam()
    await newRequest(sides.user, [await newWall({ ownerId })])
    const [member] = await service.db.select().from(ownerMembers).where(eq(ownerMembers.userId, viewer.id))
    if (!member) throw new Error('a viewer is a member')
    await service.db.insert(ownerMembers).values({ ...member, id: `clm_${ownerId}`, ownerId, rights: 'sell' })
    const form = proofOf({ link: 'https://example.in/post' })
    expect(await refusalOf(sendProof(SHOWN, viewer, line.id, form))).toMatch(/^forbidden: .*to send proofs/)
    expect((await getOwnerProof(SHOWN, viewer, { line: line.id, slot: 'photo-1' })).maySend).toBe(false)
    const stranger = await newPerson('mediaOwner')
    expect(await refusalOf(sendProof(SHOWN, stranger, line.id, form))).toMatch(/^not_found/)
    expect(await refusalOf(getOwnerProof(SHOWN, stranger, { line: line.id, slot: 'photo-1' }))).toMatch(/^not_found/)
  })

  test('answers a dispute with new files; the old ones stay', async () => {
    const { owner, user, line, proof, campaign } = await newDisputed(sides)
    const files = [{ key: await newUpload(line.id) }]
    expect(await refusalOf(sendProof(SHOWN, owner, line.id, proofOf({ files, version: 1 })))).toMatch(/^conflict/)
    const again = await sendProof(SHOWN, owner, line.id, proofOf({ files, version: proof.version }))
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
    expect(await outcomes([acceptProof(SHOWN, of.user, proof), acceptProof(SHOWN, of.user, proof)])).toEqual({
      done: 1,
      conflict: 1,
    })
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
    expect((await disputeProof(before, of.user, { ...proof, ...DISPUTE })).status).toBe('disputed')
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
    expect(await acceptProofs(later, of.user, of.campaign.id, [first, second])).toEqual({ accepted: 2 })
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
  const { slots } = await getOwnerProof(SHOWN, of.owner, { line: of.line.id, slot: 'photo-1' }).then(async () => ({
    slots: ['photo-1', 'photo-2', 'photo-3', 'photo-4', 'photo-5'],
  }))
  const over = at('2027-01-20T12:00:00+05:30')
  const state = async (ctx: typeof over) => lineIn(await getCampaign(ctx, of.user, of.campaign.id)).status
  expect(await state(over)).toBe('ended')
  for (const slot of slots) {
    const files = [{ key: await newUpload(of.line.id, { createdAt: over.now.getTime() }) }]
    const proof = await sendProof(over, of.owner, of.line.id, proofOf({ slot, files }))
    if (slot !== 'photo-5') await acceptProof(over, of.user, proof)
  }
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
    const wall = await newWall({})
    expect(wall).toBeTruthy()
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
    const bare = await checkProof(ctx, owner, of.line.id, proofOf({ slot: 'log-1', figures: { shown: 700 } }))
    expect(bare.hints.map(({ name, isOk }) => [name, isOk])).toEqual([
      ['count', true],
      ['file', false],
    ])
    const proof = await sendProof(ctx, owner, of.line.id, form)
    expect(proof.figures.shown).toBe(693)
    await disputeProof(ctx, user, { ...proof, ...DISPUTE })
    expect((await getDisputed(ctx, proof.id)).whole).toEqual({ what: 'plays', promised: 3_100, missing: 7 })
    const rows = `Date,Plays\n${'15/12/2026,1\n'.repeat(25_000)}`
    const much = await checkProof(
      ctx,
      owner,
      of.line.id,
      proofOf({ slot: 'log-1', files: [{ key: await log(of.line.id, rows) }] }),
    )
    expect(much.hints[0]?.text).toContain('more than 20,000 rows')
    const binary = proofOf({ slot: 'log-1', files: [{ key: await log(of.line.id, 'PK\u0003\u0004\u0000') }] })
    expect((await checkProof(ctx, owner, of.line.id, binary)).hints[0]?.text).toContain('This is not a text file')
  })
})
