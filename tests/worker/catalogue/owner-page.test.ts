import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { coverage } from '../../../worker/catalogue/catalogue.table.ts'
import { getOwnerPage } from '../../../worker/catalogue/owners/profile.server.ts'
import { OWNER_PAGE } from '../../../worker/catalogue/rules/owners/profile.ts'
import { getSitemapIndex } from '../../../worker/catalogue/sitemap.server.ts'
import { ownerMembers, owners } from '../../../worker/organisations/owners.table.ts'
import { ROWS } from '../../support/catalogue.ts'
import { mediaOwner, staff } from '../../support/owner-claims.ts'
import { countRoundTrips } from '../../support/recorder.ts'
import { buildGroup } from '../../support/rows.ts'
import { refusalOf, service } from '../../support/service.ts'

const ID = 'kaveri-signs'

beforeAll(async () => {
  await service.db.insert(owners).values([
    {
      id: ID,
      name: 'Kaveri Signs',
      city: 'Mysuru',
      state: 'Karnataka',
    },
    {
      id: 'empty-owner',
      name: 'Empty',
      city: 'Pune',
      state: 'Maharashtra',
    },
  ])
  const own = { ownerId: ID, city: 'Nashik', state: 'Maharashtra' }
  await buildGroup(
    service.db,
    { category: 'ooh', group: 'owned' },
    { ...own, id: 'owned-low', rating: 3 },
    { ...own, id: 'owned-top', rating: 5 },
    { ...own, id: 'owned-far', rating: 4, city: 'Nagpur' },
    { id: 'owned-by-another' },
  )
  await buildGroup(service.db, { category: 'tv', group: 'owned' }, { ...own, id: 'owned-channel', rating: 2 })
  await service.db.insert(coverage).values({ listingId: 'owned-channel', state: '', city: '' })
})

const page = (query: { media?: string; city?: string; page?: number } = {}, id = ID) =>
  getOwnerPage(service, { id, page: 1, ...query })
const idsOf = async (query: Parameters<typeof page>[0]) => (await page(query)).listings.map(({ id }) => id)

describe('the listings of an owner', () => {
  test('are its own alone, the best rated first, with its media and counts', async () => {
    const answer = await page()
    expect(answer.listings.map(({ id }) => id)).toEqual(['owned-top', 'owned-far', 'owned-low', 'owned-channel'])
    expect(answer).toMatchObject({ listed: 4, total: 4, pages: 1 })
    expect(answer.media.map(({ id, count }) => ({ id, count }))).toEqual([
      { id: 'tv', count: 1 },
      { id: 'ooh', count: 3 },
    ])
  })

  test('are narrowed by medium and city, and what covers a city is found in it', async () => {
    expect(await idsOf({ media: 'ooh' })).toEqual(['owned-top', 'owned-far', 'owned-low'])
    expect(await idsOf({ city: 'nagpur' })).toEqual(['owned-far', 'owned-channel'])
    expect(await idsOf({ media: 'tv', city: 'Patna' })).toEqual(['owned-channel'])
    expect(await idsOf({ media: 'newspaper' })).toEqual([])
  })

  test('are counted for each filter as the other one has it', async () => {
    const { media, cities, listed, total } = await page({ city: 'Nagpur', media: 'ooh' })
    expect(media.map(({ id, count }) => ({ id, count }))).toEqual([
      { id: 'tv', count: 1 },
      { id: 'ooh', count: 1 },
    ])
    expect(cities).toEqual([
      { name: 'Nashik', count: 2 },
      { name: 'Nagpur', count: 1 },
    ])
    expect({ listed, total }).toEqual({ listed: 4, total: 1 })
  })

  test('come in pages, each listing once', async () => {
    const ownedBy = (id: string) => ROWS.listings.filter(({ ownerId }) => ownerId === id)
    const ids = [...new Set(ROWS.listings.map(({ ownerId }) => ownerId))]
    const largest = ids.toSorted((a, b) => ownedBy(b).length - ownedBy(a).length)[0] ?? ''
    const own = ownedBy(largest)
    const first = await page({}, largest)
    expect(first).toMatchObject({ total: own.length, pages: Math.ceil(own.length / OWNER_PAGE) })
    const all = await Promise.all(Array.from({ length: first.pages }, (_, at) => page({ page: at + 1 }, largest)))
    const shown = all.flatMap(({ listings }) => listings.map(({ id }) => id))
    expect(shown.toSorted()).toEqual(own.map(({ id }) => id).toSorted())
    expect(await refusalOf(page({ page: first.pages + 1 }, largest))).toMatch(/^not_found: There is no page/)
  })
})

describe('who an owner is', () => {
  test('says what was checked, and nobody’s account where there is none', async () => {
    const { owner } = await page()
    expect(owner).toEqual({
      id: ID,
      name: 'Kaveri Signs',
      verified: false,
      city: 'Mysuru',
      state: 'Karnataka',
      verification: null,
      answerTime: null,
      claim: null,
    })
  })

  test('a claim says nothing until staff approve it, and then when and in which role, not who', async () => {
    const person = await mediaOwner()
    const { id } = await person.claim({
      kind: 'listed',
      ownerId: ID,
      role: 'owner',
      workEmail: 'asha@kaveri.example',
      phone: '+91 98220 10002',
      website: '',
      statement: 'Call us.',
    })
    expect((await page()).owner.claim).toBeNull()
    const desk = await staff()
    await desk.decide(id, { state: 'approved' })
    const { owner } = await page()
    expect(owner.claim).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), by: 'admin' })
    expect(owner.verified).toBe(false)
    expect(JSON.stringify(owner)).not.toContain('asha')
    // The member of staff who decided may leave; the decision stays.
    await service.db.update(ownerMembers).set({ decidedBy: null }).where(eq(ownerMembers.id, id))
    expect((await page()).owner.claim).toEqual({ at: owner.claim?.at, by: null })
  })

  test('an owner without listings has a page, an unknown one has none', async () => {
    expect(await page({}, 'empty-owner')).toMatchObject({ listed: 0, listings: [], pages: 1, media: [], cities: [] })
    expect(await refusalOf(page({}, 'nobody'))).toBe('not_found: Media owner not found')
    expect(await refusalOf(page({}, ''))).toBe('not_found: Media owner not found')
  })
})

test('the sitemap has the owners that list something', async () => {
  const { owners: listed } = await getSitemapIndex(service)
  expect(listed).toContain(ID)
  expect(listed).not.toContain('empty-owner')
})

test('a page of an owner is one round trip', async () => {
  const trips = countRoundTrips()
  await page({ city: 'Nagpur', media: 'ooh' })
  expect(trips.count()).toBe(1)
})
