import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listListings } from '../../../worker/catalogue/catalogue.server.ts'
import { coverage, listings } from '../../../worker/catalogue/catalogue.table.ts'
import { BANDS, type FacetName } from '../../../worker/catalogue/rules/facets.ts'
import { MEDIA_TYPES, mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { searchRows } from '../../../worker/catalogue/search-rows.table.ts'
import { ROWS } from '../../support/catalogue.ts'
import { plansOf } from '../../support/recorder.ts'
import { buildGroup } from '../../support/rows.ts'
import { query, refusalOf, service } from '../../support/service.ts'

const { db } = service

const list = (category: string, subcategory: string | null, search = '') =>
  listListings(service, { category, subcategory, query: query(search) })

/** Ids of the listings that an address shows. */
const shown = async (category: string, group: string, search = '') =>
  (await list(category, group, search)).listings.map(({ id }) => id).sort()

const counts = async (name: FacetName, category: string, group: string, search = '') => {
  const { facets } = await list(category, group, search)
  const options = facets.find((facet) => facet.name === name)?.options ?? []
  return Object.fromEntries(options.map(({ value, count }) => [value, count]))
}

const bandOf = (facet: keyof typeof BANDS, amount: number | null) =>
  amount === null ? null : (BANDS[facet].find(({ from, below }) => from <= amount && amount < below)?.value ?? null)

const face = (width: number, height: number) => ({ details: { face: { width, height } } })

describe('what the database reads from the facts of a listing', () => {
  const LIGHTING: Record<string, string> = { 'Front lit': 'front', 'Back lit': 'back', 'Non lit': 'none' }

  test('is what its page says, for every seeded listing', async () => {
    const kept = await db
      .select({
        id: listings.id,
        face: listings.face,
        lit: listings.lit,
        followers: listings.followers,
        screens: listings.screens,
        platforms: listings.platforms,
      })
      .from(listings)
    const byId = new Map(kept.map((row) => [row.id, row]))
    const said = new Set<string>()
    for (const { id, categoryId, specifications, details = {}, audience } of ROWS.listings) {
      const fact = (label: string) => specifications.find((one) => one.label === label)?.value
      const row = byId.get(id)
      // The size as a reader has it: of one face, before the text about the set.
      const [, width, height] = /^(\d+) × (\d+) ft/.exec(fact('Size') ?? fact('Screen') ?? '') ?? []
      expect(row?.face ?? null, id).toBe(bandOf('face', width ? Number(width) * Number(height) : null))
      const lighting = LIGHTING[fact('Lighting')?.replace(/,.*/, '') ?? '']
      expect(row?.lit ?? null, id).toBe(categoryId === 'dooh' ? 'digital' : (lighting ?? null))
      expect(row?.followers ?? null, id).toBe(bandOf('followers', categoryId === 'influencer' ? audience : null))
      expect(row?.screens ?? null, id).toBe(
        bandOf('screens', fact('Screens') === undefined ? null : Number(fact('Screens'))),
      )
      const platforms = [details.instagram && 'instagram', details.youtube && 'youtube'].filter(Boolean).join(' ')
      expect(row?.platforms ?? null, id).toBe(categoryId === 'influencer' ? platforms : null)
      for (const [name, value] of Object.entries(row ?? {})) if (value !== null) said.add(name)
    }
    expect(said).toEqual(new Set(['id', 'face', 'lit', 'followers', 'screens', 'platforms']))
  })

  test('follows every change of them', async () => {
    const place = { category: 'ooh', group: 'changing' }
    await buildGroup(db, place, { id: 'changing', ...face(10, 5), custom: { Lighting: 'Front lit' } })
    expect(await shown('ooh', 'changing', 'lit=front&face=small')).toEqual(['changing'])
    const change = { ...face(40, 20), custom: { Lighting: 'Non lit' } }
    await db.update(listings).set(change).where(eq(listings.id, 'changing'))
    expect(await shown('ooh', 'changing', 'lit=front')).toEqual([])
    expect(await shown('ooh', 'changing', 'lit=none&face=large')).toEqual(['changing'])
    const loop = { slots: 6, sold: 0, seconds: 10, hours: '06:00 to 22:00', playsADay: 900 }
    await buildGroup(db, { category: 'dooh', group: 'changed' })
    await db
      .update(listings)
      .set({ categoryId: 'dooh', subcategoryId: 'changed', details: { loop } })
      .where(eq(listings.id, 'changing'))
    expect(await list('dooh', 'changed')).toMatchObject({ listings: [{ id: 'changing' }] })
    const [row] = await db.select({ lit: listings.lit }).from(listings).where(eq(listings.id, 'changing'))
    expect(row?.lit).toBe('digital')
  })
})

describe('counters, and the rows of the search', () => {
  /** Values of the counters, next to counts of the rows. */
  async function bothWays() {
    const [facets, found, homes, living, searched, rows, together, both, words] = await db.batch([
      db.run(sql`select category_id, subcategory_id, type, owner_id, face, lit, followers, screens, platforms, languages, count
        from facet_counts order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`),
      db.run(sql`select category_id, subcategory_id, type, owner_id, face, lit, followers, screens, platforms, languages,
        count(*) as count from listings group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`),
      db.run(
        sql`select category_id, subcategory_id, city, state, price_step, count from home_counts order by 1, 2, 3, 4, 5`,
      ),
      db.run(sql`select category_id, subcategory_id, city, state, price_step, count(*) as count from listings
        group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`),
      db.run(sql`select * from search_rows order by "row"`),
      db.run(sql`select * from listing_search_rows order by "row"`),
      db.run(sql`select facet, home, count from facet_homes order by 1, 2`),
      db.run(sql`select facet, home, count(*) as count from search_rows group by 1, 2 order by 1, 2`),
      db.run(sql`select count(*) as count, (select count(*) from facet_counts) as facets from facet_words`),
    ])
    const [indexed] = words.results as { count: number; facets: number }[]
    expect(indexed?.count).toBe(indexed?.facets)
    return {
      kept: [facets.results, homes.results, searched.results, together.results],
      counted: [found.results, living.results, rows.results, both.results],
    }
  }

  test('agree with the listings after a seed, and after every change', async () => {
    const seeded = await bothWays()
    expect(seeded.kept).toEqual(seeded.counted)
    expect(seeded.kept[0]?.length).toBeGreaterThan(300)
    const place = { category: 'ooh', group: 'counted' }
    await buildGroup(db, place, { id: 'k1', ...face(1, 1) }, { id: 'k2', ...face(1, 1) }, { id: 'k3' })
    await db
      .update(listings)
      .set({ city: 'Nagpur', ...face(40, 20) })
      .where(eq(listings.id, 'k1'))
    await db
      .update(listings)
      .set({ type: 'Gantry', languages: ['Tamil'] })
      .where(eq(listings.id, 'k2'))
    await db
      .update(listings)
      .set({ monthly: 7_00_000_00, rating: 1.5, availability: 'sold_out', capacity: 3, lat: 20, lng: 80 })
      .where(eq(listings.id, 'k3'))
    await db.insert(coverage).values({ listingId: 'k3', state: 'Kerala', city: '' })
    const [row] = await db.select().from(searchRows).where(eq(searchRows.id, 'k3'))
    expect(row).toMatchObject({ covers: true, monthly: 7_00_000_00, rating: 1.5, availability: 'sold_out', lat: 20 })
    const changed = await bothWays()
    expect(changed.kept).toEqual(changed.counted)
    expect(changed.kept).not.toEqual(seeded.kept)
    await db.delete(listings).where(inArray(listings.id, ['k1', 'k2', 'k3']))
    expect((await bothWays()).kept).toEqual(seeded.kept)
  })
})

describe('facets', () => {
  test('a size has its lower bound and not the upper one', async () => {
    const place = { category: 'ooh', group: 'faces' }
    const at = (id: string, width: number) => ({ id, ...face(width, 1) })
    await buildGroup(db, place, at('f99', 99), at('f100', 100), at('f499', 499), at('f500', 500), { id: 'unknown' })
    expect(await shown('ooh', 'faces', 'face=small')).toEqual(['f99'])
    expect(await shown('ooh', 'faces', 'face=medium')).toEqual(['f100', 'f499'])
    expect(await shown('ooh', 'faces', 'face=large')).toEqual(['f500'])
    expect(await shown('ooh', 'faces', 'face=large&face=small')).toEqual(['f500', 'f99'])
    expect(await shown('ooh', 'faces', 'face=large,small')).toEqual(['f500', 'f99'])
    expect(await counts('face', 'ooh', 'faces')).toEqual({ small: 1, medium: 2, large: 1 })
  })

  test('creators are found by followers, platform, language, city and price together', async () => {
    const instagram = { handle: '@a', followers: 1, engagement: 1 }
    const youtube = { handle: '@a', subscribers: 1, views: 1 }
    const hit = { audience: 600_000, languages: ['Tamil', 'English'], city: 'Chennai', details: { instagram, youtube } }
    await buildGroup(
      db,
      { category: 'influencer', group: 'known' },
      { id: 'c-hit', ...hit },
      { id: 'c-small', ...hit, audience: 199_999 },
      { id: 'c-gram', ...hit, details: { instagram } },
      { id: 'c-hindi', ...hit, languages: ['Hindi'] },
      { id: 'c-pune', ...hit, city: 'Pune' },
      { id: 'c-dear', ...hit, rate: 9_00_000_00 },
    )
    const search = 'followers=5-to-20&platform=youtube&tongue=Tamil&city=Chennai&band=low'
    expect(await shown('influencer', 'known', search)).toEqual(['c-hit'])
    expect(await counts('tongue', 'influencer', 'known')).toEqual({ English: 5, Tamil: 5, Hindi: 1 })
    expect(await counts('followers', 'influencer', 'known', 'platform=youtube&city=Chennai')).toMatchObject({
      'under-2': 1,
      '5-to-20': 3,
    })
  })

  test('an owner is asked for by id, or by a part of the name', async () => {
    await buildGroup(db, { category: 'ooh', group: 'owned' }, { id: 'owned' })
    expect(await shown('ooh', 'owned', 'owner=test-owner')).toEqual(['owned'])
    expect(await shown('ooh', 'owned', 'owner=st+OWN')).toEqual(['owned'])
    expect(await shown('ooh', 'owned', 'owner=nobody')).toEqual([])
  })

  test('a landmark is what a site faces or is at, under any of its names', async () => {
    await buildGroup(
      db,
      { category: 'ooh', group: 'landmarks' },
      { id: 'l-venue', venue: 'Quagga Flyover' },
      { id: 'l-facing', specifications: [{ label: 'Facing', value: 'Towards Quagga Nagar' }] },
      { id: 'l-title', title: 'Quagga in the title alone' },
    )
    expect(await shown('ooh', 'landmarks', 'landmark=quagga')).toEqual(['l-facing', 'l-venue'])
    expect(await shown('ooh', 'landmarks', 'landmark=quagga+flyo')).toEqual(['l-venue'])
    expect(await shown('ooh', 'landmarks', `landmark=${encodeURIComponent(`"') OR (`)}`)).toEqual([])
  })

  test('what a medium does not offer narrows nothing', async () => {
    await buildGroup(db, { category: 'vehicle', group: 'unlit' }, { id: 'unlit' })
    expect(await shown('vehicle', 'unlit', 'lit=front&screens=one&landmark=zzz')).toEqual(['unlit'])
  })

  test.each(['face=huge', 'lit=neon', 'platform=orkut', `format=${'x'.repeat(101)}`])(
    '%s is refused',
    async (search) => {
      expect(await refusalOf(Promise.resolve().then(() => query(search)))).toMatch(/^bad_input/)
    },
  )

  test.each(MEDIA_TYPES)('of %s: the count of a choice is what it finds, under the other choices', async (category) => {
    const { facets, total } = await list(category, null)
    for (const { name, options } of facets) {
      expect(options.length, name).toBeGreaterThan(1)
      for (const { value, count } of options.slice(0, 3)) {
        const one = await list(category, null, new URLSearchParams({ [name]: value }).toString())
        expect(one.total, `${name}=${value}`).toBe(count)
        expect(count).toBeLessThanOrEqual(total)
        const other = facets.find((facet) => facet.name !== name)
        const second = one.facets.find((facet) => facet.name === other?.name)?.options[0]
        if (!other || !second) continue
        const both = new URLSearchParams([
          [name, value],
          [other.name, second.value],
        ]).toString()
        expect((await list(category, null, both)).total, both).toBe(second.count)
      }
    }
    expect(facets.map(({ name }) => name).sort()).toEqual(
      [...(mediaSpec({ id: category, name: category }).narrows ?? [])].sort(),
    )
  })

  test('without a filter are read from counters', async () => {
    const plans = await plansOf((ctx) =>
      listListings(ctx, { category: 'ooh', subcategory: 'billboard', query: query() }),
    )
    const lines = plans.find(({ sql }) => sql.includes('"facet_cells"'))?.lines
    expect(lines).toContainEqual(expect.stringMatching(/^SEARCH facet_counts USING INDEX facet_counts_by_group/))
    expect(lines?.filter((line) => /(listings|search_rows)/.test(line))).toEqual([])
  })

  test('bands leave no gap', () => {
    for (const bands of Object.values(BANDS)) {
      for (const [i, { from }] of bands.entries()) if (i > 0) expect(from).toBe(bands[i - 1]?.below)
    }
  })
})
