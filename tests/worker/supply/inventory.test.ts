import { beforeAll, describe, expect, test } from 'vitest'
import { allocations } from '../../../worker/catalogue/calendar.table.ts'
import { findListing, getListing, listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { addDays, civilDate } from '../../../worker/kernel/rules/dates.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { actOnListing, type ListingAct, sendListing } from '../../../worker/supply/listings/acts.server.ts'
import {
  createListing,
  deleteDraft,
  duplicateListing,
  saveListing,
} from '../../../worker/supply/listings/drafts.server.ts'
import { countOwnerListings, listOwnerListings } from '../../../worker/supply/listings/list-listings.server.ts'
import { getPreview } from '../../../worker/supply/listings/preview.server.ts'
import { getOwnerListing } from '../../../worker/supply/listings/read-listing.server.ts'
import type { ListingContent } from '../../../worker/supply/rules/listings/content.ts'
import { hoarding, KNOWN_OWNER, newCompany, newListing, newMember, station } from '../../support/inventory.ts'
import { take } from '../../support/rows.ts'
import { changedBefore, query, refusalOf, service } from '../../support/service.ts'
import { audited, detailOf, recordedService, rowsOf } from '../../support/staff.ts'

let user: CurrentUser
beforeAll(async () => {
  user = await newMember(KNOWN_OWNER)
})

const act = (id: string, version: number, what: ListingAct) => actOnListing(service, user, { id, version, act: what })
const read = (id: string) => getOwnerListing(service, user, id)

/** A listing of the seed's owner that is public. */
async function newLive(content = hoarding(), category = 'ooh') {
  const draft = await newListing(user, KNOWN_OWNER, content, category)
  await sendListing(service, user, draft)
  return read(draft.id)
}

describe('a draft', () => {
  test('may be nearly empty, and is public nowhere', async () => {
    const draft = await newListing(user, KNOWN_OWNER, hoarding({ rate: null, description: '', audience: null }))
    expect(draft).toMatchObject({ state: 'draft', version: 1, right: 'manage', category: { id: 'ooh' } })
    expect(draft.ref).toMatch(/^OOH-\d{4}$/)
    expect(draft.id).toBe(`unipole-facing-cyber-towers-${draft.ref.toLowerCase()}`)
    expect(draft.problems.map(({ path }) => path)).toEqual(['description', 'audience', 'rate'])
    expect(draft.completeness).toBeLessThan(100)
    expect(await findListing(service, draft.id)).toBeNull()
    expect(await refusalOf(sendListing(service, user, draft))).toBe(
      'bad_input: Describe it in at least 40 characters, and 2 more to be put right',
    )
    await saveListing(service, user, draft.id, { version: 1, content: hoarding({ description: '', title: '' }) })
    expect((await read(draft.id)).content.title).toBe('')
    expect(await refusalOf(sendListing(service, user, draft))).toMatch(/^conflict: Someone else/)
    const asked = { owner: KNOWN_OWNER, content: hoarding(), key: crypto.randomUUID() }
    expect(await refusalOf(createListing(service, user, { ...asked, category: 'kites' }))).toBe(
      'not_found: Category not found',
    )
    const street = await createListing(service, user, { ...asked, category: 'ooh', subcategory: 'street' })
    expect((await read(street)).content.subcategory).toBe('street')
  })

  test('is made once for a key', async () => {
    const asked = { owner: KNOWN_OWNER, category: 'ooh', content: hoarding(), key: crypto.randomUUID() }
    const [first, second] = await Promise.all([
      createListing(service, user, asked),
      createListing(service, user, asked),
    ])
    expect(second).toBe(first)
    expect(await createListing(service, user, asked)).toBe(first)
    const owner = await newCompany()
    const theirs = await createListing(service, await newMember(owner), { ...asked, owner })
    expect(await rowsOf('SELECT owner_id FROM owner_listings WHERE id = ?', theirs)).toEqual([{ owner_id: owner }])
  })

  test('is saved at the version that was seen, and the other member gets what was saved', async () => {
    const { id } = await newListing(user, KNOWN_OWNER)
    const edits = ['First', 'Second'].map((title) =>
      saveListing(service, user, id, { version: 1, content: hoarding({ title }) }).then(() => title),
    )
    const results = await Promise.allSettled(edits)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { content, version } = await read(id)
    expect(version).toBe(2)
    expect(await detailOf(saveListing(service, user, id, { version: 1, content }))).toMatchObject({
      code: 'conflict',
      current: { version: 2, state: 'draft', content: { title: content.title } },
    })
  })

  test('is copied and deleted', async () => {
    const { id } = await newListing(user, KNOWN_OWNER, hoarding({ ownRef: `A-${crypto.randomUUID()}` }))
    const key = crypto.randomUUID()
    const copy = await read(await duplicateListing(service, user, { id, key }))
    expect(await duplicateListing(service, user, { id, key })).toBe(copy.id)
    expect(copy).toMatchObject({
      state: 'draft',
      content: { title: 'Unipole facing Cyber Towers (copy)', ownRef: null },
    })
    expect(await refusalOf(deleteDraft(service, user, { id: copy.id, version: 2 }))).toMatch(/^conflict: Someone else/)
    const gone = changedBefore(() => rowsOf('DELETE FROM owner_listings WHERE id = ?', id))
    expect(await refusalOf(deleteDraft(gone, user, { id, version: 1 }))).toBe('not_found: Listing not found')
    await deleteDraft(service, user, copy)
    expect(await refusalOf(read(copy.id))).toMatch(/^not_found/)
    expect((await audited(copy.id)).map(({ action }) => action)).toEqual(['listing.created', 'listing.deleted'])
  })
})

test('the own reference of a listing is not another one’s of its owner', async () => {
  const ownRef = `OWN-${crypto.randomUUID()}`
  const [one, two] = [await newListing(user, KNOWN_OWNER, hoarding({ ownRef })), await newListing(user, KNOWN_OWNER)]
  const taken = { code: 'conflict', issues: [{ path: 'ownRef' }] }
  expect(await detailOf(newListing(user, KNOWN_OWNER, hoarding({ ownRef })))).toMatchObject(taken)
  expect(
    await detailOf(saveListing(service, user, two.id, { version: 1, content: hoarding({ ownRef }) })),
  ).toMatchObject(taken)
  await saveListing(service, user, one.id, { version: 1, content: hoarding({ ownRef, title: 'Renamed' }) })
  const company = await newCompany()
  expect((await newListing(await newMember(company), company, hoarding({ ownRef }))).content.ownRef).toBe(ownRef)
})

describe('the number of a listing', () => {
  test('is not given again once its draft is deleted, also to another owner', async () => {
    const first = await newListing(user, KNOWN_OWNER)
    await deleteDraft(service, user, first)
    const company = await newCompany()
    const second = await newListing(await newMember(company), company)
    expect(second.ref > first.ref).toBe(true)
    expect(second.id).not.toBe(first.id)
  })

  test('is its own where many are begun at the same moment', async () => {
    const drafts = await Promise.all(Array.from({ length: 8 }, () => newListing(user, KNOWN_OWNER)))
    expect(new Set(drafts.map(({ ref }) => ref)).size).toBe(8)
  })
})

describe('a live listing', () => {
  test('is found by the public verbs with all that its owner wrote', async () => {
    const content = hoarding({
      seasons: [{ name: 'Wedding season', fromMd: '11-15', untilMd: '02-28', bp: 800 }],
      discounts: [{ months: 3, bp: 500 }],
      ownRef: 'HYD-17',
      leadDays: 9,
      supply: 'buyer',
    })
    const { ctx, purge, publish } = recordedService()
    const draft = await newListing(user, KNOWN_OWNER, content)
    expect(await sendListing(ctx, user, draft)).toBe('live')
    const place = { category: 'ooh', subcategory: 'billboard' }
    const { listing } = await getListing(service, { ...place, id: draft.id })
    expect(listing).toMatchObject({
      title: content.title,
      ref: draft.ref,
      monthly: 18_500_000,
      capacity: 1,
      variant: 'unipole',
      availability: { status: 'available' },
      seasons: content.seasons,
      owner: { id: KNOWN_OWNER },
    })
    const { total } = await listListings(service, { ...place, query: query('q=Cyber+Towers&city=Hyderabad') })
    expect(total).toBeGreaterThan(0)
    expect(purge.mock.calls.flat(2)).toEqual(
      expect.arrayContaining(['catalogue', 'category:ooh', `listing:${draft.id}`]),
    )
    expect(publish).toHaveBeenCalledWith(
      [expect.objectContaining({ event: 'listing.published', data: { id: draft.id, version: 2 } })],
      [`user:${user.id}`],
    )
    const live = await read(draft.id)
    expect(live).toMatchObject({ state: 'live', version: 2, variant: 'unipole', problems: [], completeness: 100 })
    expect(live.content).toEqual({ ...content, capacity: 1 })
    expect(live.history.map(({ action }) => action)).toEqual(['listing.published', 'listing.created'])
    // Its content is kept once, in its public rows.
    expect(await rowsOf('SELECT content, kept FROM owner_listings WHERE id = ?', draft.id)).toEqual([
      { content: null, kept: null },
    ])
  })

  test('sold by spots has the rate of the cheapest', async () => {
    const { id } = await newLive(station(), 'radio')
    const listing = await findListing(service, id)
    expect(listing).toMatchObject({ rate: { rate: 60_000, unit: 'per_10_sec' }, covers: [{ city: 'Hyderabad' }] })
    expect(listing?.spots.map((spot) => [spot.id, spot.capacity])).toEqual([
      ['morning-drive', 42],
      ['late-night', 42],
    ])
  })

  test('is seen beforehand with its bands and their times, once each has a rate', async () => {
    const [morning, late] = station().spots
    if (!morning || !late) throw new Error('A station has two bands')
    const preview = async (more: object) => {
      const spots = [morning, { ...late, ...more }]
      return getPreview(service, user, (await newListing(user, KNOWN_OWNER, station({ spots }), 'radio')).id)
    }
    expect((await preview({ slotFrom: null, slotTo: null })).listing).toMatchObject({
      rate: { rate: 60_000 },
      spots: [{ slot: { from: 420, to: 660 } }, { slot: null }],
    })
    expect(await refusalOf(preview({ rate: null }))).toMatch(/^bad_input: Enter a rate/)
    const unpriced = await newListing(user, KNOWN_OWNER, hoarding({ rate: null }))
    expect(await refusalOf(getPreview(service, user, unpriced.id))).toMatch(/^bad_input: Enter a rate/)
  })

  test('changes at once, and is refused what others could not see', async () => {
    const { id, version, content } = await newLive()
    await saveListing(service, user, id, { version, content: { ...content, rate: 20_000_000, title: 'New title' } })
    expect(await findListing(service, id)).toMatchObject({
      title: 'New title',
      rate: { rate: 20_000_000 },
      monthly: 20_000_000,
    })
    const broken = { version: version + 1, content: { ...content, rate: 0 } }
    expect(await refusalOf(saveListing(service, user, id, broken))).toBe('bad_input: Enter a rate above ₹0')
    expect(await findListing(service, id)).toMatchObject({ rate: { rate: 20_000_000 } })
  })

  test('keeps what is not its owner’s and changes while an edit is written', async () => {
    const { id, version, content } = await newLive(station({ title: 'Visited FM' }), 'radio')
    const seen = { rating: 4.5, views: 77, engagement: 7, metrics: '[{"label":"A","value":"1"}]' }
    // By its title before the edit: what the service writes later finds nothing to change.
    const slow = changedBefore(async () => {
      const set = 'UPDATE listings SET rating = ?, views = ?, engagement = ?, metrics = ? WHERE title = ?'
      await rowsOf(set, ...Object.values(seen), content.title)
      const inside = 'UPDATE spots SET features = ? WHERE listing_id = (SELECT id FROM listings WHERE title = ?)'
      await rowsOf(inside, '["Live"]', content.title)
    })
    await saveListing(slow, user, id, { version, content: { ...content, title: 'Edited FM' } })
    expect(await rowsOf('SELECT title, rating, views, engagement, metrics FROM listings WHERE id = ?', id)).toEqual([
      { title: 'Edited FM', ...seen },
    ])
    expect(await rowsOf('SELECT DISTINCT features FROM spots WHERE listing_id = ?', id)).toEqual([
      { features: '["Live"]' },
    ])
  })

  test('gives the name of a spot that went to no other one while days or lines still have it', async () => {
    const { id, version, content } = await newLive(station({ title: 'Blocked FM' }), 'radio')
    await service.db.insert(allocations).values({
      ...{ takerId: 'blk_late', kind: 'block', resourceId: `${id}:late-night`, starts: '2027-01-01' },
      ...{ until: '2027-02-01', quantity: 1 },
    })
    const [morning, late] = content.spots
    if (!morning || !late) throw new Error('A station has two bands')
    await saveListing(service, user, id, { version, content: { ...content, spots: [morning] } })
    const spots = [morning, { ...late, id: null }, { ...late, id: null, name: 'Noon' }]
    await saveListing(service, user, id, { version: version + 1, content: { ...content, spots } })
    expect((await read(id)).content.spots.map((spot) => spot.id)).toEqual(['morning-drive', 'late-night-2', 'noon'])
  })

  test('is paused and comes back with everything that it had', async () => {
    const [seeded] = await rowsOf<{ id: string }>(
      `SELECT id FROM listings WHERE owner_id = ? AND availability = 'booked' LIMIT 1`,
      KNOWN_OWNER,
    )
    const id = seeded?.id ?? ''
    const before = await findListing(service, id)
    const { version } = await read(id)
    await act(id, version, 'pause')
    expect(await findListing(service, id)).toBeNull()
    const paused = await read(id)
    expect(paused).toMatchObject({ state: 'paused', version: version + 1, content: { title: before?.title } })
    const preview = await getPreview(service, user, id)
    expect(preview.listing).toMatchObject({ title: before?.title, rating: before?.rating, metrics: before?.metrics })
    await act(id, paused.version, 'resume')
    expect(await findListing(service, id)).toEqual(before)
  })

  test('is archived and restored as a paused one', async () => {
    const { id, version, content } = await newLive()
    expect(await refusalOf(deleteDraft(service, user, { id, version }))).toMatch(/^conflict: Only a draft/)
    await act(id, version, 'archive')
    expect((await read(id)).state).toBe('archived')
    expect(await refusalOf(saveListing(service, user, id, { version: version + 1, content }))).toBe(
      'conflict: It is archived. Restore it to change it',
    )
    await act(id, version + 1, 'restore')
    expect((await read(id)).state).toBe('paused')
    expect(await refusalOf(act(id, version, 'resume'))).toMatch(/^conflict/)
    expect(await refusalOf(act(id, version + 2, 'pause'))).toBe('conflict: Only a live listing can be paused')
  })
})

describe('the list of an owner', () => {
  test('has every state, counted, and is searched', async () => {
    const owner = await newCompany()
    const own = await newMember(owner)
    const [one, two] = [await newListing(own, owner), await newListing(own, owner, station(), 'radio')]
    const list = (search: object = {}) => listOwnerListings(service, own, { page: 1, ...search })
    const { listings, counts, total } = await list()
    expect(listings.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
    expect([counts.draft, counts.live, total]).toEqual([2, 0, 2])
    expect(listings.find(({ id }) => id === one.id)).toMatchObject({
      ...{ title: 'Unipole facing Cyber Towers', completeness: 100, variant: 'unipole' },
      ...{ rate: { rate: 18_500_000 }, booked: null, request: null, place: { city: 'Hyderabad' } },
    })
    expect((await list({ media: 'radio' })).listings).toMatchObject([{ id: two.id, rate: { rate: 60_000 } }])
    expect((await list({ q: 'golconda' })).total).toBe(1)
    expect((await list({ q: one.ref })).total).toBe(1)
    expect((await list({ city: 'hyderabad', sort: 'rate' })).total).toBe(2)
    expect((await list({ q: 'madhapur' })).listings.map(({ id }) => id)).toEqual([one.id])
    expect((await list({ state: 'live', q: 'nothing' })).cities).toEqual(['Hyderabad'])
    expect(await list({ state: 'live' })).toMatchObject({ total: 0, listings: [] })
    expect((await list({ state: 'draft' })).listings).toHaveLength(2)
    // A draft without a city is in none, and a station is drawn once each of its bands has a rate.
    const [morning, late] = station().spots
    const unpriced = station({
      title: 'Unpriced FM',
      spots: [morning, { ...late, rate: null }] as ListingContent['spots'],
    })
    await newListing(own, owner, { ...unpriced, place: { ...unpriced.place, city: '' } }, 'radio')
    const { listings: found, cities } = await list({ q: 'unpriced' })
    expect(found).toMatchObject([{ rate: { rate: 240_000 }, variant: null }])
    expect(found[0]?.completeness).toBeLessThan(100)
    expect(cities).toEqual(['Hyderabad'])
    expect([one.isReviewed, (await newListing(user, KNOWN_OWNER)).isReviewed]).toEqual([true, false])
  })

  test('is sorted by title, rate and change, narrowed by owner and city, and has an end', async () => {
    const owner = await newCompany()
    const own = await newMember(owner)
    const rated = (title: string, rate: number | null, city = 'Hyderabad') =>
      newListing(own, owner, hoarding({ title, rate, place: { ...hoarding().place, city } }))
    const [b, a, c] = [await rated('b', 9_00_00), await rated('A', 10_00_00), await rated('c', null, 'Agra')]
    await rowsOf('UPDATE owner_listings SET updated_at = updated_at + 1 WHERE id = ?', a.id)
    const ids = async (search: object) =>
      (await listOwnerListings(service, own, { page: 1, ...search })).listings.map(({ id }) => id)
    expect(await ids({ sort: 'title' })).toEqual([a.id, b.id, c.id])
    expect(await ids({ sort: 'rate' })).toEqual([b.id, a.id, c.id])
    expect((await ids({ sort: 'updated' }))[0]).toBe(a.id)
    expect((await ids({ sort: 'due' }))[0]).toBe(a.id)
    expect(await ids({ city: 'AGRA' })).toEqual([c.id])
    expect(await ids({ owner: KNOWN_OWNER })).toEqual([])
    expect(await refusalOf(ids({ page: 2 }))).toMatch(/^not_found/)
    expect((await listOwnerListings(service, own, { page: 1 })).cities).toEqual(['Agra', 'Hyderabad'])
    expect(await countOwnerListings(service, own)).toBe(3)
    await rowsOf(`UPDATE owner_listings SET state = 'archived' WHERE id = ?`, c.id)
    expect(await countOwnerListings(service, own)).toBe(2)
  })

  test('says how much of a live listing is booked', async () => {
    const { listings } = await listOwnerListings(service, user, { state: 'live', page: 1 })
    expect(listings).toHaveLength(50)
    expect(listings.some(({ booked }) => booked !== null && booked > 0)).toBe(true)
    expect(listings.every(({ booked }) => booked !== null && booked <= 100)).toBe(true)
    const { id } = await newLive(hoarding({ title: 'Shared wall', capacity: 2 }))
    const today = civilDate(service.now)
    const shareAfter = async (from: number, until: number, how: Parameters<typeof take>[3] = {}) => {
      await take(service.db, id, [addDays(today, from), addDays(today, until)], how)
      const { listings: found } = await listOwnerListings(service, user, { q: 'Shared wall', page: 1 })
      expect(found[0]?.completeness).toBeNull()
      return found[0]?.booked
    }
    // Of two on each of sixty days: past days, later ones and requests are not counted.
    expect(await shareAfter(-10, 15)).toBe(13)
    expect(await shareAfter(50, 90)).toBe(21)
    expect(await shareAfter(20, 50, { quantity: 2 })).toBe(71)
    for (const [from, until] of [
      [-20, 0],
      [60, 70],
    ] as const) {
      expect(await shareAfter(from, until)).toBe(71)
    }
    expect(await shareAfter(16, 20, { expires: service.now.getTime() + 1 })).toBe(71)
  })
})
