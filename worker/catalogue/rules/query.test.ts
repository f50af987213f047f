import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tests/support/runs.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { parse, parseSearch } from '../../kernel/rules/parse.ts'
import {
  CategoryQuery,
  CategoryRef,
  ListingQuery,
  ListingRef,
  ListingsRef,
  OrderQuery,
  SpotQuery,
  SpotRef,
} from './query.ts'
import { PAGE_SIZE, toSearch } from './search-part.ts'

const ask = (search: string) => parseSearch(ListingQuery, new URLSearchParams(search))
const refusal = (search: string, schema: v.GenericSchema = ListingQuery) => {
  try {
    parseSearch(schema, new URLSearchParams(search))
  } catch (error) {
    if (error instanceof DomainError) return error
  }
  throw new Error(`${search} was not refused`)
}

describe('a listing query', () => {
  test('of nothing asks for the first page of everything', () => expect(ask('')).toEqual({ page: 1, size: 24 }))

  test('reads every facet', () => {
    const search =
      'q=link+road&group=news&city=Mumbai&language=Hindi&band=mid&duration=3&available=now&sort=price&page=2'
    expect(ask(search)).toEqual({
      q: 'link road',
      group: 'news',
      city: 'Mumbai',
      language: 'Hindi',
      band: 'mid',
      duration: 3,
      available: 'now',
      sort: 'price',
      page: 2,
      size: 24,
    })
  })

  test('takes an empty field of a form as "any"', () => {
    expect(ask('q=&group=&city=&language=&band=&duration=&available=&sort=')).toEqual({ page: 1, size: 24 })
  })

  test('trims what was typed', () => expect(ask('q=++metro++').q).toBe('metro'))
  test('ignores names that it does not know', () =>
    expect(ask('utm_source=mail&gclid=1')).toEqual({ page: 1, size: 24 }))
  test('takes the last of a name given twice', () => expect(ask('city=Pune&city=Delhi').city).toBe('Delhi'))

  test.each(['0', '-1', '01', '1.5', '1e3', '٣', 'abc', '5001', '99999999999', ' 1'])('refuses the page %j', (page) => {
    expect(refusal(`page=${encodeURIComponent(page)}`)).toMatchObject({
      code: 'bad_input',
      message: 'The page is a number from 1 to 5000',
      issues: [{ path: 'page' }],
    })
  })

  test.each(['band=cheap', 'language=Klingon', 'sort=id', 'duration=7', 'available=yes', 'group=News', 'group=a--b'])(
    'refuses %s, which is not offered',
    (search) => expect(refusal(search).body).toMatchObject({ code: 'bad_input', message: /offered|number/ }),
  )

  test('refuses a search of more than 100 characters', () => {
    expect(ask(`q=${'x'.repeat(100)}`).q).toHaveLength(100)
    expect(refusal(`q=${'x'.repeat(101)}`).message).toBe('The search can have at most 100 characters')
  })

  test.each(['%00', 'a%00b', '%1B[2J', 'a%0Db'])('refuses control characters: %s', (q) => {
    expect(refusal(`q=${q}`).message).toBe('The search contains characters that cannot be searched')
  })

  test.each(["' OR 1=1 --", '<script>alert(1)</script>', '100%', '_', '😀', 'दैनिक', '"; DROP TABLE listings'])(
    'takes %j for what it is, text',
    (q) => expect(ask(new URLSearchParams({ q }).toString()).q).toBe(q),
  )
})

/** Names of the grammar and others, with values that people, forms and attackers send. */
const anySearch = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(...Object.keys(ListingQuery.entries), 'terminal', 'quantity', '__proto__', 'constructor'),
        fc.string({ unit: 'binary' }),
      ),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme', maxLength: 10_000 }),
        fc.integer().map(String),
        fc.constantFrom('', 'now', 'mid', 'Hindi', 'price', '1', 'NaN', '\0', '%', '../..'),
      ),
    ),
    { maxLength: 12 },
  )
  .map((pairs) => new URLSearchParams(pairs))

test.each([
  ['ListingQuery', ListingQuery],
  ['CategoryQuery', CategoryQuery],
  ['SpotQuery', SpotQuery],
  ['OrderQuery', OrderQuery],
])('any address gives %s a query or a bad_input with a message, and nothing else', (_, schema) => {
  fc.assert(
    fc.property(anySearch, (search) => {
      try {
        parseSearch(schema, search)
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError)
        expect(error).toMatchObject({ code: 'bad_input', message: expect.stringMatching(/./) })
      }
    }),
    { numRuns: runs(500) },
  )
})

test('a query that was read comes back from its own address', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      let query: ListingQuery
      try {
        query = parseSearch(ListingQuery, search)
      } catch {
        return
      }
      expect(parseSearch(ListingQuery, new URLSearchParams(toSearch(query)))).toEqual(query)
    }),
    { numRuns: runs(500) },
  )
})

describe('toSearch', () => {
  test('leaves out what is empty or the first page', () => {
    expect(toSearch({ q: '', city: undefined, page: 1 })).toBe('')
    expect(toSearch({ q: 'link road', page: 2 })).toBe('?q=link+road&page=2')
  })
})

test('the offset of the deepest page stays a small number', () => {
  expect((ask('page=5000').page - 1) * PAGE_SIZE).toBeLessThan(1_000_000)
})

describe('a reference', () => {
  test('keeps ids as they are', () => {
    const ref = { category: 'ooh', subcategory: 'billboard', id: 'hitec-city-flyover_2' }
    expect(parse(ListingRef, ref)).toEqual(ref)
    expect(parse(SpotRef, { category: 'tv', id: 'one', spot: 'two' })).toEqual({
      category: 'tv',
      id: 'one',
      spot: 'two',
    })
    expect(parse(CategoryRef, { category: 'magazine', language: 'Hindi' })).toEqual({
      category: 'magazine',
      language: 'Hindi',
    })
  })

  test('of a channel has no group', () => {
    expect(parse(ListingRef, { category: 'tv', id: 'one' }).subcategory).toBeNull()
    expect(parse(ListingsRef, { category: 'tv', subcategory: null }).subcategory).toBeNull()
  })

  test('of what cannot be an id becomes one that nothing has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { id } = parse(ListingRef, { category: 'ooh', subcategory: 'billboard', id: text })
        expect(id === text || id === '').toBe(true)
      }),
    )
    for (const hostile of ['x'.repeat(10_000), 'a\0b', "' OR 1=1", '<b>', '😀', '../x', 'A', '', undefined, null, 7]) {
      expect(parse(ListingRef, { category: hostile, subcategory: 'x', id: hostile })).toMatchObject({
        category: '',
        id: '',
      })
    }
  })
})
