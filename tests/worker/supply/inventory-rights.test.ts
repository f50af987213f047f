import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmLine } from '../../../worker/booking/lines/line-decisions.server.ts'
import { findListing } from '../../../worker/catalogue/catalogue.server.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import {
  actOnListing,
  actOnListings,
  type ListingAct,
  sendListing,
} from '../../../worker/supply/listings/acts.server.ts'
import {
  createListing,
  deleteDraft,
  duplicateListing,
  saveListing,
} from '../../../worker/supply/listings/drafts.server.ts'
import { listOwnerListings } from '../../../worker/supply/listings/list-listings.server.ts'
import { getPreview } from '../../../worker/supply/listings/preview.server.ts'
import { getOwnerListing } from '../../../worker/supply/listings/read-listing.server.ts'
import {
  approveListing,
  countInReview,
  deferListing,
  getListingReview,
  listWaitingListings,
  rejectListing,
} from '../../../worker/supply/listings/review.server.ts'
import type { BulkAct, OwnerListing } from '../../../worker/supply/rules/listings/owner-listing.ts'
import { at, lineIn, newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { newAccount } from '../../support/identity.ts'
import { hoarding, KNOWN_OWNER, newCompany, newListing, newMember, station } from '../../support/inventory.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, rowsOf, STAFF } from '../../support/staff.ts'

let manager: CurrentUser
let seller: CurrentUser
let viewer: CurrentUser
let stranger: CurrentUser
beforeAll(async () => {
  manager = await newMember(KNOWN_OWNER)
  seller = await newMember(KNOWN_OWNER, 'sell')
  viewer = await newMember(KNOWN_OWNER, 'view')
  stranger = await newMember(await newCompany())
})

async function newLive(content = hoarding(), category = 'ooh') {
  const draft = await newListing(manager, KNOWN_OWNER, content, category)
  await sendListing(service, manager, draft)
  return getOwnerListing(service, manager, draft.id)
}

describe('who belongs to an owner', () => {
  const asked = () => ({ owner: KNOWN_OWNER, category: 'ooh', content: hoarding(), key: crypto.randomUUID() })

  test('looks, sells or manages, as the right says', async () => {
    const { id, version, content } = await newLive()
    expect((await getOwnerListing(service, viewer, id)).right).toBe('view')
    const edit = { version, content: { ...content, title: 'By a seller' } }
    expect(await refusalOf(saveListing(service, viewer, id, edit))).toMatch(/^forbidden: .*right to sell/)
    expect(await refusalOf(createListing(service, viewer, asked()))).toMatch(/^forbidden/)
    expect(await refusalOf(duplicateListing(service, viewer, { id, key: crypto.randomUUID() }))).toMatch(/^forbidden/)
    await saveListing(service, seller, id, edit)
    for (const act of ['pause', 'archive'] satisfies ListingAct[]) {
      expect(await refusalOf(actOnListing(service, seller, { id, version: version + 1, act }))).toMatch(
        /^forbidden: Only a manager/,
      )
    }
    const draft = await newListing(seller, KNOWN_OWNER)
    expect(await refusalOf(sendListing(service, seller, draft))).toMatch(/^forbidden/)
    expect(await refusalOf(deleteDraft(service, viewer, draft))).toMatch(/^forbidden/)
    expect(await refusalOf(actOnListings(service, seller, { act: 'pause', ids: [id] }))).toMatch(/^forbidden/)
    expect((await findListing(service, id))?.title).toBe('By a seller')
  })

  test('finds nothing of another owner', async () => {
    const { id, version, content } = await newLive()
    const draft = await newListing(manager, KNOWN_OWNER)
    const edit = { version, content }
    const attempts = [
      getOwnerListing(service, stranger, id),
      getPreview(service, stranger, draft.id),
      saveListing(service, stranger, id, edit),
      sendListing(service, stranger, draft),
      deleteDraft(service, stranger, draft),
      duplicateListing(service, stranger, { id, key: crypto.randomUUID() }),
      actOnListing(service, stranger, { id, version, act: 'pause' }),
      actOnListings(service, stranger, { act: 'pause', ids: [id] }),
      actOnListings(service, stranger, { act: 'rate', ids: [id], change: { by: 'percent', bp: 500 } }),
      createListing(service, stranger, asked()),
    ]
    for (const refusal of await Promise.all(attempts.map(refusalOf))) expect(refusal).toMatch(/^not_found/)
    expect((await listOwnerListings(service, stranger, { owner: KNOWN_OWNER, page: 1 })).total).toBe(0)
    expect(await getOwnerListing(service, manager, id)).toMatchObject({ state: 'live', version })
  })
})

describe('between reading and writing', () => {
  type Verb = (
    ctx: ServiceContext,
    user: CurrentUser,
    listings: { live: OwnerListing; draft: OwnerListing },
  ) => Promise<unknown>
  const change = { by: 'percent', bp: 1_000 } as const

  test.each<[string, Verb]>([
    ['a save', (ctx, user, { live: { id, version, content } }) => saveListing(ctx, user, id, { version, content })],
    ['a pause', (ctx, user, { live }) => actOnListing(ctx, user, { ...live, act: 'pause' })],
    ['a pause of several', (ctx, user, { live }) => actOnListings(ctx, user, { act: 'pause', ids: [live.id] })],
    [
      'a new rate of several',
      (ctx, user, { live, draft }) => actOnListings(ctx, user, { act: 'rate', ids: [live.id, draft.id], change }),
    ],
    ['a publication', (ctx, user, { draft }) => sendListing(ctx, user, draft)],
    ['a deletion', (ctx, user, { draft }) => deleteDraft(ctx, user, draft)],
  ])('%s is refused where the right ends, and where another member was first', async (_, verb) => {
    const [live, draft] = [await newLive(), await newListing(manager, KNOWN_OWNER)]
    const rows = () =>
      rowsOf('SELECT id, state, version FROM owner_listings WHERE id IN (?, ?) ORDER BY id', live.id, draft.id)
    const before = await rows()
    const leaving = await newMember(KNOWN_OWNER)
    const left = changedBefore(() => rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, leaving.id))
    expect(await refusalOf(verb(left, leaving, { live, draft }))).toMatch(/^(?:forbidden|conflict): /)
    expect(await rows()).toEqual(before)
    const slow = changedBefore(() =>
      rowsOf('UPDATE owner_listings SET version = version + 1 WHERE id IN (?, ?)', live.id, draft.id),
    )
    expect(await refusalOf(verb(slow, manager, { live, draft }))).toMatch(/^conflict: Someone else/)
    expect(await rows()).toEqual(before.map((row) => ({ ...row, version: Number(row.version) + 1 })))
  })

  test('no draft is made where the right ends', async () => {
    const { id } = await newLive()
    const leaving = await newMember(KNOWN_OWNER)
    const left = changedBefore(() => rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, leaving.id))
    const key = crypto.randomUUID()
    const asked = { owner: KNOWN_OWNER, category: 'ooh', content: hoarding({ ownRef: `LEFT-${key}` }), key }
    // Another owner may have the same reference of its own.
    const company = await newCompany()
    await newListing(await newMember(company), company, asked.content)
    const refusal = await refusalOf(createListing(left, leaving, asked))
    expect(refusal).toMatch(/^conflict/)
    expect(refusal).not.toContain('reference')
    await rowsOf(`UPDATE owner_members SET rights = 'manage' WHERE user_id = ?`, leaving.id)
    expect(await refusalOf(duplicateListing(left, leaving, { id, key }))).toMatch(/^conflict/)
    expect(await rowsOf('SELECT id FROM owner_listings WHERE key = ?', key)).toEqual([])
  })

  test('an owner that has fewer public listings by now is checked by staff', async () => {
    const company = await newCompany()
    const own = await newMember(company)
    for (let n = 0; n < 3; n++) await newWall({ ownerId: company })
    const draft = await newListing(own, company)
    expect(draft.isReviewed).toBe(false)
    const fewer = changedBefore(() =>
      rowsOf('UPDATE owner_listings SET published_at = NULL WHERE owner_id = ?', company),
    )
    expect(await refusalOf(sendListing(fewer, own, draft))).toMatch(/^conflict/)
    expect(await sendListing(service, own, draft)).toBe('review')
  })

  test('a decision of staff is about what they have read', async () => {
    const company = await newCompany()
    const own = await newMember(company)
    const draft = await newListing(own, company)
    await sendListing(service, own, draft)
    const state = () => rowsOf('SELECT state, deferred_at FROM owner_listings WHERE id = ?', draft.id)
    const slow = changedBefore(() => rowsOf('UPDATE owner_listings SET version = version + 1 WHERE id = ?', draft.id))
    for (const [version, decide] of [
      [2, (seen: { id: string; version: number }) => approveListing(slow, STAFF, seen)],
      [3, (seen: { id: string; version: number }) => rejectListing(slow, STAFF, { ...seen, reason: 'No' })],
      [4, (seen: { id: string; version: number }) => deferListing(slow, STAFF, seen)],
    ] as const) {
      expect(await refusalOf(decide({ id: draft.id, version }))).toBe(
        'conflict: Its owner has changed it. Check it again',
      )
      expect(await state()).toEqual([{ state: 'review', deferred_at: null }])
    }
    // A field that is required by now is asked for before the listing is public.
    await rowsOf(`UPDATE owner_listings SET content = json_set(content, '$.description', '') WHERE id = ?`, draft.id)
    expect(await refusalOf(approveListing(service, STAFF, { id: draft.id, version: 5 }))).toMatch(
      /^bad_input: Describe it/,
    )
    expect(await state()).toEqual([{ state: 'review', deferred_at: null }])
  })
})

