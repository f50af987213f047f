import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { folded, readMinutes, relatedKeywords, searchWords } from './words.ts'

const keywords = (title: string, excerpt = '', content = '') => relatedKeywords({ title, excerpt, content })

describe('related keywords', () => {
  test('come from the title, then the excerpt, then the text, each once in any case', () => {
    expect(keywords('Rates and RATES', 'The owner sets rates', '<p>Owner of <b>hoardings</b></p>')).toEqual([
      'rates',
      'owner',
      'sets',
      'hoardings',
    ])
  })

  test('have four letters or more: digits and signs do not count', () => {
    expect(keywords('A six 2026 four a1b2c3 five’s ads')).toEqual(['four', 'five’s'])
  })

  test('are never names of tags, attributes or characters', () => {
    expect(keywords('', '', '<blockquote class="wide">Fair &#x26;nbsp; price</blockquote>')).toEqual([
      'fair',
      'nbsp',
      'price',
    ])
  })

  test('are ten at most, unique in any case, in order of first appearance, whatever is in the article', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ unit: 'grapheme' }), (title, excerpt, content) => {
        const found = keywords(title, excerpt, content)
        expect(found.length).toBeLessThanOrEqual(10)
        expect(new Set(found.map((word) => word.toLowerCase())).size).toBe(found.length)
        for (const word of found) expect(word.match(/\p{L}/gu)?.length).toBeGreaterThanOrEqual(4)
      }),
    )
    const words = 'alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima'.split(' ')
    expect(keywords(words.join(' '))).toEqual(words.slice(0, 10))
  })
})

describe('time to read', () => {
  test.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [300, 2],
    [1_000, 5],
    [1_400, 7],
  ])('%i words take %i min', (count, minutes) => {
    expect(readMinutes(Array.from({ length: count }, () => 'word').join(' '))).toBe(minutes)
  })

  test('dashes and bullets are not words', () => {
    expect(readMinutes('– • '.repeat(1_000))).toBe(1)
  })
})

test('a search has each word once, in one case and one form of Unicode', () => {
  expect(searchWords('  Rate  RATE cafe\u0301 ')).toEqual(['rate', 'café'])
  expect(searchWords(undefined)).toEqual([])
  expect(folded('CAFÉ')).toBe(folded('cafe\u0301'))
})
