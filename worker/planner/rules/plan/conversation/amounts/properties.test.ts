import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalise } from '../text/tokens.ts'
import { readAmounts } from './amounts.ts'

const read = (text: string) => readAmounts(normalise(text))
const amounts = (text: string) => read(text).budgets.map(({ amount }) => amount)

describe('whatever is written', () => {
  const grouped = new Intl.NumberFormat('en-IN')

  test('n lakh reads as n lakh in words and in any grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (n) => {
        expect(amounts(`${n} lakh`)).toEqual([n * 1e5])
        expect(amounts(`Budget ₹${grouped.format(n * 1e5)} for Pune`)).toEqual([n * 1e5])
        expect(amounts(`${(n * 1e5).toLocaleString('en-US')}`)).toEqual([n * 1e5])
      }),
    )
  })

  test('a range never starts above its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        for (const { min, amount } of read(`${a}-${b} lakh`).budgets) expect(min ?? 0).toBeLessThanOrEqual(amount)
      }),
    )
  })

  test('nothing throws, spans lie within the text, and amounts are whole', () => {
    const word = fc.constantFrom(
      '₹',
      'rs',
      '5',
      '10,00,000',
      'lakh',
      'cr',
      '-',
      'to',
      '%',
      'per',
      'city',
      'max',
      'half',
      'saadhe',
      ',',
      '+',
      'gst',
      '/',
      '.5',
      'k',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
          fc.string({ unit: 'grapheme' }),
        ),
        (raw) => {
          const text = normalise(raw)
          const { spans, budgets } = readAmounts(text)
          for (const { start, end } of spans) expect(0 <= start && start < end && end <= text.length).toBe(true)
          for (const { amount, min } of budgets) expect(Number.isInteger(amount) && (min ?? 0) <= amount).toBe(true)
        },
      ),
    )
  })

  // A pattern that tries everything would not end. How the time grows is in tests/bench/readers.ts.
  test.each([
    ['5 '],
    ['1,'],
    ['lakh '],
    ['-'],
    ['and a half '],
    ['60% '],
    ['111,'],
    ['sau '],
    ['plus gst '],
    ['1 lakh '],
  ])('the budget after 4,000 characters of %j is found', (junk) => {
    const text = `${junk.repeat(Math.ceil(4_000 / junk.length)).slice(0, 4_000)} . Our budget is 12 lakh.`
    expect(amounts(text).at(-1)).toBe(12e5)
  })
})
