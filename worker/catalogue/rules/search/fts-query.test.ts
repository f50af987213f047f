import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ftsQuery, searchedWords } from './fts-query.ts'

const ask = (text: string) => ftsQuery(searchedWords(text))

describe('an expression', () => {
  test('wants every word, the last one as far as it goes', () => {
    expect(ask('Zebra skyl')).toBe('("Zebra" OR "zebras") AND ("skyl" * OR "skyls")')
  })

  test('takes a word under all its names and in both numbers', () => {
    expect(ask('lorry')).toBe('("lorry" OR "lorries" OR "Truck" OR "trucks" OR "ट्रक")')
  })

  test('has each spelling once, in any case it is written', () => {
    expect(ask('TRUCKS')).toBe('("TRUCKS" OR "truck" OR "Lorry" OR "lorries" OR "ट्रक")')
  })

  test('takes the longest name for one thing', () => {
    expect(ask('Digital Hoarding')).toContain('"Digital Hoarding"')
    expect(ask('Digital Hoarding')).not.toContain(' AND ')
    expect(ask('नई दिल्ली metro')).toMatch(/^\("नई दिल्ली".*"Delhi".*\) AND \("metro"/)
  })

  test('leaves out what says nothing, unless there is nothing else', () => {
    expect(ask('ads in zeb')).toBe('("zeb" * OR "zebs")')
    expect(ask('in')).toBe('("in" *)')
  })

  test('does not look for a prefix of one letter', () => expect(ask('zeb q')).toBe('("zeb" OR "zebs") AND ("q")'))

  test.each(['', '   ', '%', '"', '*', '😀', '-()^:'])('of %j, which has no word, matches nothing', (text) =>
    expect(ask(text)).toBe('""'),
  )

  test('is bounded', () => expect(ask('q '.repeat(50)).split(' AND ')).toHaveLength(12))

  test('keeps any text within its quotes', () => {
    const syntax = fc.constantFrom(
      '"',
      '*',
      '(',
      ')',
      ' AND ',
      ' OR ',
      ' NOT ',
      'NEAR(',
      ':',
      '^',
      '-',
      '+',
      '{title}',
      "'",
      '\0',
    )
    const anyText = fc.array(fc.oneof(fc.string({ unit: 'binary' }), syntax, fc.constantFrom('mumbai', 'led')))
    fc.assert(
      fc.property(anyText, (parts) => {
        const pieces = ask(parts.join('')).split('"')
        expect(pieces.length % 2).toBe(1)
        for (const [i, piece] of pieces.entries()) {
          if (i % 2 === 0) expect(piece).toMatch(/^(?: \*| OR | AND |[()])*$/)
          else expect(piece).toMatch(/^[\p{L}\p{N}\p{Co}\p{Mn}\p{Mc} ]*$/u)
        }
      }),
    )
  })
})
