import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endsClause, normalise, tokenise } from './tokens.ts'

describe('normalise', () => {
  test.each([
    ['  Budget\n\t5  Lakh ', 'budget 5 lakh'],
    ['५ लाख', '5 लाख'],
    ['৫০ hazar', '50 hazar'],
    ['1–31 January', '1-31 january'],
    ['Jan ’27', "jan '27"],
    ['1½ crore', '1.5 crore'],
    ['½ crore', '0.5 crore'],
    ['₨ 500', 'rs 500'],
    ['５ lakh', '5 lakh'],
    ['5\u200b lakh', '5 lakh'],
  ])('%j is %j', (text, expected) => expect(normalise(text)).toBe(expected))

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const once = normalise(text)
        expect(normalise(once)).toBe(once)
      }),
    )
  })
})

describe('tokenise', () => {
  test('keeps Indian and western groups whole, and a list of numbers apart', () => {
    expect(tokenise('10,00,000 or 1,000,000').map(({ value }) => value)).toEqual([1_000_000, null, 1_000_000])
    expect(tokenise('1,2 and 3').map(({ text }) => text)).toEqual(['1', ',', '2', 'and', '3'])
  })

  test('parts a number from its unit, and knows that they touch', () => {
    expect(tokenise('5l').map(({ text, glued }) => [text, glued])).toEqual([
      ['5', false],
      ['l', true],
    ])
  })

  test('places lead back to the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (raw) => {
        const text = normalise(raw)
        for (const token of tokenise(text)) expect(text.slice(token.start, token.end)).toBe(token.text)
      }),
    )
  })
})

test('a comma and a full stop end a clause, the dot of an abbreviation does not', () => {
  const tokens = tokenise('rs. 5 lakh, max. two. now')
  expect(tokens.filter((_, i) => endsClause(tokens, i)).map(({ start }) => start)).toEqual([10, 20])
})

test('the first word of a text touches nothing, and past the last one every clause ends', () => {
  expect(tokenise('lakh')[0]?.glued).toBe(false)
  expect(endsClause(tokenise('lakh'), 0)).toBe(false)
  expect(endsClause(tokenise('lakh'), 1)).toBe(true)
})
