import { describe, expect, test } from 'vitest'
import { arrowsOf, foreignTables, longestChain, pairsOf, ROOMS, roomOf, tablesNamed } from './house.ts'
import { readSources, toSource } from './sources.ts'

const product = readSources('app', 'worker').filter(({ path }) => !/\.test\.tsx?$/.test(path))
const worker = product.filter(({ path }) => path.startsWith('worker/'))
const features = product.filter(({ path }) => path.startsWith('app/features/'))

describe('the house', () => {
  test('has twelve rooms and an entry, and ten features', () => {
    expect([...new Set(worker.map(({ path }) => roomOf(path)))].toSorted()).toEqual(ROOMS.toSorted())
    expect(new Set(features.map(({ path }) => roomOf(path))).size).toBeLessThanOrEqual(10)
    expect(arrowsOf(worker).size).toBeGreaterThan(40)
  })

  test('has no two rooms that import each other, not even a type', () => expect(pairsOf(product)).toEqual([]))
  test('has rooms that know only those below them', () => {
    const floor = (room = '') => ROOMS.map(String).indexOf(room)
    const upward = [...arrowsOf(worker)].filter(([arrow]) => {
      const [from, to] = arrow.split(' → ')
      return floor(from) <= floor(to)
    })
    expect(upward).toEqual([])
  })
  test('is at most nine floors high', () => expect(longestChain(worker).length).toBeLessThanOrEqual(9))

  test('names no table of another room in a statement, and a view of another room seldom', () => {
    const foreign = foreignTables(worker)
    expect(foreign.tables).toEqual([])
    expect(foreign.views.length).toBeLessThanOrEqual(40)
  })
})

describe('the plan', () => {
  const file = (path: string, text: string) => toSource(`worker/${path}`, text)

  test.each(['import', 'import type'])('sees two rooms that know each other by %s', (keyword) => {
    const sources = [
      file('booking/line.ts', `import { listing } from '../catalogue/listing.ts'`),
      file('catalogue/listing.ts', 'export const listing = 1'),
      file('catalogue/days.ts', `${keyword} { line } from '../booking/line.ts'`),
    ]
    expect(pairsOf(sources)).toEqual([
      'booking ↔ catalogue: worker/booking/line.ts → worker/catalogue/listing.ts; worker/catalogue/days.ts → worker/booking/line.ts',
    ])
  })

  test('follows the longest chain, and a circle once', () => {
    const chain = [
      file('a/x.ts', `import '../b/x.ts'`),
      file('b/x.ts', `import '../c/x.ts'`),
      file('c/x.ts', ''),
      file('d/x.ts', `import '../c/x.ts'`),
    ]
    expect(longestChain(chain)).toEqual(['a', 'b', 'c'])
    expect(longestChain([...chain, file('c/y.ts', `import '../b/x.ts'`)]).length).toBeGreaterThan(3)
  })

  const named = (text: string) => tablesNamed({ path: 'worker/booking/x.server.ts', text }).map(({ table }) => table)

  test.each([
    ['sql`select 1 from listings`', ['listings']],
    ['sql<number>`(select count(*) from listings l join owners o on o.id = l.owner_id)`', ['listings', 'owners']],
    [`sql\`update listings set rate = \${sql\`(select rate from spots)\`}\``, ['listings', 'spots']],
    ['sql.raw(`select 1 from listings, owners`)', ['listings', 'owners']],
    [`db.prepare('insert into listings (id) values (1)')`, ['listings']],
    ['sql`with days as (select 1) select * from days`', []],
    [`sql\`select 1 from \${listings}\``, []],
    ['const text = `a letter from listings`', []],
  ])('reads the tables of %s', (text, tables) => expect(named(text)).toEqual(tables))

  test('tells a table of another room from its own, and from a view for others', () => {
    const sources = [
      file('catalogue/x.table.ts', `sqliteTable('listings', {}); sqliteView('listing_facts', {}).existing()`),
      file('catalogue/x.server.ts', 'sql`select 1 from listings`'),
      file('booking/x.server.ts', 'sql`select 1\nfrom listings`; sql`select 1 from listing_facts`'),
    ]
    expect(foreignTables(sources)).toEqual({
      tables: ['worker/booking/x.server.ts:2 names listings, which catalogue keeps'],
      views: ['worker/booking/x.server.ts:2 names listing_facts, which catalogue keeps'],
    })
  })
})
