import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  approveArtwork,
  deferArtwork,
  rejectArtwork,
} from '../../../worker/backoffice/approvals/artwork-approvals.server.ts'
import { approveCampaign, deferCampaign } from '../../../worker/backoffice/approvals/campaign-approvals.server.ts'
import { decideClaim, deferClaim } from '../../../worker/backoffice/approvals/claim-decisions.server.ts'
import { countPending, listPending } from '../../../worker/backoffice/approvals/pending.server.ts'
import { ApprovalQuery } from '../../../worker/backoffice/rules/approvals/approval.ts'
import { campaigns } from '../../../worker/booking/campaigns.table.ts'
import { addCreative, reviewCreative } from '../../../worker/booking/lines/creatives.server.ts'
import { getOwnerPage } from '../../../worker/catalogue/owners/profile.server.ts'
import { getUser } from '../../../worker/identity/session.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { ClaimDecision } from '../../../worker/organisations/rules/owners/claim.ts'
import {
  approvalOf,
  lineIn,
  newDraft,
  newOwner,
  newPerson,
  newRequest,
  newWall,
  placesOn,
  send,
} from '../../support/bookings.ts'
import { byTheClock, person } from '../../support/people.ts'
import { plansOf } from '../../support/recorder.ts'
import { refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'
import { encoded, uploaded } from '../../support/uploads.ts'

const user = await newPerson()
const list = (search = '', ctx = service) => listPending(ctx, parseSearch(ApprovalQuery, new URLSearchParams(search)))
const idsOf = async (search = '') => (await list(search)).approvals.map(({ id }) => id)

/** A claim that waits, of an account that can be approved. */
async function newClaim(): Promise<string> {
  const { id } = await newOwner(`owner-${crypto.randomUUID().slice(0, 8)}`)
  await service.db.run(`update owner_members set state = 'requested', owner_id = null where user_id = '${id}'`)
  return `clm_${id}`
}

describe('the list of what waits', () => {
  test('has every type, the oldest first, and counts what it shows', async () => {
    const claim = await newClaim()
    const approval = await approvalOf(await send(user, await newDraft(user, [await newWall()])))
    const page = await list()
    expect(page.counts).toEqual(await countPending(service))
    expect(page.total).toBe(page.approvals.length)
    const at = page.approvals.map(({ submittedAt }) => submittedAt ?? 0)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(await idsOf('type=campaigns')).toContain(approval.id)
    expect(await idsOf('type=owners')).toEqual(expect.arrayContaining([claim]))
    expect(await idsOf('type=content')).not.toContain(claim)
    expect(page.approvals.find(({ id }) => id === claim)).toMatchObject({
      kind: 'owner',
      company: 'Test Owner',
      locations: ['Nashik'],
      checks: expect.arrayContaining([{ isGood: false, text: expect.stringContaining('not in the catalogue') }]),
    })
  })

  test('has deferred items of every kind at its end', async () => {
    const claim = await newClaim()
    const approval = await approvalOf(await send(user, await newDraft(user, [await newWall()])))
    await deferCampaign(service, STAFF, approval)
    await deferClaim({ ...service, now: new Date(service.now.getTime() + 1_000) }, STAFF, claim)
    expect((await idsOf()).slice(-2)).toEqual([approval.id, claim])
    expect((await audited(claim)).at(-1)).toMatchObject({ action: 'owner_claim.deferred', actor: STAFF.id })
    await decideClaim(service, STAFF, claim, parse(ClaimDecision, { state: 'declined' }))
    expect(await refusalOf(deferClaim(service, STAFF, claim))).toMatch(/^conflict/)
    expect(await idsOf()).not.toContain(claim)
  })

  test('reads what waits by its indexes alone', async () => {
    const lines = (await plansOf((ctx) => list('', ctx))).flatMap((plan) => plan.lines)
    expect(
      lines.filter((one) => /^SCAN (approvals|owner_members|owner_listings|campaigns|users)\b(?!.*INDEX)/.test(one)),
    ).toEqual([])
    expect(lines.some((one) => one.includes('approvals_in_order'))).toBe(true)
  })
})

test('a company gets the Verified mark with the approval where staff name the documents that they checked', async () => {
  const [one, two] = [await newClaim(), await newClaim()]
  const { ctx, purge } = recordedService()
  const plain = await decideClaim(ctx, STAFF, one, parse(ClaimDecision, { state: 'approved' }))
  expect(purge).not.toHaveBeenCalled()
  const day = civilDate(ctx.now)
  const verification = { documents: ['pan', 'gst'], day }
  const checked = await decideClaim(ctx, STAFF, two, parse(ClaimDecision, { state: 'approved', verification }))
  expect(purge).toHaveBeenCalledWith(['catalogue'])
  const ownerOf = async (id: string | null) => (await getOwnerPage(ctx, { id: id ?? '', page: 1 })).owner
  expect(await ownerOf(plain.ownerId)).toMatchObject({ verified: false, verification: null })
  expect(await ownerOf(checked.ownerId)).toMatchObject({
    verified: true,
    verification: { documents: ['gst', 'pan'], day },
  })
})

describe('a campaign that is approved in part', () => {
  test('asks for the others; what is left out is withdrawn with the reason, and its days are free', async () => {
    const [kept, left] = [await newWall(), await newWall()]
    const sent = await send(user, await newDraft(user, [kept, left]))
    const out = lineIn(sent, 1).id
    const decision = { ...(await approvalOf(sent)), except: [out], reason: 'Too near a school' }
    const approved = await approveCampaign(service, STAFF, decision)
    expect(approved.lines).toMatchObject([
      { status: 'requested' },
      { id: out, status: 'withdrawn', reason: 'Too near a school' },
    ])
    expect(await placesOn(left)).toEqual([])
    expect(await placesOn(kept)).toHaveLength(1)
    expect(approved).toMatchObject({ status: 'planned', total: lineIn(sent).total })
    expect((await audited(out)).at(-1)).toMatchObject({ action: 'line.withdrawn', actor: STAFF.id })
    expect(await detailOf(approveCampaign(service, STAFF, decision))).toMatchObject({
      code: 'conflict',
      message: 'This was already approved',
      current: { status: 'approved' },
    })
  })

  test('keeps at least one item, and leaves out only its own', async () => {
    const sent = await send(user, await newDraft(user, [await newWall()]))
    const approval = await approvalOf(sent)
    for (const except of [[lineIn(sent).id], ['lin_of-another']]) {
      expect(await detailOf(approveCampaign(service, STAFF, { ...approval, except }))).toMatchObject({
        code: 'bad_input',
        issues: [{ path: 'except' }],
      })
    }
  })
})

describe('artwork of restricted goods', async () => {
  const { ctx, ...days } = byTheClock()
  const buyer = await person()
  const [advertiser, owner] = [await getUser(service, buyer.id), await newOwner()]
  const file = await encoded('image/jpeg', 800, 600)

  /** Artwork of a campaign of this name, as it was just sent. */
  async function artworkOf(name: string) {
    const campaign = await newRequest(advertiser, [await newWall()], { ctx, ...days })
    await service.db.update(campaigns).set({ name }).where(eq(campaigns.id, campaign.id))
    const line = lineIn(campaign).id
    const sendOne = async () => {
      const { key } = await uploaded(buyer.browser, file, { purpose: 'artwork', subject: line, name: 'poster.jpg' })
      const [newest] = await addCreative(ctx, advertiser, { line, key })
      return newest ?? expect.unreachable()
    }
    const waiting = async () =>
      (await list('type=content', ctx)).approvals.flatMap((one) =>
        one.kind === 'artwork' && one.line.id === line ? [one] : [],
      )
    return { line, sendOne, waiting }
  }

  test('waits for staff before its owner may approve it, and is the owner’s then', async () => {
    const { line, sendOne, waiting } = await artworkOf('Herbal tea, Pune')
    const creative = await sendOne()
    expect(creative.isWithStaff).toBe(true)
    const [item] = await waiting()
    if (!item) throw new Error('nothing waits')
    expect(item.checks[0]).toMatchObject({ isGood: false, text: expect.stringContaining('Food and health') })
    expect(await refusalOf(reviewCreative(ctx, owner, creative.id, { to: 'approved' }))).toMatch(/Our team reviews/)
    const deferred = await deferArtwork(ctx, STAFF, item)
    expect(deferred.deferredAt).not.toBeNull()
    await approveArtwork(ctx, STAFF, deferred)
    expect(await waiting()).toEqual([])
    expect(await detailOf(approveArtwork(ctx, STAFF, deferred))).toMatchObject({
      code: 'conflict',
      current: { status: 'approved' },
    })
    expect((await audited(line)).slice(-2)).toMatchObject([
      { action: 'creative.deferred' },
      { action: 'creative.cleared' },
    ])
    const [judged] = await reviewCreative(ctx, owner, creative.id, { to: 'approved' })
    expect(judged).toMatchObject({ status: 'approved', isWithStaff: false })
  })

  test('is sent back by staff with a reason, and a newer version waits in its place', async () => {
    const { sendOne, waiting } = await artworkOf('Neem soap')
    await sendOne()
    const [first] = await waiting()
    await sendOne()
    const [second, ...none] = await waiting()
    if (!first || !second) throw new Error('nothing waits')
    expect(none).toEqual([])
    expect(second.id).not.toBe(first.id)
    expect(await refusalOf(rejectArtwork(ctx, STAFF, { ...first, reason: '' }))).toMatch(
      /^conflict: .*already withdrawn/,
    )
    await rejectArtwork(ctx, STAFF, { ...second, reason: 'Where is the self-declaration?' })
    expect(
      await rowsOf(
        `SELECT status, reason FROM creatives WHERE line_id = ? ORDER BY version DESC LIMIT 1`,
        second.line.id,
      ),
    ).toEqual([{ status: 'rejected', reason: 'Where is the self-declaration?' }])
  })

  test('of other goods goes to its owner at once', async () => {
    const { sendOne, waiting } = await artworkOf('Filter coffee')
    const creative = await sendOne()
    expect(creative.isWithStaff).toBe(false)
    expect(await waiting()).toEqual([])
  })
})
