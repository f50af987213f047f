import { env } from 'cloudflare:workers'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coverage, listings } from '../../../worker/catalogue/catalogue.table.ts'
import { countedBy, selectCells, selectHomesOf } from '../../../worker/catalogue/facets.server.ts'
import { FACETS } from '../../../worker/catalogue/rules/facets.ts'
import { offeredFacets } from '../../../worker/catalogue/rules/search/offered.ts'
import { isMatch, isThere, passesRest, rows, rowsFrom } from '../../../worker/catalogue/search/conditions.server.ts'
import { selectPlaceCells, selectSearchCells } from '../../../worker/catalogue/search/counts.server.ts'
import { prepareSearch, searchListings } from '../../../worker/catalogue/search/search.server.ts'
import { ROWS } from '../../support/catalogue.ts'
import { plansOf } from '../../support/recorder.ts'
import { buildGroup } from '../../support/rows.ts'
import { runs } from '../../support/runs.ts'
import { foundIds, search, searchQuery } from '../../support/search.ts'
import { service } from '../../support/service.ts'

const { db } = service

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)
const misspelt = (word: string) => word.slice(0, 2) + word.slice(3)
const inAnyOrder = (cells: readonly object[] = []) => cells.map((cell) => JSON.stringify(cell)).sort()

const NAMES = [
  ...ROWS.listings.flatMap(({ type, city, area, features }) => [type, city, area, ...features]),
  ...[...ROWS.owners, ...ROWS.categories, ...ROWS.subcategories].map(({ name }) => name),
]
const WORDS = [...new Set([...NAMES.flatMap(wordsOf), 'hoarding', 'होर्डिंग', 'cinema', 'akhbar'])].sort()

test('what is counted by its kind and its owner is what there is row by row, for any words of the catalogue', async () => {
  const word = fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS).map(misspelt))
  const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((some) => some.join(' '))
  const text = fc.oneof(words, fc.constantFrom(...NAMES))
  const filters = fc.constantFrom('', '', '&media=ooh', '&media=ooh&media=vehicle', '&lit=front', '&format=Unipole')
  let counted = 0
  await fc.assert(
    fc.asyncProperty(text, filters, async (typed, narrow) => {
      const asked = prepareSearch(service, searchQuery(`q=${encodeURIComponent(typed.slice(0, 100))}${narrow}`))
      const { query, match } = asked
      const offered = offeredFacets(query.media)
      const unseen = FACETS.filter((name) => !offered.includes(name))
      const rowsOf = (filter: Parameters<typeof and>[0]) => [rowsFrom(match), and(isMatch(match), filter)] as const
      const [[homes], [cells], [everyHome], [everyCell]] = await db.batch([
        selectPlaceCells(db, asked),
        selectSearchCells(db, asked, offered),
        selectHomesOf(db, countedBy(rows.home, ...rowsOf(passesRest(asked)))),
        selectCells(db, offered, countedBy(rows.facet, ...rowsOf(and(isThere(asked), passesRest(asked, unseen))))),
      ])
      expect(inAnyOrder(homes?.cells)).toEqual(inAnyOrder(everyHome?.cells))
      expect(inAnyOrder(cells?.cells)).toEqual(inAnyOrder(everyCell?.cells))
      counted += homes?.cells.length ?? 0
    }),
    { numRuns: runs(150) },
  )
  expect(counted).toBeGreaterThan(runs(150))
})

test.each(['q=metro&media=ooh', 'q=billboard&media=ooh&city=Pune', 'q=bus&media=ooh&media=vehicle&sort=price'])(
  'rows of a text in a medium are found by their number, not by the medium: %s',
  async (text) => {
    const plans = await plansOf((ctx) => searchListings(ctx, searchQuery(text)))
    for (const { lines } of plans) {
      const [first] = lines.flatMap((line, i) => (line.startsWith('SCAN listings_fts') ? [lines[i + 1] ?? ''] : []))
      expect(first ?? '').not.toMatch(/^SEARCH listings USING .*search_rows_by_rating/)
    }
  },
)

// As many as a text has to be in to be common, and some.
describe('a text of thousands of listings', () => {
  const COUNT = 2_200
  const isOurs = inArray(listings.subcategoryId, ['plenty', 'single'])
  const id = (i: number) => `plenty-${i}`
  const best = (keeps: (i: number) => boolean) =>
    Array.from({ length: COUNT }, (_, i) => ({ id: id(i), rating: ((i * 37) % 500) / 100, i }))
      .filter(({ i }) => keeps(i))
      .sort((a, b) => b.rating - a.rating || (a.id < b.id ? 1 : -1))
      .slice(0, 3)
      .map((one) => one.id)

  beforeAll(async () => {
    await buildGroup(
      db,
      { category: 'ooh', group: 'plenty' },
      { id: 'plenty', type: 'Numbat', city: 'Pune', rating: 0 },
    )
    await buildGroup(db, { category: 'pr', group: 'single' }, { id: 'single', title: 'Numbat', city: 'Pune' })
    const made: Record<string, string> = {
      id: `'plenty-' || i`,
      ref: `'PLENTY-' || i`,
      rating: '(i * 37 % 500) / 100.0',
      city: `case i % 10 when 0 then 'Nagpur' else 'Pune' end`,
      type: `case i % 3 when 0 then 'Numbat' else 'Test' end`,
      title: `case i % 3 when 0 then 'Title' else 'A numbat of ' || i end`,
    }
    const names = Object.values(getTableColumns(listings)).flatMap(({ name, generated }) => (generated ? [] : [name]))
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT - 1})
       INSERT INTO listings (${names.join(', ')}) SELECT ${names.map((name) => made[name] ?? name).join(', ')}
       FROM n CROSS JOIN listings WHERE id = 'plenty'`,
    ).run()
  })
  afterAll(async () => {
    await db.delete(listings).where(isOurs)
  })

  test.each(['', '&sort=relevance'])('comes in order of rating, whatever matches: %j', async (sort) => {
    expect(await foundIds(`q=numbat${sort}`)).toEqual([...best(() => true), 'single'])
    expect(await foundIds(`q=numbat&city=Nagpur${sort}`)).toEqual(best((i) => i % 10 === 0))
    expect((await foundIds(`q=numbat&media=ooh${sort}`)).slice(0, 3)).toEqual(best(() => true))
    expect(await search('q=numbat&city=Nagpur')).toMatchObject({ total: COUNT / 10 })
    expect(await search('q=numbat')).toMatchObject({ total: COUNT + 2 })
  })

  test('is found where it covers places, and not at its home then', async () => {
    const [first = ''] = best((i) => i % 10 === 0)
    await db.insert(coverage).values({ listingId: first, state: 'Kerala', city: '' })
    expect(await foundIds('q=numbat&state=Kerala')).toEqual([first])
    expect(await foundIds('q=numbat&city=Nagpur')).toEqual(best((i) => i % 10 === 0 && id(i) !== first))
    await db.delete(coverage).where(eq(coverage.listingId, first))
  })
})
