import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories, listings, subcategories } from '../../../worker/catalogue/catalogue.table.ts'
import { searchListings } from '../../../worker/catalogue/search/search.server.ts'
import { owners } from '../../../worker/organisations/owners.table.ts'
import { ROWS } from '../../support/catalogue.ts'
import { buildGroup } from '../../support/rows.ts'
import { runs } from '../../support/runs.ts'
import { foundIds, search } from '../../support/search.ts'
import { service } from '../../support/service.ts'

const { db } = service

describe('the index is in step with the listings', () => {
  beforeAll(() =>
    buildGroup(
      db,
      { category: 'ooh', group: 'step' },
      { id: 'step', title: 'Quaggaboard', features: ['Lit by okapi'] },
    ),
  )
  const total = async (text: string) => (await search(`q=${text}&media=ooh`)).total

  test('what is inserted is found by its title and by what it has', async () => {
    expect(await foundIds('q=quaggaboard')).toEqual(['step'])
    expect(await foundIds('q=okapi')).toEqual(['step'])
    expect(await foundIds('q=test-step')).toEqual(['step'])
  })

  test('what is renamed is found under its new name only', async () => {
    await db.update(listings).set({ title: 'Zorillaboard', nativeTitle: 'ज़ोरिल्ला' }).where(eq(listings.id, 'step'))
    expect(await foundIds('q=zorillaboard')).toEqual(['step'])
    expect(await foundIds(`q=${encodeURIComponent('ज़ोरिल्ला')}`)).toEqual(['step'])
    expect(await total('quaggaboard')).toBe(0)
  })

  test('a new name of its owner, group or category is found', async () => {
    await db.batch([
      db.update(owners).set({ name: 'Numbat Outdoor' }).where(eq(owners.id, 'test-owner')),
      db.update(subcategories).set({ name: 'Dugong boards' }).where(eq(subcategories.id, 'step')),
    ])
    expect(await foundIds('q=numbat')).toEqual(['step'])
    expect(await foundIds('q=dugong')).toEqual(['step'])
    const before = ROWS.categories.find(({ id }) => id === 'ooh')?.name ?? ''
    await db.update(categories).set({ name: 'Serowland' }).where(eq(categories.id, 'ooh'))
    expect(await total('serowland')).toBeGreaterThan(500)
    await db.update(categories).set({ name: before }).where(eq(categories.id, 'ooh'))
    expect(await total('serowland')).toBe(0)
  })

  test('what is deleted is found no more, and its words correct no spelling', async () => {
    expect((await search('q=zorilaboard')).corrected).toBe('zorillaboard')
    await db.delete(listings).where(eq(listings.id, 'step'))
    expect(await search('q=zorillaboard')).toMatchObject({ total: 0, corrected: null })
    expect(await search('q=zorilaboard')).toMatchObject({ total: 0, corrected: null })
  })

  test('every listing is in it once', async () => {
    const rows = await env.DB.prepare('SELECT count(*) AS rows FROM listings_fts').first('rows')
    expect(rows).toBe(ROWS.listings.length)
  })
})

describe('words', () => {
  test('are found by their beginning', async () => {
    const whole = await search('q=secunderabad')
    expect(whole.total).toBeGreaterThan(5)
    expect((await search('q=secunder')).total).toBe(whole.total)
  })

  test.each([
    ['bilboard hydrabad', 'billboard hyderabad'],
    ['mumbay', 'mumbai'],
    ['televison', 'television'],
    ['calcuta', 'calcutta'],
    ['newpaper dehli', 'newspaper delhi'],
  ])('with a mistake are corrected: %s', async (typed, corrected) => {
    const page = await search(`q=${typed}`)
    expect(page).toMatchObject({ corrected, near: [] })
    expect(page.total).toBe((await search(`q=${corrected}`)).total)
    expect(page.total).toBeGreaterThan(0)
    expect(page.query.q).toBe(typed)
  })

  test.each([
    ['Bombay', 'Mumbai'],
    ['मुंबई', 'Mumbai'],
    ['Bengaluru', 'Bangalore'],
    ['Madras', 'Chennai'],
    ['Calcutta', 'Kolkata'],
    ['Gurgaon', 'Gurugram'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['हैदराबाद', 'hyderabad'],
    ['hoardings', 'billboard'],
    ['होर्डिंग पुणे', 'billboard pune'],
    ['cinema', 'theatre'],
    ['akhbar', 'newspaper'],
    ['समाचार पत्र', 'newspaper'],
    ['billboard advertising in Pune', 'billboard Pune'],
  ])('mean the same under all names: %s is %s', async (one, other) => {
    const [a, b] = [await search(`q=${one}`), await search(`q=${other}`)]
    expect(a.total).toBeGreaterThan(0)
    expect(a.groups).toEqual(b.groups)
    expect(a.corrected).toBeNull()
  })

  test('are found in the script of the title and in Latin letters', async () => {
    const hindi = await foundIds('q=नव प्रभात&media=newspaper')
    const latin = await foundIds('q=Nav Prabhat&media=newspaper')
    expect(hindi.length).toBeGreaterThan(1)
    expect(hindi.toSorted()).toEqual(latin.toSorted())
  })

  test('count most in the title, then in kind, place and the rest', async () => {
    const place = { category: 'ooh', group: 'weights' }
    await buildGroup(
      db,
      place,
      { id: 'w-about', features: ['Wombat'], rating: 5 },
      { id: 'w-place', venue: 'Wombat', rating: 4.9 },
      { id: 'w-kind', type: 'Wombat', rating: 4.8 },
      { id: 'w-title', title: 'Wombat of w-title', rating: 1 },
    )
    expect(await foundIds('q=wombat&media=ooh')).toEqual(['w-title', 'w-kind', 'w-place', 'w-about'])
    await db.delete(listings).where(eq(listings.subcategoryId, 'weights'))
  })

  test('of any kind are only text', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.constantFrom(
        '"',
        '""',
        '*',
        'a*b',
        'title:x',
        'NEAR(a b)',
        'a AND',
        'NOT x',
        '{',
        '^',
        "' OR 1=1 --",
        '%',
        '_',
        '\ud800',
        '😀',
        '<b>',
      ),
    )
    const anySearch = fc.array(hostile, { maxLength: 4 }).map((parts) =>
      parts
        .join(' ')
        .replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, 100),
    )
    await fc.assert(
      fc.asyncProperty(anySearch, async (q) => {
        const page = await searchListings(service, { q: q || undefined, page: 1 })
        expect(page.total === 0).toBe(page.groups.length === 0)
      }),
      { numRuns: runs(60) },
    )
  })

  test.each(['%', '***', '"', '😀'])('are none in %j: it finds nothing', async (q) => {
    expect(await search(`q=${encodeURIComponent(q)}`)).toMatchObject({ total: 0, corrected: null, near: [] })
  })
})
