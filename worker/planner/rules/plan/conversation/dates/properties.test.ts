import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../../../tests/support/runs.ts'
import { addDays } from '../../../../../kernel/rules/dates.ts'
import { normalise } from '../text/tokens.ts'
import { readDates } from './dates.ts'

const TODAY = '2026-11-23'
const read = (text: string) => readDates(normalise(text), TODAY)

describe('whatever is written', () => {
  const aDate = fc.integer({ min: 1, max: 500 }).map((days) => addDays(TODAY, days))
  const spoken = (date: string) => {
    const [y, m, d] = date.split('-').map(Number)
    return `${d}/${m}/${y}`
  }

  test('two dates in figures come back as they were written', () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: 0, max: 120 }), (start, length) => {
        const end = addDays(start, length)
        expect(read(`from ${spoken(start)} to ${spoken(end)}`)).toMatchObject({ start, end })
        expect(read(`${start} to ${end}, 10 lakh`)).toMatchObject({ start, end })
      }),
    )
  })

  test('n days from a date end n - 1 days later', () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: 1, max: 300 }), (start, days) => {
        expect(read(`${days} days from ${start}`)).toMatchObject({ start, end: addDays(start, days - 1) })
      }),
    )
  })

  test('nothing throws, and dates without a problem are real, in order, and not over', () => {
    const word = fc.constantFrom(
      '1',
      '31',
      '2027',
      'jan',
      'march',
      'may',
      'to',
      '-',
      'se',
      'tak',
      'mid',
      'last',
      'first',
      'half',
      'of',
      'week',
      '2',
      'weeks',
      'next',
      'month',
      'holi',
      'diwali',
      'after',
      'before',
      'q',
      '4',
      'fy',
      '27',
      'and',
      ',',
      'for',
      'summer',
      'end',
      'till',
      '30/2/2027',
      '1/2/2027',
      'kal',
      'not',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
          fc.string({ unit: 'grapheme' }),
        ),
        (raw) => {
          const text = normalise(raw)
          const { start, end, problem, spans } = readDates(text, TODAY)
          for (const span of spans)
            expect(0 <= span.start && span.start < span.end && span.end <= text.length).toBe(true)
          if (problem) return
          for (const date of [start, end]) if (date) expect(addDays(date, 0)).toBe(date)
          if (start && end) expect(start <= end && end >= TODAY && start >= TODAY).toBe(true)
        },
      ),
      { numRuns: runs(500) },
    )
  })

  // A pattern that tries everything would not end. How the time grows is in tests/bench/readers.ts.
  test.each([
    ['1 '],
    ['jan '],
    ['1-'],
    ['1/'],
    ['jan, '],
    ['first '],
    ['holi and '],
    ['2 weeks '],
    ['next month to '],
    ['1 jan to '],
  ])('the dates after 4,000 characters of %j are found', (junk) => {
    const text = `${junk.repeat(Math.ceil(4_000 / junk.length)).slice(0, 4_000)}. From 5/3/2027 to 9/4/2027.`
    expect(read(text)).toMatchObject({ start: '2027-03-05', end: '2027-04-09', problem: null })
  })

  test('a list may be longer than the stack is deep', () => {
    expect(read('jan, '.repeat(8_000))).toMatchObject({ start: '2027-01-01', end: '2027-01-31' })
  })
})