describe('the first listings of an owner', () => {
  test('are checked by staff, and the fourth is public at once', async () => {
    const owner = await newCompany()
    const own = await newMember(owner)
    const { ctx, publish } = recordedService()
    for (let n = 1; n <= 3; n++) {
      const draft = await newListing(own, owner, hoarding({ title: `Hoarding ${n}` }))
      expect(await sendListing(ctx, own, draft)).toBe('review')
      const waiting = (await listWaitingListings(service)).find(({ id }) => id === draft.id)
      expect(waiting).toMatchObject({ title: `Hoarding ${n}`, owner: { id: owner }, category: { id: 'ooh' } })
      expect(await findListing(service, draft.id)).toBeNull()
      const { review, preview } = await getListingReview(service, draft.id)
      expect(review).toMatchObject({ problems: [], published: n - 1, alike: [] })
      expect(preview?.listing).toMatchObject({ title: `Hoarding ${n}`, rate: { rate: 18_500_000 } })
      await approveListing(ctx, STAFF, review)
      expect(await findListing(service, draft.id)).toMatchObject({ title: `Hoarding ${n}` })
      expect(await rowsOf('SELECT audience, kind FROM notices WHERE subject = ? ORDER BY id', draft.id)).toEqual([
        { audience: 'staff', kind: 'listing.submitted' },
        { audience: `owner:${owner}`, kind: 'listing.approved' },
      ])
    }
    expect(publish).toHaveBeenCalledWith(
      [expect.objectContaining({ event: 'listing.approved', data: expect.objectContaining({ version: 3 }) })],
      expect.arrayContaining(['hub', `user:${own.id}`]),
    )
    const fourth = await newListing(own, owner)
    expect(await sendListing(service, own, fourth)).toBe('live')
  })

  test('come back with a reason, which stays until they are sent again', async () => {
    const owner = await newCompany()
    const own = await newMember(owner)
    const draft = await newListing(own, owner)
    await sendListing(service, own, draft)
    const before = await countInReview(service)
    const { review } = await getListingReview(service, draft.id)
    expect(await refusalOf(saveListing(service, own, draft.id, { version: 2, content: hoarding() }))).toMatch(
      /^conflict: It is in review/,
    )
    const { ctx, purge } = recordedService()
    await deferListing(service, { ...STAFF, ...(await newAccount('staff')) }, review)
    await rejectListing(
      ctx,
      { ...STAFF, ...(await newAccount('admin')) },
      { ...review, reason: 'Which side does it face?' },
    )
    // No public page has changed.
    expect(purge).not.toHaveBeenCalled()
    expect(await countInReview(service)).toBe(before - 1)
    const back = await getOwnerListing(service, own, draft.id)
    expect(back).toMatchObject({ state: 'draft', version: 3, reason: 'Which side does it face?' })
    // Its owner reads no name of our team.
    expect(back.history.map(({ who, action }) => [who === null, action])).toEqual([
      [true, 'listing.rejected'],
      [true, 'listing.deferred'],
      [false, 'listing.submitted'],
      [false, 'listing.created'],
    ])
    expect(await detailOf(approveListing(service, STAFF, review))).toMatchObject({
      code: 'conflict',
      current: { version: 3 },
    })
    await saveListing(service, own, draft.id, { version: 3, content: hoarding({ title: 'Facing Kondapur' }) })
    expect((await getOwnerListing(service, own, draft.id)).reason).toBe('Which side does it face?')
    await sendListing(service, own, { id: draft.id, version: 4 })
    expect((await getOwnerListing(service, own, draft.id)).reason).toBe('')
    await actOnListing(service, own, { id: draft.id, version: 5, act: 'withdraw' })
    expect((await audited(draft.id)).map(({ action }) => action)).toEqual([
      ...['listing.created', 'listing.submitted', 'listing.deferred', 'listing.rejected', 'listing.changed'],
      ...['listing.submitted', 'listing.withdrawn'],
    ])
  })

  test('are listed for staff by their turn: one that is deferred stays as it is, and a twin of the owner is named', async () => {
    const owner = await newCompany()
    const own = await newMember(owner)
    const titled = (title: string) => newListing(own, owner, hoarding({ title }))
    const [first, second, third] = [await titled('Twin'), await titled('TWIN'), await titled('Other')]
    for (const one of [first, third]) await sendListing(service, own, one)
    expect((await getListingReview(service, first.id)).review).toMatchObject({
      ...{ published: 0, problems: [], rate: { rate: 18_500_000 }, place: { city: 'Hyderabad' } },
      alike: [{ id: second.id, state: 'draft', title: 'TWIN' }],
    })
    const { review } = await getListingReview(service, third.id)
    expect(review).toMatchObject({ alike: [], variant: 'unipole' })
    // Neither one of another owner, nor one that is archived.
    await newListing(manager, KNOWN_OWNER, hoarding({ title: 'Other' }))
    const old = await titled('Other')
    await rowsOf(`UPDATE owner_listings SET state = 'archived' WHERE id = ?`, old.id)
    expect((await getListingReview(service, third.id)).review.alike).toEqual([])
    await deferListing(service, STAFF, { id: first.id, version: 2 })
    expect(await rowsOf('SELECT version, state, deferred_at FROM owner_listings WHERE id = ?', first.id)).toEqual([
      { version: 2, state: 'review', deferred_at: service.now.getTime() },
    ])
    expect(await rowsOf('SELECT state, deferred_at FROM owner_listings WHERE id = ?', third.id)).toEqual([
      { state: 'review', deferred_at: null },
    ])
    expect(await refusalOf(deferListing(service, STAFF, { id: first.id, version: 1 }))).toMatch(/^conflict: Its owner/)
    expect(await refusalOf(getListingReview(service, second.id))).toMatch(/^not_found/)
    await rejectListing(service, STAFF, { id: third.id, version: 2, reason: 'Too dark' })
    expect(await refusalOf(deferListing(service, STAFF, { id: third.id, version: 3 }))).toMatch(
      /^conflict: It was already sent back/,
    )
    // A station has the rate of its cheapest band, and nothing is drawn while a band has none.
    const radio = await newListing(own, owner, station({ title: 'Sent FM' }), 'radio')
    await sendListing(service, own, radio)
    const shown = async () => {
      const { review: seen, preview } = await getListingReview(service, radio.id)
      return [seen.rate?.rate, seen.variant === null, preview === null]
    }
    expect(await shown()).toEqual([60_000, false, false])
    const unpriced = (path: string) =>
      rowsOf(`UPDATE owner_listings SET content = json_set(content, ?, null) WHERE id = ?`, path, radio.id)
    await unpriced('$.spots[0].rate')
    await unpriced('$.spots[1].rate')
    expect(await shown()).toEqual([undefined, true, true])
    expect((await listWaitingListings(service)).map(({ id }) => id)).toContain(first.id)
    expect((await listWaitingListings(service)).map(({ id }) => id)).not.toContain(third.id)
    expect(await listWaitingListings(service, sql`owner_listings.id = ${first.id}`)).toMatchObject([{ id: first.id }])
  })

  test('are decided once', async () => {
    const owner = await newCompany()
    const own = await newMember(owner)
    const draft = await newListing(own, owner)
    await sendListing(service, own, draft)
    const seen = { id: draft.id, version: 2 }
    const results = await Promise.allSettled([
      approveListing(service, STAFF, seen),
      rejectListing(service, STAFF, { ...seen, reason: 'No' }),
      actOnListing(service, own, { ...seen, act: 'withdraw' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await getOwnerListing(service, own, draft.id)).version).toBe(3)
  })
})

describe('a place with open requests', () => {
  test('is paused but not archived, and is not confirmed while it is paused', async () => {
    const { id, version } = await newLive(hoarding({ title: 'Asked for' }))
    const buyer = await newPerson()
    const line = lineIn(await newRequest(buyer, [id]))
    expect((await getOwnerListing(service, manager, id)).openLines).toEqual({ total: 1, spots: {} })
    const { listings } = await listOwnerListings(service, manager, { q: 'Asked for', page: 1 })
    expect(listings[0]?.request).toEqual({ line: line.id, advertiser: buyer.company, answerBy: line.answerBy })
    const dayLater = at('2026-11-21T12:00:00+05:30')
    const spring = { ctx: dayLater, startDate: '2027-03-01', endDate: '2027-03-31' }
    const second = lineIn(await newRequest(buyer, [id], spring))
    const dueNext = async () => {
      const [found] = (await listOwnerListings(service, manager, { q: 'Asked for', page: 1 })).listings
      return found?.request?.line
    }
    expect(await dueNext()).toBe(line.id)
    expect(await refusalOf(actOnListing(service, manager, { id, version, act: 'archive' }))).toMatch(
      /^in_use: Asked for \(OOH-\d+\) has open requests/,
    )
    await actOnListing(service, manager, { id, version, act: 'pause' })
    expect(await refusalOf(confirmLine(service, manager, line))).toMatch(/^conflict: This listing is paused/)
    await actOnListing(service, manager, { id, version: version + 1, act: 'resume' })
    expect((await confirmLine(service, manager, line)).status).toBe('confirmed')
    expect(await dueNext()).toBe(second.id)
  })

  test('is archived once none of its lines is open, and not kept by those of an owner before', async () => {
    const { id } = await newLive(hoarding({ title: 'Nearly over' }))
    const line = lineIn(await newRequest(await newPerson(), [id]))
    const read = () => getOwnerListing(service, manager, id)
    const archive = async () =>
      refusalOf(actOnListing(service, manager, { id, version: (await read()).version, act: 'archive' }))
    const set = (status: string) =>
      rowsOf('UPDATE campaign_lines SET status = ?, version = version + 1 WHERE id = ?', status, line.id)
    for (const status of ['held', 'requested', 'countered', 'confirmed', 'live']) {
      await set(status)
      expect([status, (await read()).openLines.total, await archive()]).toEqual([
        ...[status, 1, expect.stringMatching(/^in_use/)],
      ])
    }
    const request = async () =>
      (await listOwnerListings(service, manager, { q: 'Nearly over', page: 1 })).listings[0]?.request
    await set('requested')
    expect(await request()).toMatchObject({ line: line.id })
    await rowsOf(`UPDATE campaign_lines SET owner_id = 'sold-before' WHERE id = ?`, line.id)
    expect([await request(), (await read()).openLines.total]).toEqual([null, 0])
    expect(await archive()).toBe('nothing was refused')
    await rowsOf('UPDATE campaign_lines SET owner_id = ? WHERE id = ?', KNOWN_OWNER, line.id)
    const over = ['draft', 'expired', 'declined', 'ended', 'stopped', 'settled', 'removed', 'withdrawn', 'cancelled']
    for (const status of over) {
      await set(status)
      if (status === 'declined') expect(await request()).toBeNull()
      expect([status, (await read()).openLines.total]).toEqual([status, 0])
    }
  })

  test('is archived with others, all or none', async () => {
    const [free, booked] = [await newLive(), await newLive(hoarding({ title: 'Booked one' }))]
    const line = lineIn(await newRequest(await newPerson(), [booked.id]))
    const act = { act: 'archive' as const, ids: [free.id, booked.id] }
    const states = () => Promise.all(act.ids.map(async (id) => (await getOwnerListing(service, manager, id)).state))
    expect(await refusalOf(actOnListings(service, manager, act))).toMatch(/^in_use: Booked one \(OOH-\d+\) has open/)
    expect(await states()).toEqual(['live', 'live'])
    await rowsOf(`UPDATE campaign_lines SET status = 'settled', version = version + 1 WHERE id = ?`, line.id)
    expect(await actOnListings(service, manager, act)).toBe(2)
    expect(await states()).toEqual(['archived', 'archived'])
  })

  test('is not removed from its listing', async () => {
    const { id, version, content } = await newLive(station({ title: 'Asked FM' }), 'radio')
    const buyer = await newPerson()
    await newRequest(buyer, [`${id}:morning-drive`], { startDate: '2026-12-15', endDate: '2027-01-11' })
    const without = (name: string) => ({ ...content, spots: content.spots.filter((spot) => spot.name !== name) })
    expect(await refusalOf(saveListing(service, manager, id, { version, content: without('Morning drive') }))).toBe(
      'in_use: Morning drive has open requests or bookings, so it cannot be removed',
    )
    expect((await getOwnerListing(service, manager, id)).openLines).toEqual({ total: 1, spots: { 'morning-drive': 1 } })
    const twice = { ...content, spots: content.spots.flatMap((spot) => [spot, { ...spot, name: `${spot.name} 2` }]) }
    expect(await refusalOf(saveListing(service, manager, id, { version, content: twice }))).toBe(
      'bad_input: This spot is in the list twice',
    )
    const strange = { ...content, spots: content.spots.map((spot) => ({ ...spot, id: `${spot.id}-2` })) }
    expect(await refusalOf(saveListing(service, manager, id, { version, content: strange }))).toBe(
      'bad_input: Spot not found',
    )
    await saveListing(service, manager, id, { version, content: without('Late night') })
    expect((await findListing(service, id))?.spots.map((spot) => spot.id)).toEqual(['morning-drive'])
    // Its name is given to no other one once its bookings are over: they are its history.
    await rowsOf(`UPDATE campaign_lines SET status = 'declined', version = version + 1 WHERE listing_id = ?`, id)
    const [morning, late] = content.spots
    if (!morning || !late) throw new Error('A station has two bands')
    const fresh = { ...content, spots: [{ ...late, id: null }] }
    await saveListing(service, manager, id, { version: version + 1, content: fresh })
    const both = { ...content, spots: [late, { ...morning, id: null }] }
    await saveListing(service, manager, id, { version: version + 2, content: both })
    expect((await findListing(service, id))?.spots.map((spot) => spot.id)).toEqual(['late-night', 'morning-drive-2'])
  })
})

describe('many listings at once', () => {
  test('of several owners are changed by who may do it at each of them', async () => {
    const company = await newCompany()
    const both = await newMember(company)
    const own = await newWall({ ownerId: company })
    const { id } = await newLive()
    const ids = [own, id]
    const states = () => rowsOf('SELECT DISTINCT state FROM owner_listings WHERE id IN (?, ?)', own, id)
    expect(await refusalOf(actOnListings(service, both, { act: 'pause', ids }))).toMatch(/^not_found/)
    // The same person is a member of the other owner as well.
    const other = await newMember(KNOWN_OWNER, 'view')
    await rowsOf('UPDATE owner_members SET user_id = ? WHERE user_id = ?', both.id, other.id)
    expect(await refusalOf(actOnListings(service, both, { act: 'pause', ids }))).toMatch(/^forbidden: Only a manager/)
    expect(await states()).toEqual([{ state: 'live' }])
    await rowsOf(`UPDATE owner_members SET rights = 'manage' WHERE user_id = ?`, both.id)
    expect(await actOnListings(service, both, { act: 'pause', ids })).toBe(2)
    expect(await states()).toEqual([{ state: 'paused' }])
  })

  test('are paused, put back and priced, all or none', async () => {
    const [one, two] = [await newLive(), await newLive()]
    const ids = [one.id, two.id]
    expect(await actOnListings(service, manager, { act: 'pause', ids })).toBe(2)
    expect(await refusalOf(actOnListings(service, manager, { act: 'pause', ids }))).toMatch(/^conflict: Unipole/)
    await actOnListings(service, manager, { act: 'resume', ids: [one.id] })
    expect(await refusalOf(actOnListings(service, manager, { act: 'resume', ids }))).toMatch(/^conflict/)
    expect(await findListing(service, two.id)).toBeNull()
    await actOnListings(service, seller, { act: 'rate', ids, change: { by: 'percent', bp: 1_000 } })
    expect((await findListing(service, one.id))?.rate.rate).toBe(20_350_000)
    expect((await getOwnerListing(service, manager, two.id)).content.rate).toBe(20_350_000)
    await actOnListings(service, seller, { act: 'rate', ids: [one.id], change: { by: 'amount', amount: -350_000 } })
    expect((await findListing(service, one.id))?.rate.rate).toBe(20_000_000)
    await service.db.run(sql`create trigger no_paused before update of version on owner_listings
      when new.state = 'paused' begin select raise(abort, 'constraint failed: paused'); end`)
    const half = actOnListings(service, seller, { act: 'rate', ids, change: { by: 'percent', bp: 1_000 } })
    expect(await refusalOf(half)).toMatch(/^conflict/)
    await service.db.run(sql`drop trigger no_paused`)
    expect((await findListing(service, one.id))?.rate.rate).toBe(20_000_000)
    const strange: BulkAct = { act: 'rate', ids: [one.id, 'not-there'], change: { by: 'percent', bp: 100 } }
    expect(await refusalOf(actOnListings(service, seller, strange))).toMatch(/^not_found/)
    const { version } = await getOwnerListing(service, manager, two.id)
    await actOnListing(service, manager, { id: two.id, version, act: 'archive' })
    const archived = actOnListings(service, seller, { act: 'rate', ids, change: { by: 'percent', bp: 1_000 } })
    expect(await refusalOf(archived)).toMatch(/^conflict: .*is archived$/)
  })

  test('a new rate needs a complete listing where it is public, and a draft may be incomplete', async () => {
    const live = await newLive()
    const draft = await newListing(manager, KNOWN_OWNER, hoarding({ description: '' }))
    const change = { by: 'percent', bp: 1_000 } as const
    expect(await actOnListings(service, seller, { act: 'rate', ids: [live.id, draft.id], change })).toBe(2)
    expect((await getOwnerListing(service, manager, draft.id)).content.rate).toBe(20_350_000)
    await service.db.run(sql`update listings set description = '' where id = ${live.id}`)
    expect(await refusalOf(actOnListings(service, seller, { act: 'rate', ids: [live.id, draft.id], change }))).toBe(
      `bad_input: Unipole facing Cyber Towers (${live.ref}): Describe it in at least 40 characters`,
    )
    const { version } = await getOwnerListing(service, manager, live.id)
    await actOnListing(service, manager, { id: live.id, version, act: 'pause' })
    for (const resumed of [
      actOnListing(service, manager, { id: live.id, version: version + 1, act: 'resume' }),
      actOnListings(service, manager, { act: 'resume', ids: [live.id] }),
    ]) {
      expect(await refusalOf(resumed)).toMatch(/^bad_input: .*Describe it/)
    }
  })

  test('the rate of a station is that of its bands, and one in review keeps its rate', async () => {
    const radio = await newLive(station({ title: 'Priced FM' }), 'radio')
    const change = { by: 'percent', bp: 1_000 } as const
    await actOnListings(service, seller, { act: 'rate', ids: [radio.id], change })
    expect((await findListing(service, radio.id))?.spots.map(({ rate }) => rate.rate)).toEqual([264_000, 66_000])
    const unpriced = await newListing(manager, KNOWN_OWNER, hoarding({ rate: null }))
    await actOnListings(service, seller, { act: 'rate', ids: [unpriced.id], change })
    expect((await getOwnerListing(service, manager, unpriced.id)).content.rate).toBeNull()
    const owner = await newCompany()
    const own = await newMember(owner)
    const sent = await newListing(own, owner)
    await sendListing(service, own, sent)
    expect(await refusalOf(actOnListings(service, own, { act: 'rate', ids: [sent.id], change }))).toMatch(
      /^conflict: .* is being checked$/,
    )
    expect(await refusalOf(sendListing(service, own, { ...sent, version: 2 }))).toBe(
      'conflict: Only a draft can be sent',
    )
  })
})
